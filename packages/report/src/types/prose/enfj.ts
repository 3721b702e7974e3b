import type { TypeProse } from "../type-prose.ts";

export const enfj: TypeProse = {
  stances: {
    company: "company",
    order: "plan",
    candor: "peace",
    trust: "quick",
    head: "feeling",
    lead: "lead",
    voice: "speak",
  },
  bySign: {
    Aries: {
      thesis:
        "When a friend sighs, “I should really call that doctor,” you already have the number up. ENFJ gives you a radar for what people could be if someone believed in them, and Aries gives you no patience at all for the waiting period. The combination turns sympathy into motion: instead of telling people they can do it, you tie their shoes and start running beside them. What others get from you is courage on loan, without interest, and usually before they asked. Whoever has you in their corner rarely stays stuck for long, because you are not built to watch.",
      argument: [
        "The Feeler in you reads the table and knows that your friends would like another day to discuss the trip. Aries, meanwhile, has already found a house with a deck. Since waiting feels to you like leaving people out in the rain, you tend to book first and charm afterward: the group chat wakes up to a confirmation number, three exclamation points and a picture of the view. Everyone says it’s wonderful, and mostly it is. But being delighted is different from being asked, and the friend who wanted the mountains answers your messages a little slowly for weeks without explaining why.",
        "This week, divide one plan. Your own share can start tonight. For the share with other people’s names on it, send a real question, “Would you like this, and what would make it better?” and let the phone lie there until someone answers. It will be the longest hour of your month.",
      ],
    },
    Taurus: {
      thesis:
        "Some friends give a pep talk and go home; you give one and then turn up for the next three years with soup. ENFJ lets you see who a person could become, and Taurus adds the patience of someone who has planted a pear tree and is in no hurry about the pears. The result is unusually dependable encouragement, because you remember who takes oat milk and what each person was hoping for last time, and you ask about both. Slow bloomers do well around you, because you’re still cheering after the faster believers have wandered off.",
      argument: [
        "You and change have an arrangement: it may happen to everyone else. The ENFJ in you applauds when a friend announces a move to another city, and then Taurus tapes up the boxes and wonders who is going to sit in that chair on Sundays. Your own chair, meanwhile, stays where it is. You usually settle the matter by cheering for other people’s risks and staying home yourself, since someone has to keep the lights on, and keeping the lights on is a form of love. It costs you your own next chapter, and it gives your devotion a certain weight, so that people you adore can feel guilty for growing.",
        "This week, tell one of those people, “There’s something I’ve been meaning to try,” and put its first hour on the calendar: the class, the trail, the ugly first painting. Let someone else make dinner that night. It will be short on salt, and you’ll survive.",
      ],
    },
    Gemini: {
      thesis:
        "After five minutes in a checkout line you know the stranger’s name, her bad knee and her plan to open a bakery, and you’re texting her the number of a man who sells ovens. Gemini keeps you curious about everyone alive. ENFJ makes the curiosity kind, so that people around you don’t feel interviewed; they feel interesting. That is a rare thing to hand out, and you hand it out all day long. Half the friendships, romances and side projects in your circle began because you said, “You have to meet each other,” and wouldn’t let it rest until it had happened.",
      argument: [
        "Your trouble is arithmetic. ENFJ would like to give whole evenings to one person’s future, and Gemini, having enjoyed that future very much, would like to hear what they’re laughing about over by the window. So you usually offer forty minutes of complete attention, a squeeze of the arm and “I’ll call you,” which you mean with your entire heart. Then there are thirty-one people to call. Your unanswered messages are less a sign of neglect than a waiting room full of people you like. Still, you can end up with a hundred fond contacts and hardly anyone who would notice that you sounded tired.",
        "Choose two names this week and put a second conversation with each in your calendar. Ask about the thing you heard last time, then answer the same question about yourself, at length. Everyone else can have the truth, which is charming: “I loved this, and I’m terrible at calling.”",
      ],
    },
    Cancer: {
      thesis:
        "From the next room you can tell whose day went badly, just by the way the keys land in the dish. Cancer gives you that ear, along with a fierce wish to keep everyone safe, fed and accounted for. ENFJ gives you a wish that points the other way: you want the people you love to go out, take chances and become magnificent. Anyone under your wing gets the best of this odd pairing, and goes into the world a little bolder than nature intended, knowing that someone has kept a plate warm.",
      argument: [
        "A hard word is where you get into difficulty. As an ENFJ you know that people grow on candor, and with colleagues and near strangers you can give it beautifully. At home, though, Cancer takes over. One wobbling lip, and the speech you rehearsed becomes “You’re doing great, do you want a sandwich?” It’s tenderness, and it works for tonight, although over the years your family may begin to suspect that everyone else gets the interesting truth from you, and home gets the comfortable version. Your own hurts receive the same treatment: you say you’re only tired, scrub a pan with unusual energy, and hope that someone looks twice.",
        "This week, choose one person you protect and say what you’d say to a gifted stranger: “I think you can do better than this, and I’d like to help.” If there are tears, stay, and don’t take it back. Then explain what the pan was about.",
      ],
    },
    Leo: {
      thesis:
        "At any party you are the one telling a story in which someone else is the hero, and telling it so well that the hero is standing there pink to the ears. ENFJ notices what is best in people; Leo believes that such things should be announced, preferably with a raised glass. Together they make you a sort of traveling awards ceremony, and the beginners, the shy and the recently dumped come out of an hour with you about four inches taller. Backs straighten when you walk in, because you look as if you had come to see each person in particular. Often enough, you have.",
      argument: [
        "In bed that night, however, you go back over the evening, looking for the moment when someone said it about you. ENFJ finds this embarrassing, since the point was to celebrate the team. Leo is all for the team and would simply like your name read out as well, slowly. Because asking seems beneath you, you tend to praise others so gorgeously that the praise becomes your own performance, and then you wait for the applause to be forwarded. It rarely is, because you look so confident that complimenting you would be like informing a bonfire that it was warm. So you go home admired and hungry.",
        "Once this week, claim your share out loud: “That part was mine, and I’m proud of it.” Make no joke afterward, don’t hurry on to someone else’s contribution, and give people five seconds to respond.",
      ],
    },
    Virgo: {
      thesis:
        "Whatever people hand you comes back better, whether it’s a job application, a wedding toast or a nervous beginner. ENFJ sees the person someone could become, in full color, and Virgo sees, in the same glance, the two typos standing in the way. Because affection is holding the red pencil, nobody feels graded; people feel that someone took them seriously enough to read to the end. You are also the one who thinks of the parking, the allergies and the spare charger, so that everyone else can have a wonderful time and call it luck. Luck, in this case, arrived forty minutes early with a list.",
      argument: [
        "The difficulty is that hope and correction come out of your mouth in the same breath: “This made me cry, and your second page is upside down.” ENFJ meant the first half with all its heart, and Virgo couldn’t leave a mistake lying where it would trip someone. You try to solve this by being even nicer, so the correction travels in a padded box with three compliments, and people learn to wait politely until the box is open. Gradually they discount the praise, which is a pity, because it was true. Nobody feels your pencil more than you do, of course; you’d never speak to a student the way you speak to yourself in the car.",
        "When someone brings you a draft this week, ask, “Do you want cheering or notes?” and deliver only what was ordered. And send out one thing of your own just as it is, on time, with its flaws waving from the window.",
      ],
    },
    Libra: {
      thesis:
        "Nobody leaves a conversation with you feeling like the odd one out, including the person who was wrong. Libra gives you the manners of a born host and an ear for the other side of anything. ENFJ adds the mission, because comfortable is not enough for you; you want people reconciled, introduced and, if possible, singing. So when you join a tense table, voices drop, the shy guest is consulted, and two men who haven’t spoken since spring discover a shared hatred of leaf blowers. Everyone goes home with the impression of having been unusually reasonable. Most of that was your work, and you hid it well.",
      argument: [
        "From a distance your two halves look like twins, since each is charming and neither can stand a sulk. They part over what comes next. ENFJ wants to lead people somewhere better, and Libra would like them to think of it themselves, so you spend a fair amount of energy planting ideas and looking surprised when the ideas come up. “I’m easy,” you say about dinner, having already steered three people toward the Thai place. As a rule this is courtesy, and it works. But consensus takes forever, blunt friends begin to wonder what you really want, and by the time someone asks, you may have to go and look for it.",
        "This week, go first where it’s cheap: choose the movie before anyone else has spoken. Then do it once where it matters. “I see it differently, and here’s why” is a complete speech, and the silence afterward is someone else’s turn.",
      ],
    },
    Scorpio: {
      thesis:
        "People confide in you. On the second meeting, over lukewarm coffee, someone will lower their voice and give you the story their family doesn’t know, and your expression won’t change, except to become kinder. Scorpio supplies the nerve to look at anything, and a nose that can smell a performance through a wall. ENFJ supplies the faith, so that having seen the worst of a person, you go right on believing in the best. That pairing is unusual, and it explains why you get called about the emergency that can’t be mentioned in the group chat: you will neither gasp nor gossip.",
      argument: [
        "Where your two sides collide is trust. ENFJ hands it out at the entrance, like a name tag, and Scorpio keeps a file. So you tend to trust in public and check in private: you tell someone how wonderful they are, mean it, and remember word for word what they said about their last friend. Considering how completely you give yourself, a little research is only sensible. But when the research turns up a fault, you go from warm to perfectly polite in a single breath, and perfectly polite, from you, is Antarctica. The other person can’t make it right, having never heard that there was a question.",
        "This week, bring one such question up while it’s still small: “I like you, and I wasn’t sure what to make of what happened. Tell me your side.” Then even things up, and tell a friend the kind of thing that people are always telling you, such as what scares you.",
      ],
    },
    Sagittarius: {
      thesis:
        "Within an hour of meeting you, people are pricing plane tickets to the life they’d given up on. Sagittarius gives you the horizon, and a cheerful conviction that it’s closer than it looks. ENFJ pays attention to the particular human being beside you and works out what the first step would be, so the discouraged go home with something sturdier than a good mood, namely a plan on a napkin. You’re funny, you’re frank, and you make wanting things look respectable again. A surprising number of brave decisions among your friends can be traced to one dinner at which you said, “Wait, why couldn’t you?”",
      argument: [
        "Sooner or later, in the middle of all this warmth, something true comes out at full volume. Sagittarius said it (“Oh, nobody liked him!”) and has moved on to dessert. ENFJ saw the face of the person it hit, and will be thinking about that face at two in the morning. You usually repair such moments by being so lovable that no one gets to mind, which means that you seldom find out what hurt. The people you inspire have a similar problem: you lit them up, they adored it, and by the time the work got hard you were lighting up someone in another time zone.",
        "Before your next big idea, go back for one of those people. Ask how it turned out, hard parts included, and keep the new idea to yourself for the length of a coffee. And if a blunt remark escapes you this week, stay beside it and ask, “How did that sound to you?”",
      ],
    },
    Capricorn: {
      thesis:
        "You are the reason the reunion actually takes place. Other people say, “We should all get together sometime,” and you say, “The fourteenth, two o’clock, and who’s driving your mother?” ENFJ gives you the joy of having everyone there; Capricorn gives you the deposit, the spreadsheet and the spare folding table. What neither could make alone is affection that a person can build on: when you tell someone you believe in them, a ride, a reference and a calendar reminder tend to follow. Shoulders drop when you take charge. You do want the summit, but you can’t enjoy the view until the slowest hiker has had a snack.",
      argument: [
        "With everything so well arranged, it’s easy to overlook that you aren’t in the arrangement. Capricorn wants the result by Thursday, and ENFJ wants to know how everyone’s mother is, so you reconcile the two by scheduling the mother: fifteen minutes, sincere concern, one eye on the clock. Given how many people depend on you, it’s hard to see how else it would get done. Yet love that always arrives on time can feel a bit like a reminder from the dentist. Those closest to you start keeping their troubles short, out of consideration, and nobody asks about yours, because you’ve made needing help look like something that happens in other departments.",
        "Keep one appointment this week with no purpose and no end, such as a walk, a porch or a second pot of coffee. Say to whoever comes, “There’s something I haven’t been able to fix.” Then leave out what you learned from it.",
      ],
    },
    Aquarius: {
      thesis:
        "Nobody stays new around you for long. By the end of a first meeting the youngest volunteer has been asked to speak, the janitor has corrected the director on a point of fact, and everyone somehow behaves better for it. Aquarius thinks in thousands and would like to redesign the world so that it’s fair, while ENFJ learns the names. That is why causes survive in your care that die elsewhere: you can explain the big idea without talking down to anyone, and you also know who hasn’t eaten. Strangers come away feeling that they belong to something, and that it could use them.",
      argument: [
        "Strangers, as it happens, are the easy part. ENFJ works close up, with a hand on someone’s arm, and Aquarius sees better from across the street, where people form patterns and nobody is crying. You tend to split the difference by being near to the newcomer and far from the person you live with, who wants neither the idea nor the movement, only you, on the couch, in your socks. It isn’t coldness. Closeness without a purpose makes you shy, because it means being seen after the charm has gone to bed. But the person on the couch remembers the beginning, when you asked such marvelous questions, and can’t help wondering what changed.",
        "Turn it around for one evening this week. Put the phone in another room, ask, “How was it today, really?” and offer no theory and no improvement. Then answer the question yourself, badly if need be.",
      ],
    },
    Pisces: {
      thesis:
        "A sad song in a supermarket can cost you twenty minutes. Pisces leaves you almost no skin between your feelings and everyone else’s, so you know that someone is low before they’ve put down their bag. ENFJ, which can’t see a need without forming a committee, adds the will to do something about it. Most tenderhearted people stop at the sigh; you sigh, and then you find six volunteers, a van and a lasagna. Anyone you comfort has the impression that you had nowhere else on earth to be, and goes home with a better picture of themselves than the one they brought.",
      argument: [
        "What pulls you apart is direction. ENFJ likes a goal with a date on it and sets out splendidly, waving people along, whereas Pisces drifts toward whoever is saddest. So the evening you’d reserved for your own application ends with you on the bathroom floor, on the phone, talking someone through a breakup with a man you never liked. No goal has ever looked as real to you as a face. Afterward you vanish for a day or two, under a blanket, not answering, because there was none of you left over, and that is hard to explain. Your own aim, meanwhile, waits another year.",
        "Write down one aim for this month, with a date, and ask the least sentimental friend you have to check on it. When the next trouble calls, try saying, “I love you, and I can give you an hour on Wednesday.” Most trouble keeps until Wednesday.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "You can walk into a defeated team and have them disagreeing about how to win by the afternoon.",
        "Courage passes through you to others; people dare more in your company than they intended to.",
        "Your joy at another person’s success is real, loud, and free of the usual drop of vinegar.",
      ],
      costs: [
        "Momentum makes you deaf, and those you swept along remember principally that they were never asked.",
        "You mistake a full house for intimacy, and go home hungrier than you came.",
        "When the cheering stops you invent a new campaign, sometimes before the last one has been fed.",
      ],
      tensions: [
        {
          between: "Their pace or yours",
          text: "You see the summit and they see their shoes, so go ahead alone on what is yours, and wait wherever their names are involved.",
        },
        {
          between: "Serve the cause or be its star",
          text: "You want both and confess to one. Take the spotlight openly, by agreement, and it will stop leaking into everything.",
        },
        {
          between: "Inspire them or let them be",
          text: "A listless afternoon is seldom a failure of morale, so ask whether a push is wanted, and if it’s not, keep your hands in your pockets.",
        },
      ],
      practice:
        "On the first evening of each week reserve one hour in which you will encourage nobody. Put it in the calendar, spend it at something you’re bad at, and afterward write one line about how it went.",
    },
    Earth: {
      gifts: [
        "Things that you found go on for years, because you thought beforehand about the stairs and the rain.",
        "People become skilled near you, since you have the patience to let a wrist learn.",
        "In an emergency you’re the one who has blankets, a number to call, and a calm lap.",
      ],
      costs: [
        "You take over what others do badly, and they remain bad at it, with affection.",
        "Your loyalty to a place can outlast its loyalty to you by a decade.",
        "Being looked after makes you itch, so those who love you have nowhere to put it.",
      ],
      tensions: [
        {
          between: "Let them grow or keep them near",
          text: "You pack the suitcase and then, in spite of yourself, you bake, so determine which of the two you’re doing before they’re at the gate.",
        },
        {
          between: "Serve or rest",
          text: "Your body sends memos that you file. Answer the first one, the stiff neck, and there won’t be a third.",
        },
        {
          between: "The old custom or the new hand",
          text: "What you’ve preserved is good, and since someone younger has an idea, give them one season and stay out of the pantry.",
        },
      ],
      practice:
        "Once a week accept a favor that will be done worse than you’d do it, a ride, a meal, a hem, saying thank you, correcting nothing for a full day, and noting afterward what happened to your shoulders.",
    },
    Air: {
      gifts: [
        "You hear what two people mean to say to each other, and you can say it for them.",
        "People find one another through you, and go on to build things in your absence.",
        "Your questions make people more interesting than they were when they sat down.",
      ],
      costs: [
        "You adjust your words to each listener until even you can’t tell which edition was meant.",
        "Everyone’s opinion is in your head by evening, and yours takes the seat that’s left.",
        "You return every question, so charm keeps you company where a friend could be.",
      ],
      tensions: [
        {
          between: "Agree or be known",
          text: "Nodding wins the evening and loses the year. Put in one “I see it differently” a day, in a friendly tone.",
        },
        {
          between: "All of them or these few",
          text: "Your address book is a town. Select five inhabitants who get your second thoughts, and let the rest have your first.",
        },
        {
          between: "Understand or decide",
          text: "You can state both sides until everyone has gone home. Give yourself a deadline and pick the side that requires fewer adjectives.",
        },
      ],
      practice:
        "Each evening for two weeks write one line that opens with “I think,” on a matter where you’d rather please. By the next noon say it to one person whom it won’t please, and add no softener.",
    },
    Water: {
      gifts: [
        "You notice who is about to slip away from a group, and they stay because you did.",
        "Because sorrow doesn’t frighten you off, people can tell you the worst considerably earlier than they tell anyone else.",
        "Those you have loved take a sense of belonging with them into houses you’ll never see.",
      ],
      costs: [
        "You console the very person who came to console you, and remain thirsty.",
        "A cool tone from one face can undo the kindness of forty others.",
        "Need attracts you more reliably than joy, so the happy ones among your friends get little of you.",
      ],
      tensions: [
        {
          between: "Feel it with them or stand beside them",
          text: "Weeping along looks like love, but lend a dry sleeve instead, and you will still be of some use to them tomorrow.",
        },
        {
          between: "Be needed or be wanted",
          text: "You know how to earn the first; for the second, spend an unproductive evening with people who are perfectly fine.",
        },
        {
          between: "Their mood or your own",
          text: "By dusk the two have run together, unless you can name three things you felt this morning before you met anyone.",
        },
      ],
      practice:
        "Twice a week for a month, give half an hour to a friend who is doing well, asking only about what delights them and mentioning one delight of yours, and note afterward whether you felt idle or fed.",
    },
  },
  openings: [
    "People like you face outward. You come in reading a face for what it lacks, and you’re so accomplished at it that everyone takes the talent for your entire character, although there’s a second one behind the helper’s shoulder, with its own appetites and its own opinion of the guests. Let’s have it step forward.",
    "In every job there is the work in the contract and the work of making it bearable for the rest, and you do the second for nothing. These pages consider what you might charge: how much power you have over a group, which fee makes you go shy, and what you’d build if everyone were already cheerful.",
    "You give the toast, select the present, and remember the name of the ex. You’re loved for it, widely, and can still lie awake with the impression that no one has asked. This part turns the beam around, onto the receiving end of affection, which you have furnished beautifully for others and hardly ever sat in.",
    "Nice people have cellars like everyone else; theirs are just better lit, in case of visitors. Down here are a few motives that you wouldn’t put in the toast, and a child who understood remarkably early how to look after the mood of a house. None of it will be held against you, and it may even be relieved at the company.",
    "You know what everyone in your life should eat, read and stop doing, and your own body has been standing at the end of the line with a ticket in its hand, too polite to cough. Here come some short pages about sleep, breath and paintbrushes, on the understanding that you try them yourself before you recommend them.",
    "Sooner or later you ask what it has all been for, and since you’re you, you ask it on behalf of several people. Try to ask it once for one. What follows concerns the thing you trust when there’s nobody to persuade, and the person who remains when the helper has gone home and hung up the smile.",
  ],
  year: {
    "new 1":
      "Most of your reinventions start with a use for them: someone needs you brighter, calmer, more in charge. A change made for no one’s benefit feels strangely unearned. What would you wear, or drop, if nobody were going to be encouraged by it?",
    "new 2":
      "Money leaves your hands quickly, because giving is how you feel rich, and caution has always looked a little stingy to you. Saving gets easier once it has a face, and a goal with a name and a photograph will beat any percentage.",
    "new 3":
      "Among siblings and neighbors you’re usually the switchboard: everyone’s news passes through you, warmed up on the way. That makes a conversation easy to begin now, and it also hides the fact that your own news seldom gets its turn.",
    "new 4":
      "Home, for you, is a mood before it’s a place, and you are generally the one who sets the mood. Small changes take hold easily at present. If one chair or shelf were arranged purely for your comfort, which would it be?",
    "new 5":
      "Fun tends to turn into a production in your care, with a theme, a guest list and someone to draw out of a corner. The start of something here, a date or a hobby, goes better while it’s still too small to host.",
    "new 6":
      "Routines rarely fail you through laziness; they get given away, one favor at a time, to whoever looked tired. A new habit has its best chance early, while everyone who would ask for the hour is still asleep.",
    "new 7":
      "You fall for potential. It makes you a generous companion and a poor judge of timelines, since you’re often devoted to next year’s version of someone. Beginnings go well if you can enjoy the person who is actually sitting across the table.",
    "new 8":
      "Shared money and unspoken matters embarrass you for the same reason: clear terms seem to say that trust is missing. In practice the vague arrangement is the one that sours. A number, kindly mentioned at the outset, is a form of affection.",
    "new 9":
      "Learning has always gone better for you in company, because you find out what you think by explaining it. Solitary study stalls around the second chapter. Is there a teacher, or a fellow traveler, whose enthusiasm you’d enjoy catching?",
    "new 10":
      "Ambition makes you reach for the word “we.” Saying that the team would benefit is true, and it also means that people in charge often don’t know which job you want for yourself. A wish in the first person is easier to grant.",
    "new 11":
      "Give you a circle of strangers, and by the third meeting you know the birthdays and have the key to the hall. Beginnings with people are your home ground. The rarer pleasure is the back row, unelected, with time to look around.",
    "new 12":
      "Feelings turn into conversation so fast in you that some never get to be feelings first. A slower stretch suits that neglected half, because whatever starts now is small and shy, and grows better without an audience, even an affectionate one.",
    "full 1":
      "Keeping up a bright face is skilled work, and you’ve practiced it so long that people take it for weather. What you actually feel shows through more than usual now. Those who notice, and stay in their chairs, are worth remembering.",
    "full 2":
      "Generosity in modest amounts never looks like an expense: the lunch, the loan, the gift for a colleague’s shower. Added together, they make a kind of autobiography. If the total surprises you, which of them did you enjoy, and which were politeness?",
    "full 3":
      "Because you hear both sides so well, you end up translating for people who are perfectly able to speak. When misunderstandings surface, they look around for you first. It’s possible to love both parties and let them find their own words.",
    "full 4":
      "Family tension reaches you first in the stomach, and your hands start setting out food before anyone has raised a voice. If something at home needs to be said, a meal won’t say it. A silence, allowed to last, sometimes gets others to begin.",
    "full 5":
      "Praise makes you turn around to see who is standing behind you. By the time it has been passed along to the whole cast, nothing is left with your name on it. What have you made that you are simply, privately proud of?",
    "full 6":
      "Being needed feels so much like energy that you tend to confuse the two, and tiredness arrives late, all at once, generally with a cold. Daily life shows its true weight now. A task handed back to its owner survives better than you expect.",
    "full 7":
      "In close ties you watch over the other person’s growth, like a gardener who forgets to eat. How much comes back to you is easier to see now. Do you know what you’d ask for, if asking didn’t feel like criticism?",
    "full 8":
      "You forgive early, often before the bill has been read, because another person’s shame is harder for you to bear than your own loss. What is owed, in money or feeling, is plainer now. Forgiveness keeps, and means more with a figure in it.",
    "full 9":
      "Conviction is contagious when you have it, so people seldom argue with you, and your beliefs miss their exercise. A doubt that shows itself now is good company. It hasn’t come to take anything, only to see more of the view.",
    "full 10":
      "Applause and criticism both sink too far into you, and either one can settle for days whether your work was good. Both are louder than usual now. Your own verdict is steadier when it’s in before the mail arrives.",
    "full 11":
      "Many of your friendships run on your own electricity: you call, you remember, you book the table. A lull shows which of them have wiring at the other end. Some silent people, it turns out, were only waiting for a gap.",
    "full 12":
      "Other people’s sorrow lingers in you after they’ve cheered up and gone out for tacos. Rest comes harder than it should, since an empty evening feels like a person you’ve neglected. Of everything weighing on you, how much began as yours?",
    "eclipse 1":
      "People have known you as the encouraging one for so long that the part plays itself. When it slips, there’s an awkward pause, after which, usually, someone else says the encouraging thing.",
    "eclipse 2":
      "Security, in your mind, is made of people more than of sums, so a change in income feels first like letting someone down. Who, besides you, believes that you have to provide it all?",
    "eclipse 3":
      "Some conversations are so regular that they seem like furniture, until one is moved. You’ll want to fill the gap with more talk. It can stay bare until you know what stood there.",
    "eclipse 4":
      "Wherever you live, you are part of the heating. When an old arrangement ends there, the chill you notice initially is only the others discovering where the thermostat is.",
    "eclipse 5":
      "Endings in love or play bring out your inner cruise director, who has three consoling plans before supper. Disappointment is better company than it looks. Given an evening to itself, it departs quite politely.",
    "eclipse 6":
      "Your days are built from promises, and when a routine breaks, you learn which of them were still wanted. The requests that come back were genuine; the remainder were habits in a helpful costume.",
    "eclipse 7":
      "With the people closest to you, you often manage both sides of the feeling. A change here returns one side to its owner. They are allowed to be unhappy, and you are allowed to be fine.",
    "eclipse 8":
      "Guilt is your most faithful creditor; it goes on collecting long after a debt is paid. If something shared comes to an end, are you still grieving, or only still paying?",
    "eclipse 9":
      "A teacher, a creed or a plan that once pointed the way becomes part of your own voice in time. Losing it is less total than it seems, for you already give the directions yourself.",
    "eclipse 10":
      "An empty post works on you like a crying baby: you’re on your feet before you’ve thought. Being wanted there and wanting to be there are separate facts. Which of them came first last time?",
    "eclipse 11":
      "When a group thins out, you go over it for something you did wrong. Mostly people have moved, married or taken up beekeeping, and what remains is smaller and can finally hear itself.",
    "eclipse 12":
      "Certain sacrifices go on so long that you’d list them as character traits. If one of them loosens its grip now, a guilty lightness often comes first, and the relief only later.",
    "jupiter soft":
      "Chances come to you mostly because you remember people, and at such times a good many remember you. Choosing one feels rude to the rest. The invitation that teaches you most is generally the one where you won’t be the warmest person present.",
    "jupiter hard":
      "Enthusiasm makes promises in your name. While you look into a hopeful face, the future seems to have an extra day in every week, and yes is out before the calendar has been consulted. A night’s pause costs no one anything, and you look just as kind at breakfast.",
    "saturn soft":
      "Inspiring people comes to you naturally; being relied on for dull, exact, finished work is a slower kind of respect, and this is a good stretch for earning it. You’ll find it oddly restful. Nobody has to be stirred up, and the assignment simply gets completed.",
    "saturn hard":
      "Charm settles most things for you, so a person or a rule that won’t be charmed feels like a verdict on your heart. Generally it’s only a standard. Progress now is made mostly alone, and the criticism you least want is cheapest while the work is still in pencil.",
    "uranus soft":
      "Those who love you expect a certain show, and a performer of your experience gets bored by the script in places. Surprise is cheaper now than usual; people adjust faster than your worry for them suggests. What would you do differently tomorrow if no explanation were owed?",
    "uranus hard":
      "When plans or people change without notice, you attend to everyone’s feelings about it except your own, which turn up days later in the car. Restlessness of this kind is information. Before the hopeful speech, is there something you’d like to be upset about?",
    "neptune soft":
      "Moods cross a room and settle on you, as they always have, but lately they bring music, faces and half an idea along. Those need somewhere to go besides sympathy. A notebook, a piano or a lump of clay listens without needing anything from you.",
    "neptune hard":
      "The urge to rescue runs strongest in you where you know least, since a stranger’s trouble has no history to argue with. Your picture of a person is especially beautiful now, and especially yours. It’s worth finding out how the last helper fared.",
    "pluto soft":
      "You move people every day, with a question, a look, a well-timed compliment, and would rather call it anything but power. Seen clearly, it’s less sinister than you feared. Requests made in the open turn out to work nearly as well, and they let everyone sleep.",
    "pluto hard":
      "Pressure, in kind circles, comes with a smile and a casserole, and you know the recipe. When a struggle over who decides goes underground, you’re good enough at it to win and be lonely. What outcome have you been steering toward without announcing it?",
    "mercury retrograde":
      "You tailor each message to its listener, which is a courtesy until three versions meet at one table. Delays and mix-ups are less tiresome when everyone has the same page in hand.",
    "mercury direct":
      "Loose ends that you smoothed over one person at a time can be tied in a single, somewhat less charming announcement. People forgive plainness surprisingly quickly, and often they’re relieved.",
    "venus retrograde":
      "Old affection looks lovelier from a distance, partly because you remember best what you gave. Before a grand gesture, in love or in a store: do you miss the person, or the giving?",
    "venus direct":
      "Your taste is so used to pleasing company that it sometimes forgets its own opinions. They return now with considerable force: a color, a record, a dish you’d order unprompted.",
    "mars retrograde":
      "Anger in you puts on an apron. It shows as extra helpfulness, a brisk way with the dishes, a sudden urge to improve someone, and slower weeks give you the opportunity to recognize it.",
    "mars direct":
      "Drive returns, and with it the sound of other people’s emergencies, which have always been your favorite sport. A cause of your own, begun first, keeps some of that strength at home.",
    "ingress jupiter":
      "More becomes possible here for a year or so, and you’ll want to bring everyone along. Some of the growing is meant for one. You’re allowed to arrive first and describe it afterward.",
    "ingress saturn":
      "Cheering counts for less here in the coming years, and steady attendance for more. It suits you better than you’d think: devotion is only enthusiasm that kept its appointments.",
    "ingress uranus":
      "Arranging life around other people’s comfort has served you until now. Over some years the arrangement keeps shifting, which goes more easily with a few blank pages in the calendar.",
    "ingress neptune":
      "Reading people is your gift, and in this area the print blurs for years. Certainty matters less than patience. Whenever an impression flatters or alarms you, it deserves a second look in daylight.",
    "ingress pluto":
      "Some changes go further down than kindness can reach, and one of them takes its time here. What survives will be there by choice. Much of what goes was only duty.",
    "month 1":
      "Read a novel with no one in mind to lend it to. Scribble your opinions in the margins, including the unfair ones, and keep it on your own shelf.",
    "month 2":
      "Take yourself to a concert or a matinee and sit in the middle of a full row, where nobody can be saved a seat.",
    "month 3":
      "Learn one song on the ukulele, badly, from a video. A chorus in three chords is the entire curriculum, and there’s no recital.",
    "month 4":
      "Ride a bus line to its last stop just to see who lives there. The strangers are wonderful, and not one of them needs organizing.",
    "month 5":
      "Have your portrait taken in a photo booth, all four frames, with the faces you never use in company. Pin up the worst of them.",
    "month 6":
      "Have breakfast in a hotel dining room, even in your own town, with the newspaper folded like a person of mystery. Order what nobody else likes.",
    "month 7":
      "Lie on your back on a lawn or a rug and give the clouds, or the ceiling, bad reviews. They’re the rare crowd you don’t have to warm up.",
    "month 8":
      "Float, or sit up to the chin in warm water, at an hour when everyone else is busy. Useful thoughts can wait in the hall with the towels.",
    "month 9":
      "Drop in on an open choir rehearsal, stand among the second altos or wherever you land, and enjoy the luxury of being one-thirtieth of something.",
    "month 10":
      "Cook the dish you loved at eight, precisely as it was, canned soup and all, and serve it to a party of one.",
    "month 11":
      "Visit a museum with permission to look at only one portrait. Imagine what the sitter would tell you to stop worrying about.",
    "month 12":
      "Buy yourself a present, wrap it with the good ribbon, and forget what’s in it as convincingly as you can until the year is nearly out.",
  },
};
