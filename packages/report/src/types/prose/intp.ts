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
        "Say at a picnic that nobody could cross that creek on a sheet of plywood, and before the plates go around, your shoes are off. The doubt was INTP’s: has anyone checked? Aries went to find the plywood. Back you come, wet, delighted, and refuted, with a better question, and half the party is now in the creek. New ideas get the same welcome. They’re met at the door and asked to prove themselves, and if they can, whoever brought them has a friend for life, at any rank or age. Bullies make you eloquent. Your own temper is over before it’s noticed. And a nine-year-old with a good objection can hold you up on the sidewalk for twenty minutes, to your mutual satisfaction.",
      argument: [
        "INTP wants to find out who’s right. Aries would like it to be you. So you argue to the last ditch, cheerfully, one against three, well after it has struck you that your friend has a point about the schools. She goes home hoarse. You’re barely alone when you come over to her side completely, because you can be persuaded, which is a rarer thing than winning. Only you don’t call. By Thursday her view is yours, with improvements, and she hears of it from a third person. She decides that talking to you is no use, though she has changed your mind more than anyone alive.",
        "Make the call this week: “I’ve been thinking about what you said. You were right, and I came around about ten minutes after you left.” Keep the improvements to yourself. She’ll only want to know what took you so long.",
      ],
    },
    Taurus: {
      thesis:
        "The answer comes eleven days later, in the middle of a walk. Nobody remembers asking. But on some Sunday a friend wondered aloud whether to take the job, you said “Hm,” and since then the question has been with you on the stairs, in the bath, and along the river, until you can tell her what it really turns on. INTP won’t hand over an idea that hasn’t been looked at from below. Taurus sees no reason to hurry something that’s ripening. So people act on what you say, and it holds. Children and nervous dogs settle near you. You know which bench has the wind at its back. Your jokes are slow and very dry, and somebody always gets one halfway down the street.",
      argument: [
        "“Let’s drive to the coast tomorrow,” a friend says, and your whole body says yes. Taurus has its feet in the water already. INTP would like to know about the tide, the traffic, where one parks, and whether this is the best coast for it. They’re honest questions; you ask them because you want to go, and a wish of yours has to bring its reasons before it’s let in. Around nine the answers satisfy you. By then she’s taken her sister. To her ear you sounded like somebody looking for the exit, and next spring she won’t think of you first, which is a pity, since no one would have enjoyed the water more.",
        "This week, give the first answer first: “Yes, I’d love to. I’ll have forty questions in the car.” Some of them she’ll even like.",
      ],
    },
    Gemini: {
      thesis:
        "Somebody in the group chat asks what time it gets dark. There are, it turns out, three kinds of twilight, one of them belongs to sailors, and that evening nine people who’d only wanted to know when to walk the dog are out on their balconies, looking west. INTP couldn’t rest until it knew. Gemini couldn’t rest until they did. An errand with you for one lightbulb takes in the paint man’s theory of white, the history of the shopping cart, and somebody’s broken heart, which you handle more gently than people expect from anyone that quick. No question is stupid in your presence. And your best jokes are on yourself, told so fast that half of them are discovered on the way home.",
      argument: [
        "“I’ll miss you,” they say on the platform, and out of your mouth comes something so funny that they’re still laughing when the doors close. Gemini answered, as it does, in under a second. INTP was asked the same thing and had gone to look for what was true, and comes back with it after the third stop, complete and rather beautiful. By then it seems too late to send. So it stays with you, and they’ve got another joke. They have a great many by now, they love them, and on a lonely night they go through the whole collection without finding one thing to hold on to.",
        "This week, deliver one late: “You said you’d miss me, and I made a joke. The real answer just got here. I’ll miss you, too.” That kind of message doesn’t go stale.",
      ],
    },
    Cancer: {
      thesis:
        "“Clause nine says he can’t,” reads the message, sent at ten past one in the morning, and that’s how a friend with a terrible landlord learns that she’s loved. Cancer had heard her voice on the phone. INTP read the lease, then the city code, then a court ruling from somewhere up north, and sent her the one line she needed. In waiting rooms it’s you who asks the doctor the right question, quite softly. You remember what people were afraid of three years ago, and how it turned out. At a long table you pass for a houseplant. Put you on a couch late at night with the three who matter, and there’ll be songs, voices, and a very unfair impression of the landlord.",
      argument: [
        "The article about mushrooms means that you miss them. Cancer would like to spend an afternoon in the same room with no purpose whatever. INTP doesn’t believe in contact without content; a message ought to say something. So you wait until there’s something to say, for weeks if necessary, and then it arrives, nine pages on how trees share sugar. They skim it, they write “Wow, nature!” and you lay the phone face down and feel oddly alone. How should they know? They think of you as somebody with a full life and a busy mind, and would have loved to be bothered.",
        "This week, leave out the mushrooms: “I don’t have any news. I just miss you. What are you doing Saturday?” On the screen it’ll look thin to you, hardly worth a person’s time. See how fast they answer it.",
      ],
    },
    Leo: {
      thesis:
        "For an hour nobody has noticed you. Then someone wonders how anyone can know how far away a star is, and the forks come down. INTP worked it out long ago, alone, for the love of it; Leo has been hoping all evening that somebody would ask. You use the oranges, the lamp, and a startled guest, and a table of people who hated physics all get the same look in the same second. Wonder aloud what a black hole would do to a sandwich, and you’ll act it out. Friends get introduced as the leading authorities on whatever they do, and stand straighter. One exact compliment keeps you warm for a week, and you’d hate for anyone to know you can still recite it.",
      argument: [
        "Leo did it for the look on people’s faces. INTP can’t let praise stand that isn’t accurate. So a woman comes up afterward with shining eyes to say that it’s the best talk she’s heard in years, and you inform her that the middle doesn’t really hold and one of the figures was out of date. You mean it as honesty between equals. What she hears is that she has poor judgment. She turns a little pink, says well, she liked it, and the next time something of yours moves her, she tells her sister. You drive home starved, thinking that nobody noticed.",
        "When praise comes this week, take it in the condition it’s in: “Thank you. I hoped somebody would enjoy that.” Then stop, with the middle part still in your mouth. The errors can be announced on Monday.",
      ],
    },
    Virgo: {
      thesis:
        "The sign says four miles, and it’s four point three. Virgo measured. INTP wants to know where they were measuring from, and by the time you all reach the lake you’ve found out, from an old ranger you got to talking with, and heard about the bears as well. What you say can be built on: the bus does leave at six past, and the word really does mean that. If a friend takes up bees, you’ll have read about bees before you meet again, enough to ask the one question she’s been dying to answer. Clumsy people aren’t embarrassed near you. And your funniest remarks, made into your collar, go off like a slow fuse somewhere around the parking lot.",
      argument: [
        "As long as you’re thinking, the pile doesn’t exist. Be it the desk, the car, or a whole back room, INTP walks around it for a month with its mind on higher things. Then the bell rings and Virgo sees everything at once, down to the cup. So when a friend drops by, you step outside and pull the door shut behind you, and the two of you stand talking on the steps for forty minutes in the wind. She’s had a bad day and was hoping to sit down. She looks at the door and decides it’s the wrong time. After the second visit on the steps, she calls first, and then less.",
        "Let somebody in this week before it’s fit to be seen: “It’s a disgrace in there, and I’d rather have you in it than out here. Come in.” She’s looking for a chair. She’ll find one.",
      ],
    },
    Libra: {
      thesis:
        "After an evening with you, people go home and apologize to somebody. They’d arrived furious, about a sister or a neighbor’s hedge, and you’d only listened and asked two questions, the second of them rather funny. INTP had found the sense in the sister’s position. Libra put it so nicely that it sounded like their own idea. Somebody hasn’t spoken yet, and one glance from you brings them in. A proof, a bridge, or a well-set page gives you the same pleasure, of nothing too much and nothing missing. Pushy people take you for easy game. They’re still explaining, an hour later, and you’re still nodding, and your opinion hasn’t moved by the width of a hair.",
      argument: [
        "INTP sees the hole in any plan within a minute. Libra sees that everyone’s happy. Eight friends have settled on the island for Sunday, the picnic’s been divided up, somebody is already singing, and you happen to know that there’s no ferry on Sundays. You look around at all those faces. “Sounds lovely,” you say. Someone is bound to check. So on Sunday eight people stand on a dock with a cooler, and one of them turns and asks if you knew. Lying you can’t do. The ferry they’d forgive; it’s the nodding that bothers them, and for a good while they look twice whenever you agree.",
        "Speak up this week while it’s cheap, as pleasantly as you please: “I love this plan, and it has a hole in it. I’d rather you heard that from me than from an empty dock.” They’ll groan. Then they’ll find a lake.",
      ],
    },
    Scorpio: {
      thesis:
        "“That’s odd,” you murmur, over a receipt or a date or a smile that stayed on a second too long, and the people who know you put down their drinks. INTP can’t leave a gap alone. Scorpio suspects that a gap is where somebody has been standing. Most of the time you do nothing about it; you’d simply like to know. But when a friend is in real trouble, the sort that isn’t mentioned at parties, it’s you who gets the call, since you can’t be shocked, you don’t pass things on, and you ask what everyone else was too polite for. Your interest, once it’s caught, lasts for years. And the best joke at the wake, the one that can’t be repeated, was yours.",
      argument: [
        "A friend does you a real wrong, and you understand him at once. INTP takes it apart, finds the fear underneath, and explains it, over two hours, more fairly than he could have himself, while his shoulders come down. He goes home forgiven, as he thinks. Scorpio wasn’t consulted. Half a year later there’s still frost on your messages, and when he asks, bewildered, whether something has happened since then, you reply truthfully that nothing has. “But you said you understood!” You did, and you do. Only, knowing why isn’t the same as being over it, and neither of you noticed.",
        "Whoever it is, tell them this week: “I understand why you did it. I’m also still angry, and I haven’t said so.” That gives them something they can work on. Being understood had left them nothing to do.",
      ],
    },
    Sagittarius: {
      thesis:
        "Ask you the way to the station and you’ll supply the way, the reason so many stations were put on the wrong side of the river, and, since you’re enjoying this, your company for six blocks. INTP looks for the rule behind a thing. Sagittarius wants to go and see if it holds in Peru. So the strange part of every religion is familiar to you, along with a few words of a great many languages, and you argue with anyone, decide lightly, and take it back without shame. Books, second chances, and the last seat in the car are handed out freely. And nobody’s better to be lost with, because it takes you an hour to notice, and by then it’s interesting.",
      argument: [
        "“You have to come and stay with me,” Sagittarius tells people at one in the morning, a hand on their shoulder. “A whole week. We’ll do the coast!” It’s heartfelt. INTP hears about it in March, by message: they’ve booked. So they get a splendid first evening and, from the second day, a host who has rather a lot to read, offers to walk the neighbor’s dog, and is in bed by nine. They can’t think what they’ve done. On the fourth day they remember some friends farther up the shore. You wave, feeling like a monster, and so relieved that you have to sit down.",
        "This week, make one invitation your true size: “Come for Saturday. I’m good company for one day, and I want you to get that one.” They’ll have a wonderful time, and they’ll be asked again.",
      ],
    },
    Capricorn: {
      thesis:
        "People bring you the thing they’ve been nodding at for years. What is a bond, actually? Why does a plane stay up? They ask it low, looking around, and you clear a space on the table and begin at the beginning, with two salt shakers, and nobody’s made to feel slow. INTP can’t use an idea until it’s been taken apart. Capricorn doesn’t mind how many screws there are. So what you know, you know from the ground up, and it doesn’t come loose. Promises from you are few, and they get kept. New acquaintances need about a week to find out that you’re joking. And anyone who’s honestly curious can keep you at that table until the chairs are put up.",
      argument: [
        "INTP has no respect for ceremonies. Capricorn has been working toward this one for years. When the certificate or the prize or the plaque finally comes, you make fun of it, very well, and to everyone who asks you say that it’s a formality, an hour of speeches, and they shouldn’t dream of coming. They have jobs. They take you at your word. So on the day you shake the hand, turn around for the photograph, and catch yourself looking along the rows. One face would have been enough. They hear later, from somebody else, that it was quite a big thing, and feel kept out.",
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
        "Halfway through somebody’s sentence your eyes go to the window, and people who know you stop and wait, because something good is coming. Then it comes, sideways: a comparison with jellyfish, and for the first time all evening the problem makes sense. INTP was following the logic the whole time. Pisces had wandered off and met the answer. Your questions are so gentle and so strange that shy people answer them. A wasp gets carried out on a postcard, with an apology. You know by heart things nobody would think of memorizing, you lose track of Wednesdays, and when a friend is ashamed of something, you’re the one who can say, truly and with interest, that it’s not odd in the least.",
      argument: [
        "A friend brings the new man to dinner. He’s charming, he refills everyone’s glass, and something in you goes cold. That’s Pisces, which has never needed reasons. INTP asks for the evidence, and there’s hardly any: a laugh that came early, the way he said her name. One can’t condemn a person for that. So when she squeezes your arm in the hall and asks how you like him, you say he seems nice. It takes a year to come out. Afterward she wonders aloud how nobody saw it, and you study the floor, because you had, and you’d thrown it out for want of proof.",
        "With the next such feeling, this week or whenever it turns up, hand it over exactly as it is: “I’ve got a feeling about this and no evidence at all. Do you want it?” She can say no. It ought to be her no.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "You can go from idle to brilliant in the time that other people need to find a pen.",
        "Nothing is so settled that you won’t poke it, cheerfully, in front of the person who settled it.",
        "When you love a subject, people who arrived bored leave wanting to buy books about it.",
      ],
      costs: [
        "You win with such undisguised delight that you don’t notice who has stopped playing.",
        "Half of what you know was learned in a blaze and has been recorded absolutely nowhere.",
        "An uneventful week strikes you as a flaw in the project, so that you leave before the ninth.",
      ],
      tensions: [
        {
          between: "Sure or first",
          text: "You want proof, and you also want your flag in the ground. So plant it in pencil, and let people watch you verify it.",
        },
        {
          between: "Spark or stamina",
          text: "Since the discovery takes a night and the remainder a season, promise someone the season before the night is over.",
        },
        {
          between: "Cool or burning",
          text: "You claim to be neutral, with crimson ears. Say what you want before you establish what’s correct.",
        },
      ],
      practice:
        "For one week, each time an idea excites you, describe it to one person within the hour, briefly, ending with the portion you don’t know yet. Keep a tally of who asked to hear more.",
    },
    Earth: {
      gifts: [
        "What you’ve understood stays understood, and people return to you for it ten years later.",
        "You can keep company with a stubborn thing until it eventually surrenders its logic.",
        "Around you the young learn without noticing, since nothing is explained until their hands need it.",
      ],
      costs: [
        "Your best work lies in a low drawer, in order, waiting for someone sensible enough to look.",
        "Adjustments that others make over coffee cost you an entire season of walking around them.",
        "Love, in your house, gets expressed through maintenance, and isn’t always recognized as speech.",
      ],
      tensions: [
        {
          between: "Better or done",
          text: "You always see the improvement, and you live in the unimproved, so use it for a month before you touch it.",
        },
        {
          between: "Still or stuck",
          text: "You can’t always distinguish patience from having stopped. Four times a year, push one thing and see if it squeaks.",
        },
        {
          between: "Freedom or habit",
          text: "You detest a schedule and eat the identical lunch for years. Admire the habit, because it’s financing the freedom.",
        },
      ],
      practice:
        "On the first evening of each week take one object or task that is nearly complete, and put it into use as it is. Note on a slip what bothers you about it. Read the slips after a month, and mend only one.",
    },
    Air: {
      gifts: [
        "You can examine an idea at arm’s length and turn it, even when it’s your own.",
        "Fields that have never met are introduced by you, and some of them marry.",
        "People disagree more generously when you’re around, without knowing who is responsible.",
      ],
      costs: [
        "You can see the case for everything, so people have learned to decide when you’re out.",
        "Those who wanted your hand have generally been presented with your outline.",
        "The great work exists in full in conversation, distributed over forty people who don’t know one another.",
      ],
      tensions: [
        {
          between: "Open or decided",
          text: "Every decision seems to you a small funeral. Hold one a day, briefly, and notice how soon you’re hungry.",
        },
        {
          between: "Near or interesting",
          text: "You approach people by way of a topic, so now and again, arrive without one, and ask how they are.",
        },
        {
          between: "Exact or understood",
          text: "You’d rather lose the listener than the nuance. Give them the approximate version first, and the nuance if they come back.",
        },
      ],
      practice:
        "Every evening for two weeks write down one thing that you decided since breakfast, in nine words or less, without reasons. On the fifteenth, read the list to someone, and ask which decision they noticed.",
    },
    Water: {
      gifts: [
        "You hear what an objection is afraid of, and can say it without humiliating anyone.",
        "Anything people have confided in you is safe, down to the coat they were wearing.",
        "Your best ideas have a particular person’s face in them, which is why they fit.",
      ],
      costs: [
        "Feelings reach you several days late, by which time the other person has drawn conclusions.",
        "One cold look can shut an entire field of study to you, and you describe it as boredom.",
        "You grieve in private so competently that nobody considers bringing food.",
      ],
      tensions: [
        {
          between: "Moved or exact",
          text: "You distrust what made you cry, and equally what didn’t. Keep both columns, and sign under the pair.",
        },
        {
          between: "Near or safe",
          text: "You love from behind glass and are lonely there, so open it a crack while you’re still uncertain.",
        },
        {
          between: "Loyal or done",
          text: "You stay for those who have left. Write down everything they taught you, and then go where it’s needed.",
        },
      ],
      practice:
        "Twice a week, before you sleep, finish on paper the words “Today it got to me that…” and add nothing. At the month’s end select one, and say it to the person involved within two days.",
    },
  },
  openings: [
    "Before you accept a word of this you’ll want the terms defined. Very well. There’s the way you have of thinking, which is as familiar to you as your own street, and there’s someone else at the same address, who was there first, never reads, and has been deciding rather a lot. Here they’re finally put in one paragraph and permitted to interrupt.",
    "People who are watching only your hands tend to call you lazy. The work, with you, is mostly invisible until it’s over, and then it looks as though it had been easy, a combination for which nobody yet has invented a pay scale. This part is about what sets you going, what you let go for nothing, and who gets the credit meanwhile.",
    "You aren’t cold. You hear it often enough, however, to have looked into it, impartially, and what you find each time is that it all happens, the tenderness included, only at a depth and with a delay that others mistake for its not happening. In these pages someone goes to meet them halfway, with a lantern and fewer definitions.",
    "In theory you’re in favor of self-knowledge. You have read around it extensively. What follows is about the part that won’t hold still for reading: the one who wants to be invited, the kid who drew a mistaken conclusion from excellent data, the temper that travels under another name. None of it is illogical. It simply starts from premises you’d forgotten accepting.",
    "There is a body involved. It has been patient, it conveys you uncomplainingly to libraries, and in return it gets crackers. The pages in this part are short and can be carried out by someone who doubts them, since nothing here requires faith, only a trial, such as you’d give any claim, with the eyes open and the shoes off.",
    "Now for the large questions, which entertain you enormously and have never once helped with the rent. You distrust those who’ve answered them. So do these pages, which inquire about something smaller and more awkward: what you actually live by, insofar as it could be inferred by anyone who watched you for a week with the sound off.",
  ],
  year: {
    "sun 1":
      "Both sides of any decision sound reasonable to you, so it stays open until a deadline or another person closes it. Take the one you’ve compared longest and settle it by Friday with what you know. Then tell somebody, which makes it harder to reopen at midnight.",
    "sun 2":
      "Whatever comes easily to you seems worth nothing, so you give away for free what other people charge for. Look up what someone half as thorough gets for it. That’s the figure to quote when somebody asks again, before you hear yourself say it’s no trouble.",
    "sun 3":
      "Small talk bores you and explanations never do, and nearly everyone you meet has one to give. While you’re out on errands, ask a neighbor or the person at the counter how some part of their work is done. You make an acquaintance that way without noticing.",
    "sun 4":
      "You know more about some distant century than about the people you come from. Pick whoever remembers the most, in your family or on your street, and ask what everyone argued about back then. Write the answer down, since theirs is the only copy.",
    "sun 5":
      "In love and friendship, you flirt by sending information, a clip or a strange fact at midnight, and hardly anyone can tell it’s affection. Keep sending it. All it lacks is one more line, “This made me think of you,” and the nerve not to add a footnote.",
    "sun 6":
      "A ten-minute form stays with you for three weeks, because avoiding it takes constant thought. Collect everything dull into one hour a week, always the same hour, with music you know. You aren’t allowed to look for a better method until all of it’s done.",
    "sun 7":
      "Since your own silence means that all is well, you read other people’s the same way, and it isn’t always so. Ask whoever is closest to you, at home or at work, “If it were easy, what would you change about us?” You can take a night before you answer.",
    "sun 8":
      "People hear about your troubles once you’ve solved them, as finished reports. When something about money, love or a loss keeps you awake now, tell one person while it’s still a mess. “I don’t have an answer, I just want you to know” is report enough.",
    "sun 9":
      "You’ve studied so many places on a screen that going there begins to seem redundant. Go somewhere two hours away without reading a word about it, and come back with three things you would’ve guessed wrong. Being surprised in person is what these weeks are for.",
    "sun 10":
      "Titles leave you cold and a good problem doesn’t, yet the people who hand out work can’t tell by looking at you. Say it to one of them now. “Give me the one nobody understands” is a career move, even though it sounds to you like asking for a treat.",
    "sun 11":
      "An invitation makes you hope it gets canceled, and then you’re among the last to leave, deep in a conversation by the door. Accept one this month and decide beforehand what time you’re going home. With the exit settled, you’re free to enjoy yourself, and to stay.",
    "sun 12":
      "Nothing you’ve begun is ever officially over, so a dozen half-finished ideas follow you to bed. Go through them one evening and declare three of them done as they are, with a last note on what you learned. You sleep better with fewer of them awake.",
    "new 1":
      "Appearance tends to strike you as packaging, so yours may have been arranged years ago and left alone. Other people read it all the same, and a fresh start is easier if you treat it as a trial: alter one visible thing, and observe who comments.",
    "new 2":
      "Economics can entertain you for an evening, whereas your own balance can’t for ten minutes, because it raises questions about habits rather than ideas. Start with a list of what goes out each month, and look for the item that surprises you most.",
    "new 3":
      "Your replies take long because a question seems to deserve a complete answer, and the answer keeps growing. The sender generally wanted a yes or a no. Send the short version at once in these weeks, and promise details if they’re interested.",
    "new 4":
      "You live in a place much as the mind lives in a head, aware of it mainly when something leaks. A dim lamp or an awkward desk costs you more concentration than you’d guess, so repair the irritation that has been there longest.",
    "new 5":
      "Play is how you think best, until you become good at it and it turns into research. Affection can go the same way. Choose something at which you’re a beginner, together with a person who is one too, and leave the theory of it unread.",
    "new 6":
      "Maintenance bores you, since dishes, inboxes and muscles all return to their original state. A new habit has the best chance if it requires no decision, so attach it to something you already do each morning, and don’t improve it for a month.",
    "new 7":
      "Before you mention that you like someone, you want to be sure of it, and in the meantime they can only guess. Intimacy begins with incomplete information for everyone. A sentence such as “I’m uncertain, but I’d like to see you” is quite enough.",
    "new 8":
      "Debt, inheritance, desire and grief make many people vague, and you can discuss them calmly. The calm is helpful as long as no one mistakes it for indifference, so when such a talk begins, mention that the subject isn’t easy for you either.",
    "new 9":
      "A new subject is among the purest pleasures you know, particularly in its first third, before the exercises begin. If one attracts you now, register for something with a teacher and a schedule, because another person’s expectations get you through the middle part.",
    "new 10":
      "Recognition should follow from quality, in your opinion, without any assistance from you. In practice, people with influence have to be told that the work exists. Write half a page about what it does and for whom, which lets you leave yourself out of the picture.",
    "new 11":
      "Mingling gives you nothing to do, which is why you can end up beside the bookshelves at a party. In a group that builds, plays or argues about something, you’re at ease within minutes, and people there come to think of you as sociable.",
    "new 12":
      "You like to be alone, although some article or clever voice generally entertains you there. When nothing comes in, your own mind needs some time before it speaks. Give it a walk or an hour without input, and expect the first remarks to be trivial.",
    "full 1":
      "How you come across is a topic you’ve seldom investigated, since the data seemed unreliable. Some people think you stern when you’re merely concentrating. Around now you tend to hear about it, and the flattering part of the evidence belongs in the analysis as well.",
    "full 2":
      "Neglected figures grow in the imagination, where dread adds its own share. When a total becomes visible, you’re inclined to reflect on the entire system instead. Look at the one number first, because it’s usually easier to deal with than the suspense was.",
    "full 3":
      "Any argument that matters you’ve already conducted in your head, where you wrote both parts well. Aloud, the other person says something you hadn’t foreseen, and that’s where the useful information is. Ask them to explain it further before you answer.",
    "full 4":
      "Strong emotion at home makes you want either to clarify it or to take a walk. Neither is unkind, though each leaves the other person alone with it. Stay nearby, do something with your hands, and let them talk until they stop by themselves.",
    "full 5":
      "When something you made gets noticed, or a fondness of yours becomes obvious, you feel an urge to add qualifications, since praise is rarely quite accurate. Try answering with thanks only. The corrections can be supplied next week, if anyone still requires them.",
    "full 6":
      "Your body generally sends several notices before you read one, because thinking makes it possible to ignore them. Details at the office behave in the same manner. If both are complaining now, an early supper and eight hours of sleep explain more than further investigation.",
    "full 7":
      "If a partner tells you what you’re like to live or work with, the inexact word tends to catch your attention first. Behind an exaggeration there’s usually something they felt. Ask when they felt it last, and leave the definition for another day.",
    "full 8":
      "Debts of tenderness are harder for you to notice than debts of money, because no one sends a statement. If one falls due here, you’d probably like to repay it with an explanation, whereas most people would rather have half an hour of your presence.",
    "full 9":
      "A conviction is officially a working model for you, and privately you become attached to it. Should you meet a fact that won’t fit, saying so first costs a pang, and it makes people believe you more readily the next time you’re sure.",
    "full 10":
      "You seldom announce what you’ve done, on the assumption that interested people will look. When they do, it isn’t always at the part you’re proud of, so offer a single sentence on what the thing is good for instead of a tour of its mechanism.",
    "full 11":
      "Your affection for friends is steady and rarely audible, so that a person you think of frequently may believe you’ve lost interest. Choose three of them, and let each one know of an occasion on which something they said was useful to you.",
    "full 12":
      "Feelings tend to reach you late, long after the occasion, and frequently at night when you can’t act on them. It’s tempting to ask whether they’re justified. They needn’t be, and an old sadness or an old joy passes more readily after a little attention.",
    "eclipse 1":
      "When your idea of yourself no longer predicts what you do, that’s uncomfortable for anyone who likes good models. You can live without a theory for some months, and simply collect observations.",
    "eclipse 2":
      "If a source of income or comfort ends, your ability to live on little steps in. It’s a real talent, though it can prevent you from asking what you’d enjoy.",
    "eclipse 3":
      "When an old way of talking with someone has served its purpose, the new one sounds clumsy at first. Say that you’re experimenting, and let the sentences be imperfect.",
    "eclipse 4":
      "A change in the place where you think bothers you more than you let on. Whatever else has to be moved, set up one familiar corner first, and the remainder becomes tolerable.",
    "eclipse 5":
      "A game you’ve been good at for years can stop being fun, and so can a love. The analysis tends to arrive immediately; allow the regret its turn beforehand.",
    "eclipse 6":
      "If a routine that ran by itself breaks down, you’ll be tempted to design a magnificent successor. An adequate one by Friday serves you better, and can be refined while it runs.",
    "eclipse 7":
      "As someone comes nearer or moves away, much that was understood between you has to be put in words. Tell them how they’ve influenced your thinking, because few people would guess it.",
    "eclipse 8":
      "After a debt, a fear or a long silence has ended, your mind goes on checking for it. That’s only habit, and it fades faster once you’ve told a friend that it’s over.",
    "eclipse 9":
      "Even a theory that explained nearly everything can begin to fail at the edges. You’re under no obligation to have a replacement, and the exceptions make good conversation in the meantime.",
    "eclipse 10":
      "Titles never told anyone what you really do, so losing one is more bearable than it looks. Introduce yourself for some weeks by the problem you’re working on.",
    "eclipse 11":
      "Your circles often run on wit, which can get tired. If a group thins out, notice who still writes when there’s nothing to discuss, and answer those people first.",
    "eclipse 12":
      "Something you’ve been thinking through alone for years can come to an end, solved or not. The evenings it occupied are free now, and needn’t be assigned to the next question immediately.",
    "jupiter soft":
      "Offers are objects of study to you, and a good many have expired while you examined them. In this period they tend to come with fewer conditions. If one seems slightly too large for you, and interesting for that very reason, accept a first step before your investigation is complete.",
    "jupiter hard":
      "Every subject has side passages, and in an expansive mood you want to explore them all, so a chapter, a repair and a visit get promised in good faith. Write down the hours each would really take, and tell people the later date while they’re still pleased.",
    "saturn soft":
      "Accuracy is your way of showing respect, and in these months the people who can judge it are paying attention. Your weak point is the last tenth of any project, when there’s nothing left to learn, and a fixed hour three times a week gets you through it.",
    "saturn hard":
      "In a stricter period people want to see what’s done, and you’d rather tell them what you’ve understood. Both are achievements, although only one can be delivered. Hand in the imperfect result on the agreed date, together with a brief list of its known weaknesses.",
    "uranus soft":
      "An unexpected opening comes at an angle to your plans, and your mind is well suited to angles. What resists is habit, which you hardly suspect yourself of having. Treat the matter as an experiment of six weeks, and write down beforehand what you’d regard as success.",
    "uranus hard":
      "What you want from most arrangements is to be left in peace, so when one is disturbed you mainly notice the disturbance and argue against it. Identify the two things you’d really defend, and about the remainder you can afford to be curious.",
    "neptune soft":
      "For a time your logic is less in charge, and moods, hunches or melodies come in that wouldn’t survive an inspection. There’s no need to inspect them yet. Your better ideas have generally begun like this, as something half understood that was left alone for some time.",
    "neptune hard":
      "Intelligence is little protection in confusing times, because it supplies good reasons for anything you’d like to believe, including your case for waiting. Before you act on a conclusion, show it to a practical person, and take note of the sentence at which they hesitate.",
    "pluto soft":
      "Digging to the root of things is a pleasure to you, generally with subjects that can’t look back. Now you have the nerve to be the subject. Consider which rule about people you formed as a child, and test it on a person who has been kind to you.",
    "pluto hard":
      "Power is something you like to observe from outside, so you can be late to notice that someone is steering you, or that you’re insisting on being right. If there’s pressure, a refusal in one plain sentence works better than a proof, and it can simply be repeated if necessary.",
    "mercury retrograde":
      "You leave out steps that seem obvious, and in such weeks other people can’t find them. Asking what they’ve understood is tedious, though it takes less time than the repair.",
    "mercury direct":
      "Sentences that refused to come right finally do, and a tangled matter gets simpler. If you feel like adding a preface, try sending it without one, and see who asks.",
    "venus retrograde":
      "An old affection or taste comes back and looks better than it used to, as things do from a safe distance. Consider what you left unsaid then, and whether you still mean it.",
    "venus direct":
      "You know again what you like without comparing every alternative. Buy one thing, or spend one evening with a person, purely because the thought of it makes you smile.",
    "mars retrograde":
      "With you, irritation comes out as precision, such as the corrected date or the very even tone. Few would call it anger, and a brisk walk can help you discover what it’s about.",
    "mars direct":
      "Drive returns, with little patience for preparation, and for once your body is ahead of your model. Build a rough version this week, since it teaches you more than reading further.",
    "ingress jupiter":
      "This area grows for about a year, and it favors beginners. You’d rather arrive fully informed, so the price of admission is that other people see you learning.",
    "ingress saturn":
      "Several years of apprenticeship begin here. You respect such things when you’ve chosen the subject yourself, so look for the part of it that would bear that much of your interest.",
    "ingress uranus":
      "For years one of your constants becomes a variable, which you admire on paper more than in daily life. Keep some reserves of time and money, and the surprises remain interesting.",
    "ingress neptune":
      "For a long while this part of life is hard to measure, and waiting for better data doesn’t help. Practice asking your instinct for a guess, and note how often it was right.",
    "ingress pluto":
      "Gradually, an assumption of yours comes into question here. Few people are better equipped for the inquiry, and it goes more easily when a friend is allowed to follow the argument.",
  },
};
