import type { TypeProse } from "../type-prose.ts";

export const intp: TypeProse = {
  stances: {
    company: "solitude",
    pace: "patience",
    order: "improvise",
    candor: "truth",
    trust: "slow",
    head: "logic",
    voice: "withhold",
  },
  bySign: {
    Aries: {
      thesis:
        "Say at a picnic that nobody could cross that creek on a sheet of plywood, and before the plates go around, your shoes are off. The doubt was INTP’s: has anyone checked? Aries went to find the plywood. Back you come, wet, delighted, and refuted, with a better question, and half the party is now in the creek. New ideas get the same welcome: they’re met at the door and asked to prove themselves, and if they can, whoever brought them has a friend for life, at any rank or age. Bullies make you eloquent. Your own temper is over before it’s noticed. And a nine-year-old with a good objection can hold you up on the sidewalk for twenty minutes, to your mutual satisfaction.",
      argument: [
        "INTP wants to find out who’s right. Aries would like it to be you. So you argue to the last ditch, cheerfully, one against three, well after it has struck you that your friend has a point about the schools. She goes home hoarse. You’re barely alone when you come over to her side completely, because you can be persuaded, which is a rarer thing than winning. Only you don’t call. By Thursday her view is yours, with improvements, and she hears of it from a third person. She decides that talking to you is no use, though she has changed your mind more than anyone alive.",
        "Make the call this week: “I’ve been thinking about what you said. You were right, and I came around about ten minutes after you left.” Keep the improvements to yourself. She’ll only want to know what took you so long.",
      ],
    },
    Taurus: {
      thesis:
        "The answer comes eleven days later, in the middle of a walk. Nobody remembers asking. But on some Sunday a friend wondered aloud whether to take the job, you said “Hm,” and since then the question has been with you on the stairs, in the bath, and along the river, until you can tell her what it really turns on. INTP won’t hand over an idea that hasn’t been examined from below, and Taurus sees no reason to hurry something that’s ripening, so people act on what you say, and it holds. Children and nervous dogs settle near you. You know which bench has the wind at its back. Your jokes are slow and very dry, and somebody always gets one halfway down the street.",
      argument: [
        "“Let’s drive to the coast tomorrow,” a friend says, and your whole body says yes. Taurus has its feet in the water already, while INTP would like to know about the tide, the traffic, where one parks, and whether this is the best coast for it. They’re honest questions; you ask them because you want to go, and a wish of yours has to bring its reasons before it’s let in. Around nine the answers satisfy you, by which time she’s taken her sister. To her ear you sounded like somebody looking for the exit, and next spring she won’t think of you first, which is a pity, since no one would have enjoyed the water more.",
        "This week, give the first answer first: “Yes, I’d love to. I’ll have forty questions in the car.” Some of them she’ll even like.",
      ],
    },
    Gemini: {
      thesis:
        "Somebody in the group chat asks what time it gets dark. There are, it turns out, three kinds of twilight, one of them belongs to sailors, and that evening nine people who’d only wanted to know when to walk the dog are out on their balconies, looking west. INTP couldn’t rest until it knew. Gemini couldn’t rest until they did. An errand with you for one lightbulb takes in the paint man’s theory of white, the history of the shopping cart, and somebody’s broken heart, which you handle more gently than people expect from anyone that quick. No question is stupid in your presence. And your best jokes are on yourself, told so fast that half of them are discovered on the way home.",
      argument: [
        "“I’ll miss you,” they say on the platform, and out of your mouth comes something so funny that they’re still laughing when the doors close. Gemini answered, as it does, in under a second. INTP was asked the same thing and had gone to look for what was true, and comes back with it after the third stop, complete and rather beautiful. By then it seems too late to send, so it stays with you, and they’ve got another joke. They have a great many by now, they love them, and on a lonely night they go through the whole collection without discovering one thing to hold on to.",
        "This week, deliver one late: “You said you’d miss me, and I made a joke. The real answer just got here. I’ll miss you, too.” That kind of message doesn’t go stale.",
      ],
    },
    Cancer: {
      thesis:
        "“Clause nine says he can’t,” reads the message, sent at ten past one in the morning, and that’s how a friend with a terrible landlord learns that she’s loved. Cancer had heard her voice on the phone, and INTP read the lease, then the city code, then a court ruling from somewhere up north, and sent her the one line she needed. In waiting rooms it’s you who asks the doctor the right question, quite softly. You remember what people were afraid of three years ago, and how it turned out. At a long table you pass for a houseplant. Put you on a couch late at night with the three who matter, and there’ll be songs, voices, and a very unfair impression of the landlord.",
      argument: [
        "The article about mushrooms means that you miss them. Cancer would like to spend an afternoon in the same room with no purpose whatever, but INTP doesn’t believe in contact without content; a message ought to say something. So you wait until there’s something to say, for weeks if necessary, and then it arrives, nine pages on how trees share sugar, which they skim before they write “Wow, nature!” and you lay the phone face down and feel oddly alone. How should they know? They think of you as somebody with a full life and a busy mind, and would have loved to be bothered.",
        "This week, leave out the mushrooms: “I don’t have any news. I just miss you. What are you doing Saturday?” On the screen it’ll look thin to you, hardly worth a person’s time. See how fast they answer it.",
      ],
    },
    Leo: {
      thesis:
        "For an hour nobody has noticed you. Then someone wonders how anyone can know how far away a star is, and the forks come down. INTP worked it out long ago, alone, for the love of it; Leo has been hoping all evening that somebody would ask. You use the oranges, the lamp, and a startled guest, and a table of people who hated physics all get the same look in the same second. Wonder aloud what a black hole would do to a sandwich, and you’ll act it out. Friends get introduced as the leading authorities on whatever they do, and stand straighter. One exact compliment keeps you warm for a week, and you’d hate for anyone to know you can still recite it.",
      argument: [
        "Leo did it for the look on people’s faces, but INTP can’t let praise stand that isn’t accurate. So a woman comes up afterward with shining eyes to say that it’s the best talk she’s heard in years, and you inform her that the middle doesn’t really hold and one of the figures was out of date. You mean it as honesty between equals; what she hears is that she has poor judgment. She turns a little pink, says well, she liked it, and the next time something of yours moves her, she tells her sister. You drive home starved, thinking that nobody noticed.",
        "When praise comes this week, take it in the condition it’s in: “Thank you. I hoped somebody would enjoy that.” Then stop, with the middle part still in your mouth. The errors can be announced on Monday.",
      ],
    },
    Virgo: {
      thesis:
        "The sign says four miles, and it’s four point three. Virgo measured. INTP wants to know where they were measuring from, and by the time you all reach the lake you’ve found out, from an old ranger you got to talking with, and heard about the bears as well. What you say can be built on: the bus does leave at six past, and the word really does mean that. If a friend takes up bees, you’ll have read about bees before you meet again, enough to ask the one question she’s been dying to answer. Clumsy people aren’t embarrassed near you. And your funniest remarks, made into your collar, go off like a slow fuse somewhere around the parking lot.",
      argument: [
        "As long as you’re thinking, the pile doesn’t exist. Be it the desk, the car, or a whole back room, INTP walks around it for a month with its mind on higher things. Then the bell rings and Virgo sees everything at once, down to the cup. So when a friend drops by, you step outside and pull the door shut behind you, and the two of you stand talking on the steps for forty minutes in the wind. She’s had a bad day and was hoping to sit down, but she looks at the door and decides it’s the wrong time. After the second visit on the steps, she calls first, and then less.",
        "Let somebody in this week before it’s fit to be seen: “It’s a disgrace in there, and I’d rather have you in it than out here. Come in.” She’s looking for a chair. She’ll find one.",
      ],
    },
    Libra: {
      thesis:
        "After an evening with you, people go home and apologize to somebody. They’d arrived furious, about a sister or a neighbor’s hedge, and you’d only listened and asked two questions, the second of them rather funny. INTP had found the sense in the sister’s position, and Libra put it so nicely that it sounded like their own idea. Somebody hasn’t spoken yet, and one glance from you brings them in. A proof, a bridge, or a well-set page gives you the same pleasure, of nothing too much and nothing missing. Pushy people take you for easy game. They’re still explaining, an hour later, and you’re still nodding, and your opinion hasn’t moved by the width of a hair.",
      argument: [
        "INTP sees the hole in any plan within a minute; Libra sees that everyone’s happy. Eight friends have settled on the island for Sunday, the picnic’s been divided up, somebody is already singing, and you happen to know that there’s no ferry on Sundays. You look around at all those faces. “Sounds lovely,” you say. Someone is bound to check. So on Sunday eight people stand on a dock with a cooler, and one of them turns and asks if you knew. Lying you can’t do. The ferry they’d forgive; it’s the nodding that bothers them, and for a good while they look twice whenever you agree.",
        "Speak up this week while it’s cheap, as pleasantly as you please: “I love this plan, and it has a hole in it. I’d rather you heard that from me than from an empty dock.” They’ll groan. Then they’ll find a lake.",
      ],
    },
    Scorpio: {
      thesis:
        "“That’s odd,” you murmur, over a receipt or a date or a smile that stayed on a second too long, and the people who know you put down their drinks. INTP can’t leave a gap alone, and Scorpio suspects that a gap is where somebody has been standing. Most of the time you do nothing about it; you’d simply like to know. But when a friend is in real trouble, the sort that isn’t mentioned at parties, it’s you who gets the call, since you can’t be shocked, you don’t pass things on, and you ask what everyone else was too polite for. Your interest, once it’s caught, lasts for years. And the best joke at the wake, the one that can’t be repeated, was yours.",
      argument: [
        "A friend does you a real wrong, and you understand him at once. INTP takes it apart, finds the fear underneath, and explains it, over two hours, more fairly than he could have himself, while his shoulders come down. He goes home forgiven, as he thinks. Scorpio wasn’t consulted. Half a year later there’s still frost on your messages, and when he asks, bewildered, whether something has happened since then, you reply truthfully that nothing has. “But you said you understood!” You did, and you do. Only, knowing why isn’t the same as being over it, and neither of you noticed.",
        "Whoever it is, tell them this week: “I understand why you did it. I’m also still angry, and I haven’t said so.” That gives them something they can work on. Being understood had left them nothing to do.",
      ],
    },
    Sagittarius: {
      thesis:
        "Ask you the way to the station and you’ll supply the way, the reason so many stations were put on the wrong side of the river, and, since you’re enjoying this, your company for six blocks. INTP looks for the rule behind a thing. Sagittarius wants to go and see if it holds in Peru. So the strange part of every religion is familiar to you, along with a few words of a great many languages, and you debate with anyone, decide lightly, and take it back without shame. Books, second chances, and the last seat in the car are handed out freely. And nobody’s better to be lost with, because it takes you an hour to notice, and by then it’s interesting.",
      argument: [
        "“You have to come and stay with me,” Sagittarius tells people at one in the morning, a hand on their shoulder. “A whole week. We’ll do the coast!” It’s heartfelt. INTP hears about it in March, by message: they’ve booked. So they get a splendid first evening and, from the second day, a host who has rather a lot to read, offers to walk the neighbor’s dog, and is in bed by nine. They can’t think what they’ve done, and on the fourth day they remember some friends farther up the shore. You wave, feeling like a monster, and so relieved that you have to sit down.",
        "This week, make one invitation your true size: “Come for Saturday. I’m good company for one day, and I want you to get that one.” They’ll have a wonderful time, and they’ll be asked again.",
      ],
    },
    Capricorn: {
      thesis:
        "People bring you the thing they’ve been nodding at for years. What is a bond, actually? Why does a plane stay up? They ask it low, looking around, and you clear a space on the table and begin at the beginning, with two salt shakers, and nobody’s made to feel slow. INTP can’t use an idea until it’s been taken apart; Capricorn doesn’t mind how many screws there are. So what you know, you know from the ground up, and it doesn’t come loose. Promises from you are few, and they get kept. New acquaintances need about a week to find out that you’re joking. And anyone who’s honestly curious can keep you at that table until the chairs are put up.",
      argument: [
        "INTP has no respect for ceremonies; Capricorn has been working toward this one for years. When the certificate or the prize or the plaque finally comes, you make fun of it, very well, and to everyone who asks you say that it’s a formality, an hour of speeches, and they shouldn’t dream of coming. They have jobs, and they take you at your word. So on the day you shake the hand, turn around for the photograph, and catch yourself looking along the rows. One face would have been enough. They hear later, from somebody else, that it was quite an occasion, and feel excluded.",
        "Whatever you’ve earned next, however minor, invite someone this week: “I said it wasn’t worth coming to. I’d like you there. It’s Thursday at four.” Go on making fun of it, by all means. You’ll have company.",
      ],
    },
    Aquarius: {
      thesis:
        "A door that looks like pull and turns out to be push can occupy you for the rest of the block. INTP wants to know how a thing works, Aquarius wants to know who decided that it had to work that way, and let loose at a dinner, the two of them will ask why a week has seven days and truly want an answer. Guests are still arguing in their cars. The intern’s idea gets the same hearing as the director’s. A friend who resurfaces after a year finds the conversation where it was left, with no reproach and the same running joke. Odd people relax around you. You’d honestly like life to be better designed for everyone.",
      argument: [
        "Show you better evidence, and nearly any opinion of yours is open to revision. That’s INTP, and it’s a joy to argue with. But Aquarius closed the file long ago on certain matters, weddings, birthdays, group photos, being told to have fun, and there your reasoning changes sides and goes to work for a plain no. An old friend asks whether you’d say a few words at hers. You explain, amusingly, what’s wrong with ceremonies. She laughs and asks a cousin. In June you stand at the back with a paper plate, hearing him get her wrong and knowing exactly what should have been said.",
        "You’d never leave a theory untested that long. Pick something you always refuse, and call whoever offered it last: “I’ve said no to this for years without checking. I’d like to find out whether I’m still right. Does the invitation stand?” Stay two hours.",
      ],
    },
    Pisces: {
      thesis:
        "Halfway through somebody’s sentence your eyes go to the window, and people who know you stop and wait, because something good is coming. Then it comes, sideways: a comparison with jellyfish, and for the first time all evening the problem makes sense. INTP was pursuing the logic the whole time; Pisces had wandered off and met the answer. Your questions are so gentle and so strange that shy people answer them. A wasp gets carried out on a postcard, with an apology. You know by heart things nobody would think of memorizing, you lose track of Wednesdays, and when a friend is ashamed of something, you’re the one who can say, truly and with interest, that it’s not odd in the least.",
      argument: [
        "A friend brings the new man to dinner. He’s charming, he refills everyone’s glass, and something in you goes cold. That’s Pisces, which has never needed reasons; INTP asks for the evidence, and there’s hardly any: a laugh that came early, the way he said her name. One can’t condemn a person for that, so when she squeezes your arm in the hall and asks how you like him, you say he seems nice. It takes a year to come out, after which she wonders aloud how nobody saw it, and you study the floor, because you had, and you’d thrown it out for want of proof.",
        "With the next such feeling, this week or whenever it turns up, hand it over exactly as it is: “I’ve got a feeling about this and no evidence at all. Do you want it?” She can say no. It ought to be her no.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "In a meeting you ask the expert, cheerfully, the simple question that everyone else was too proud to ask.",
        "Friends who cared nothing about volcanoes at dinner are looking them up by midnight, because of the way you talked.",
        "At three in the morning you’re up testing an idea, and at breakfast you report your own mistake with glee.",
      ],
      costs: [
        "For you the fun is over once a problem’s understood, and nobody asked the colleagues who get the dull part.",
        "You debate with so much enjoyment that you’re the last to notice that your friend isn’t playing anymore.",
        "Half of what you find out late at night is written nowhere, and a month later you’ve lost it yourself.",
      ],
      tensions: [
        {
          between: "First or certain",
          text: "You want to be first with an idea and to have checked everything, so you blurt it out and correct yourself in public for days. Tomorrow, bring only the question.",
        },
        {
          between: "Beginning or continuing",
          text: "A discovery takes one excited night and then an ordinary month, and most of yours get only the night. Before you go to bed, promise someone a particular page by Saturday.",
        },
        {
          between: "Neutral or eager",
          text: "You’d like your opinions to be pure logic, but your ears turn red, and everyone can see what you want. Say “I really want this” before you argue for it.",
        },
      ],
      practice:
        "For one week, describe each exciting idea to one person within the hour, and end with the part you don’t understand yet. Put a bean in a jar whenever someone asks for more, and on Sunday evening, count them and stop.",
    },
    Earth: {
      gifts: [
        "What you’ve once understood stays understood, so years later a colleague can still call and get the complete answer.",
        "You show a novice how something works without a lecture, waiting until their own hands run into the question.",
        "Give you a quiet evening and a tangled necklace or tax return, and by bedtime it’s in perfect order.",
      ],
      costs: [
        "Excellent work of yours sits in a folder, neatly labeled, and nobody can use what they’ve never seen.",
        "Affection from you takes the form of a repaired kettle, and some people never realize what they’ve been told.",
        "So much of your day runs on habit that a moved chair or a new password spoils the entire morning.",
      ],
      tensions: [
        {
          between: "Better or done",
          text: "You can always see the next improvement, and people need the thing today, so it stays on the workbench. On Friday, hand it over as it is, and improve it afterward.",
        },
        {
          between: "Patient or stuck",
          text: "Understanding takes you time, and from outside your patience looks exactly like having stopped, even to you. Tell someone on Monday what you’re going to try by Wednesday.",
        },
        {
          between: "Freedom or routine",
          text: "You dislike being scheduled by anyone, yet you’re happy with the same lunch for months, and you defend both. Change one small habit this week, purely as an experiment.",
        },
      ],
      practice:
        "On Monday evening, take one nearly complete object or document, and use it exactly as it is until Sunday. Keep a slip of paper beside it for whatever bothers you, and then repair only the first item on the list.",
    },
    Air: {
      gifts: [
        "In a discussion going in circles, you notice that two people mean different things by one word, and say so.",
        "You’ll examine a friend’s unpopular view with real interest, so people bring you the thoughts they’re unsure of.",
        "Reading about beavers by yourself, you come across the answer to a colleague’s traffic problem, and send it over.",
      ],
      costs: [
        "You can argue every side so well that people stop asking you and settle the matter while you’re at lunch.",
        "Someone tells you about a painful evening, and you clear up the terms when they only wanted you on their side.",
        "The theory, the book or the application is all there in your head, and the page beside your coffee is blank.",
      ],
      tensions: [
        {
          between: "Maybe or yes",
          text: "You like to keep every door open, and somebody’s waiting with a calendar, so you say that it depends. Answer one invitation today within five minutes, and don’t reconsider.",
        },
        {
          between: "People or topics",
          text: "You’re fond of people and you approach them through subjects, so an evening together becomes a very good seminar. Call someone without a topic, and ask how they slept.",
        },
        {
          between: "Exact or understood",
          text: "You want to be accurate and you want to be understood, and at your third footnote the listener drifts away. Give the rough version first, and wait to be asked.",
        },
      ],
      practice:
        "Every evening for a week, write on a sticky note one thing that you settled that day, in nine words or fewer, without defending it. Put the notes inside a cupboard door, and on the eighth day take them down.",
    },
    Water: {
      gifts: [
        "You hear the worry inside a colleague’s objection and answer the worry, gently, so that nobody’s embarrassed.",
        "Whatever people confide in you stays with you, and years later you still ask about the right detail.",
        "On a solitary Sunday you’ll invent a gadget for one particular person’s sore wrist, and it fits exactly.",
      ],
      costs: [
        "One cold look in a meeting ends your interest in a project, and you tell everyone you were bored.",
        "Feelings reach you two days late, and by then the other person has concluded that there weren’t any.",
        "You keep sadness so much to yourself that nobody thinks of coming over, and you suppose they didn’t want to.",
      ],
      tensions: [
        {
          between: "Harmony or honesty",
          text: "You see the flaw in a plan and how happy it’s making everyone, so you swallow it and turn absent. Ask one person in private, “Would you like my doubts?”",
        },
        {
          between: "Loved or safe",
          text: "You’d like people nearer, and you keep them behind a pane of interesting facts, where you’re lonely. This week, ask someone to keep you company on a dull errand.",
        },
        {
          between: "Moved or accurate",
          text: "Something touches you, and right away you examine whether it should have, until there’s nothing left to show. Say “That got to me” first, and analyze it on the way home.",
        },
      ],
      practice:
        "On four evenings this week, before you turn off the lamp, complete the sentence “Today it got to me that” in a notebook. On Saturday, read one of them to the person involved, and then put the notebook away.",
    },
  },
  openings: [
    "Before you accept a word of this you’ll want the terms defined. Very well. There’s your way of thinking, which is as familiar to you as your own street, and there’s someone else at the same address, who was there first, never reads anything, and has been making most of the decisions. Here the two are finally put in one paragraph and allowed to interrupt.",
    "People who are watching only your hands tend to call you lazy. Your work is mostly invisible until it’s over, and then it looks as though it had been easy, a combination for which nobody has yet invented a pay scale. This part is about what gets you going, what you give away for nothing, and who’s been collecting the credit in the meantime.",
    "You aren’t cold. You’ve been told you are often enough to have looked into it, impartially, and each time it turns out that the feelings do happen, tenderness included, only so deep down and after such a delay that other people assume they didn’t. In these pages someone goes to meet those people halfway, with a lantern and fewer definitions.",
    "In theory you’re in favor of self-knowledge. You have read around it extensively. What follows is about the parts of you that won’t hold still for reading: the one who wants to be invited, the kid who drew a mistaken conclusion from excellent data, the temper that travels under another name. None of it is illogical. It simply starts from premises you’ve forgotten accepting.",
    "There is a body involved. It has been patient, it carries you uncomplainingly to libraries, and in return it gets crackers. The pages in this part are short and suitable for a complete skeptic, since nothing here takes faith, only an experiment, the kind you’d run on any claim, with your eyes open and your shoes off.",
    "Now for the large questions, which entertain you enormously and have never once helped with the rent. You distrust anyone who’s answered them. So do these pages, which go after something smaller and more awkward: what you actually live by, insofar as it could be inferred by a person who watched you for a week with the sound off.",
  ],
  year: {
    "sun 1":
      "Both sides of any decision sound reasonable to you, so it stays open until a deadline or another person closes it. Take the one you’ve compared longest, settle it by Friday with what you know, and then tell somebody, which makes it harder to reopen at midnight.",
    "sun 2":
      "Whatever comes easily to you seems worth nothing, so you give away for free what other people charge for. Look up what someone half as thorough gets for it, which is the figure to quote when somebody asks again, before you hear yourself say it’s no trouble.",
    "sun 3":
      "Small talk bores you and explanations never do, and nearly everyone you meet has one to give. While you’re out on errands, ask a neighbor or the person at the counter how some part of their work is done.",
    "sun 4":
      "You know more about some distant century than about the people you come from. Find whoever has the longest memory, in your family or on your street, ask what everyone quarreled about back then, and write the answer down, since theirs is the only copy.",
    "sun 5":
      "In love and friendship, you flirt by sending information, a clip or a strange fact at midnight, and hardly anyone can tell it’s affection. Keep sending it. All it lacks is a concluding line, “This made me think of you,” and the nerve not to add a footnote.",
    "sun 6":
      "A ten-minute form stays with you for three weeks, because avoiding it takes constant thought. Collect everything dull into one hour a week, always the same hour, with music you know, and look for a better method only afterward.",
    "sun 7":
      "Since your own silence means that all is well, you interpret other people’s the same way, and it isn’t always so. Ask whoever is closest to you, at home or at work, “If it were easy, what would you change about us?” You can take a night before you answer.",
    "sun 8":
      "People hear about your troubles once you’ve solved them, as completed reports, so when something about money, love or a loss keeps you awake now, tell one person while it’s still a mess. “I don’t have an answer, I just want you to know” is report enough.",
    "sun 9":
      "You’ve studied so many places on a screen that going there begins to seem redundant. Go somewhere two hours away without reading a word about it, and return with three details you would’ve guessed wrong.",
    "sun 10":
      "Titles leave you cold and a good problem doesn’t, yet the people who distribute assignments can’t tell by looking at you. Say it to one of them now: “Give me the one nobody understands” is a career move, even though it sounds to you like asking for a treat.",
    "sun 11":
      "An invitation makes you hope it gets canceled, and then you’re among the last to leave, deep in a conversation by the door. Accept one this month and determine beforehand what time you’re going home, because with the exit arranged you’re at liberty to enjoy yourself.",
    "sun 12":
      "Nothing you’ve begun is ever officially over, so a dozen half-completed ideas accompany you to bed. Go through them one evening and declare three of them done as they are, with a concluding note. You sleep better with fewer of them awake.",
    "new 1":
      "Appearance strikes you as packaging, and yours was arranged years ago and left alone, while other people went on reading it. Treat a different jacket or haircut as an experiment with a single variable, and observe who comments.",
    "new 2":
      "Economics can entertain you for an entire evening, whereas your own balance can’t for ten minutes, because it asks about habits rather than ideas. Begin with a list of what goes out each month, and look for the item that surprises you.",
    "new 3":
      "In your opinion a question deserves a complete answer, and the answer keeps expanding while the sender, who wanted a yes or a no, supposes you’re offended. Send the short version at once in these weeks, and offer the details separately.",
    "new 4":
      "You inhabit a place much as the mind inhabits a head, aware of it mainly when something leaks. A dim lamp or an awkward desk occupies more of your attention than you’d imagine, and the oldest irritation is the one to eliminate first.",
    "new 5":
      "Play is how you think best, until you become proficient and it turns into research, which can happen to affection too. Begin something in the company of another beginner, and leave the theory of it unread for a while.",
    "new 6":
      "Maintenance bores you, since dishes, inboxes and muscles all return to their original condition as soon as you look away. A habit has the best chance if it’s attached to something you already do each morning, and isn’t improved for a month.",
    "new 7":
      "Before telling anyone that you like them, you want to be certain of it, and in the meantime they can only speculate. Intimacy begins with incomplete information for everybody, and “I’m unsure, but I’d like to see you” is quite enough.",
    "new 8":
      "Debt, desire and grief make many people vague, and you discuss them as calmly as the weather. The calm is a kindness as long as nobody takes it for indifference, and a single sentence about your own unease at the beginning prevents that.",
    "new 9":
      "Nearly everything you know you’ve taught yourself, from the middle outward, which leaves curious holes near the beginning. Begin the next discipline with a teacher for once, and let them conduct you through the elementary pages you would have skipped.",
    "new 10":
      "Asked where you’d like to be in five years, you demonstrate why the question makes no sense, which is persuasive and gives nobody anything to work with. Describe an ordinary Wednesday you’d enjoy instead, hour by hour, and proceed backward from there.",
    "new 11":
      "Mingling gives you nothing to do, which is why you’re found beside the bookshelves at a party. Among people who are building, playing or disputing something you’re at home within minutes, and it’s that kind of group you should be looking for.",
    "new 12":
      "You like to be alone, and then some article or clever voice comes along to keep you entertained there. Allow your own mind an hour with nothing coming in, and don’t be discouraged if its first observations are trivial.",
    "full 1":
      "When something catches your attention, you look out of the window to consider it, and whoever was speaking concludes that you’ve left the room. Around now you hear about this; it was the opposite of rudeness, but nobody else is in a position to say so.",
    "full 2":
      "A strict rule governs your possessions: nothing goes that could be useful in circumstances which haven’t arisen yet. They’re all in view at the moment, the cables and the spare parts and the manuals, and about half of those circumstances can be given up.",
    "full 3":
      "A wrong year in another person’s anecdote itches until you’ve supplied the right one, and by then they’ve lost the thread, which concerned their mother. Let the year stand, because what they wanted you to hear is somewhere in the next two sentences.",
    "full 4":
      "Strong emotion at home makes you want either to clarify it or to go for a walk, and both leave the other person alone with it. Stay in the room, do something with your hands, and let them talk until they stop by themselves.",
    "full 5":
      "When something you made is admired, you feel an urge to add qualifications, because praise is so rarely accurate. Thank them and stop there; the corrections can be supplied next week, in the unlikely event that anybody inquires.",
    "full 6":
      "Your body sends several polite notices before it raises its voice, and concentration permits you to overlook the polite ones. If your head or your temper is complaining now, an early supper and eight hours in the dark are better than an investigation.",
    "full 7":
      "When someone dear to you has been treated badly, you can see how it looked from the other side, and you say so. It’s admirably fair and leaves them outnumbered, so be on their side until tomorrow, and then be fair.",
    "full 8":
      "Debts of kindness escape you more readily than debts of money, because nobody sends a statement. If one of them is visible now, you’d rather repay it with a brilliant idea, and a Saturday of carrying boxes is the accepted currency.",
    "full 9":
      "You’d call yourself a skeptic, and yet there are things you do every week in perfect faith, without any evidence that they help. Look at those, because whatever you never ask to have proved is your philosophy, and somewhat warmer than the official one.",
    "full 10":
      "Your work is on view now, and people don’t necessarily look at the part you’re proud of. Before you conduct them through the machinery, supply one sentence on what the thing is good for, and let them ask about the rest.",
    "full 11":
      "You have one friend for music, another for politics and a third for terrible movies, and each of them has met a third of you. Put two of them at a table together, and notice how peculiar and pleasant it is to be the common subject.",
    "full 12":
      "Feelings reach you late, frequently at night, when there’s nothing to be done about them, and you’re tempted to ask whether they’re justified. They needn’t be. An old sadness or an old joy passes more readily after a little attention.",
    "eclipse 1":
      "When your idea of yourself no longer predicts what you do, it’s uncomfortable for anyone who likes a good model. You can live without a theory for several months, and simply collect observations.",
    "eclipse 2":
      "If a source of income or comfort ends, your ability to live on very little steps in, a genuine talent that also keeps you from asking what you’d enjoy, which is the better question now.",
    "eclipse 3":
      "Some of your ties run on one long argument, and when that is over, won or simply tired, the next call appears to have no topic, though it does have one, namely how the other person is.",
    "eclipse 4":
      "An alteration in the place where you think disturbs you more than you admit. Whatever else has to be moved, set up one familiar corner first, and the remainder becomes tolerable.",
    "eclipse 5":
      "A game can stop being fun while you’re still winning it, and so can a flirtation. Being good at something creates no obligation to continue, and you needn’t wait until you’re bad at it.",
    "eclipse 6":
      "If a routine that ran by itself breaks down, you’ll be tempted to design a magnificent successor. An adequate one by Friday serves you better, and it can be refined while it runs.",
    "eclipse 7":
      "It comes to light that somebody has been giving in to you because opposing you consumes a whole evening, and now they’ve stopped. Their no is new information, and you needn’t answer it on the same day.",
    "eclipse 8":
      "After a debt, a fear or a long silence has ended, your mind continues to check for it, as a tongue does with a missing tooth. Telling one friend that it’s over helps the news to arrive.",
    "eclipse 9":
      "Even a theory that accounted for nearly everything can begin to deteriorate at the edges. You’re under no obligation to have a replacement, and the exceptions are excellent company in the meantime.",
    "eclipse 10":
      "Being the only one who understands a thing keeps a person safe, and also in place. When it’s retired, or somebody else has learned it, a door is standing open.",
    "eclipse 11":
      "Your circles run largely on wit, and wit gets tired. If one of them thins out, notice who still writes when there’s nothing to discuss, and answer those people before the amusing ones.",
    "eclipse 12":
      "A problem that you’ve carried alone for years can come to its end, solved or not. The evenings it occupied are vacant now, and needn’t be assigned to another question immediately.",
    "jupiter soft":
      "Good fortune looks to you like a small sample, and you stand back until the figures even out. Meanwhile it’s here, with a plate in its hand. Accept the generous portion while it’s being offered, since enjoyment is one of the few things that don’t improve with further study.",
    "jupiter hard":
      "In an expansive period one of your ideas begins to account for everything: your work, your friends, the fall of Rome. Its size is the symptom. Before you rearrange anything around it, look for the one person or fact it doesn’t fit, and spend an evening with that.",
    "saturn soft":
      "You never flatter anyone, but you take the trouble to be accurate, which is how you demonstrate respect, and for some months there are people about who can read it. Those who’ve had an honest answer from you before know what your yes is made of, and should hear one.",
    "saturn hard":
      "A rule bothers you when nobody can give you the grounds for it, and several such rules apply to you just now. Rather than spend the whole of this period demonstrating how arbitrary they are, observe two of them deliberately, and save your strength for the third.",
    "uranus soft":
      "An unexpected opening comes at an angle to your plans, and your mind is well suited to angles. What resists is habit, which you hardly suspect yourself of having, so treat the whole business as an experiment of six weeks, and specify beforehand what you’d regard as success.",
    "uranus hard":
      "What you ask of most arrangements is to be left in peace, and when one of them is disturbed you see only the disturbance and argue against it. Identify the two things you’d really defend, since about all the others you can afford to be curious.",
    "neptune soft":
      "For a time your logic is less in charge, and hunches or melodies come in that wouldn’t survive an inspection. There’s no necessity to inspect them yet: your better ideas have all begun like this, as something half understood that was left lying around for a while.",
    "neptune hard":
      "Intelligence is little protection in a foggy period, because it supplies good arguments for anything you’d like to be true, including your case for waiting. Before you act on a conclusion, show it to a practical person, and take note of the sentence at which they hesitate.",
    "pluto soft":
      "Getting to the root of things is a pleasure to you, above all with topics that can’t look back, and now there’s nerve enough to be the topic yourself. Think of one rule you hold about people, and test it on somebody who has never once behaved according to it.",
    "pluto hard":
      "Power is something you observe from outside, and so you can be late to see that you’re being steered, or that you’ve been insisting for days on being right. When the pressure rises, a plain refusal works better than a proof, and it can be repeated without any new material.",
    "mercury retrograde":
      "You answer the question behind the question, and in such weeks people genuinely wanted the one in front. Give them that first, in a line, before you proceed to the interesting one.",
    "mercury direct":
      "Sentences that refused to come right finally do, and a tangled affair turns out to have one loose end. If you’re about to add a preface, send it without, and see who asks.",
    "venus retrograde":
      "An old affection or taste comes back and looks better than it did, as things do from a safe distance. Consider what you left unsaid then, and whether you still mean it.",
    "venus direct":
      "Usefulness is your excuse for most of what you purchase and for a few of the people you call. Spend one evening or one small sum on something purely because it makes you smile.",
    "mars retrograde":
      "With you, irritation comes out as precision: the exact time of arrival, the extremely even tone. Few people would identify it as anger, and a brisk walk helps you to recognize it first.",
    "mars direct":
      "Drive returns, along with some impatience, and for once your body is ahead of your model. A rough version built this week, with tape if necessary, teaches you more than another chapter.",
    "ingress jupiter":
      "For about a year this part of life has an answer for whatever you ask of it, only the answers are mostly in other people, who have to be asked aloud and in person.",
    "ingress saturn":
      "Several years of apprenticeship begin here, which is something you tolerate when you’ve selected the topic yourself, and some corner of this one is interesting enough to be studied for that long.",
    "ingress uranus":
      "For years one of your constants becomes a variable, which you admire on paper more than in daily life. A small reserve of time and money is what keeps the surprises interesting.",
    "ingress neptune":
      "For a long while this part of life is difficult to measure, and waiting for better information doesn’t help. Ask your instinct for a guess now and then, and keep count of how it does.",
    "ingress pluto":
      "Over many years, an assumption of yours comes into question here. Few people are better equipped for the inquiry, provided that you allow a friend to read it before the final draft.",
  },
};
