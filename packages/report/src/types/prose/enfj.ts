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
        "When a friend sighs, “I should really call that doctor,” you already have the number up. ENFJ gives you a radar for what people could be if somebody believed in them, and Aries gives you no patience at all for the waiting period. The combination turns sympathy into motion: instead of telling people they can do it, you tie their shoes and start running beside them. What others get from you is courage on loan, without interest, and usually before they asked. Whoever has you in their corner rarely stays stuck for long, because you are not built to watch.",
      argument: [
        "The Feeler in you reads the table and knows that your friends would like another day to discuss the trip. Aries, meanwhile, has already found a house with a deck. Since waiting feels to you like leaving people out in the rain, you tend to book first and charm afterward: the group chat wakes up to a confirmation number, three exclamation points and a picture of the view. Everyone says it’s wonderful, and mostly it is. But being delighted is different from being asked, and the friend who wanted the mountains answers your messages a little slowly for weeks without explaining why.",
        "This week, divide one plan. Your own share can start tonight. For the share with other people’s names on it, send a real question, “Would you like this, and what would make it better?” and let the phone lie there until somebody answers. It will be the longest hour of your month.",
      ],
    },
    Taurus: {
      thesis:
        "Some friends give a pep talk and go home; you give one and then turn up for the next three years with soup. ENFJ lets you see who a person could become, and Taurus adds the patience of someone who has planted a pear tree and is in no hurry about the pears. The result is unusually dependable encouragement, because you remember who takes oat milk and what each person was hoping for last time, and you ask about both. Slow bloomers do well around you, because you’re still cheering after the faster believers have wandered off.",
      argument: [
        "You and change have an arrangement: it may happen to everyone else. The ENFJ in you applauds when a friend announces a move to another city, and then Taurus tapes up the boxes and wonders who is going to sit in that chair on Sundays. Your own chair, meanwhile, stays where it is. You usually settle the matter by cheering for other people’s risks and staying home yourself, since somebody has to keep the lights on, and keeping the lights on is a form of love. It costs you your own next chapter, and it gives your devotion a certain weight, so that people you adore can feel guilty for growing.",
        "This week, tell one of those people, “There’s something I’ve been meaning to try,” and put its first hour on the calendar: the class, the trail, the ugly first painting. Let somebody else make dinner that night. It will be short on salt, and you’ll survive.",
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
        "From the next room you can tell whose day went badly, just by the way the keys land in the dish. Cancer gives you that ear, along with a fierce wish to keep everyone safe, fed and accounted for. ENFJ gives you a wish that points the other way: you want the people you love to go out, take chances and become magnificent. Anyone under your wing gets the best of this odd pairing, and goes into the world a little bolder than nature intended, knowing that somebody has kept a plate warm.",
      argument: [
        "A hard word is where you get into difficulty. As an ENFJ you know that people grow on candor, and with colleagues and near strangers you can give it beautifully. At home, though, Cancer takes over. One wobbling lip, and the speech you rehearsed becomes “You’re doing great, do you want a sandwich?” It’s tenderness, and it works for tonight, although over the years your family may begin to suspect that everyone else gets the interesting truth from you, and home gets the comfortable version. Your own hurts receive the same treatment: you say you’re only tired, scrub a pan with unusual energy, and hope that somebody looks twice.",
        "This week, choose one person you protect and say what you’d say to a gifted stranger: “I think you can do better than this, and I’d like to help.” If there are tears, stay, and don’t take it back. Then explain what the pan was about.",
      ],
    },
    Leo: {
      thesis:
        "At any party you are the one telling a story in which somebody else is the hero, and telling it so well that the hero is standing there pink to the ears. ENFJ notices what is best in people; Leo believes that such things should be announced, preferably with a raised glass. Together they make you a sort of traveling awards ceremony, and the beginners, the shy and the recently dumped come out of an hour with you about four inches taller. Backs straighten when you walk in, because you look as if you had come to see each person in particular. Often enough, you have.",
      argument: [
        "In bed that night, however, you go back over the evening, looking for the moment when somebody said it about you. ENFJ finds this embarrassing, since the point was to celebrate the team. Leo is all for the team and would simply like your name read out as well, slowly. Because asking seems beneath you, you tend to praise others so gorgeously that the praise becomes your own performance, and then you wait for the applause to be forwarded. It rarely is, because you look so confident that complimenting you would be like informing a bonfire that it was warm. So you go home admired and hungry.",
        "Once this week, claim your share out loud: “That part was mine, and I’m proud of it.” Make no joke afterward, don’t hurry on to somebody else’s contribution, and give people five seconds to respond.",
      ],
    },
    Virgo: {
      thesis:
        "Whatever people hand you comes back better, whether it’s a job application, a wedding toast or a nervous beginner. ENFJ sees the person somebody could become, in full color, and Virgo sees, in the same glance, the two typos standing in the way. Because affection is holding the red pencil, nobody feels graded; people feel that someone took them seriously enough to read to the end. You are also the one who thinks of the parking, the allergies and the spare charger, so that everyone else can have a wonderful time and call it luck. Luck, in this case, arrived forty minutes early with a list.",
      argument: [
        "The difficulty is that hope and correction come out of your mouth in the same breath: “This made me cry, and your second page is upside down.” ENFJ meant the first half with all its heart, and Virgo couldn’t leave a mistake lying where it would trip someone. You try to solve this by being even nicer, so the correction travels in a padded box with three compliments, and people learn to wait politely until the box is open. Gradually they discount the praise, which is a pity, because it was true. Nobody feels your pencil more than you do, of course; you’d never speak to a student the way you speak to yourself in the car.",
        "When someone brings you a draft this week, ask, “Do you want cheering or notes?” and deliver only what was ordered. And send out one thing of your own just as it is, on time, with its flaws waving from the window.",
      ],
    },
    Libra: {
      thesis:
        "Nobody leaves a conversation with you feeling like the odd one out, including the person who was wrong. Libra gives you the manners of a born host and an ear for the other side of anything. ENFJ adds the mission, because comfortable is not enough for you; you want people reconciled, introduced and, if possible, singing. So when you join a tense table, voices drop, the shy guest is consulted, and two men who haven’t spoken since spring discover a shared hatred of leaf blowers. Everyone goes home with the impression of having been unusually reasonable. Most of that was your work, and you hid it well.",
      argument: [
        "From a distance your two halves look like twins, since each is charming and neither can stand a sulk. They part over what comes next. ENFJ wants to lead people somewhere better, and Libra would like them to think of it themselves, so you spend a fair amount of energy planting ideas and looking surprised when the ideas come up. “I’m easy,” you say about dinner, having already steered three people toward the Thai place. As a rule this is courtesy, and it works. But consensus takes forever, blunt friends begin to wonder what you really want, and by the time somebody asks, you may have to go and look for it.",
        "This week, go first where it’s cheap: choose the movie before anyone else has spoken. Then do it once where it matters. “I see it differently, and here’s why” is a complete speech, and the silence afterward is somebody else’s turn.",
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
        "Sooner or later, in the middle of all this warmth, something true comes out at full volume. Sagittarius said it (“Oh, nobody liked him!”) and has moved on to dessert. ENFJ saw the face of the person it hit, and will be thinking about that face at two in the morning. You usually repair such moments by being so lovable that no one gets to mind, which means that you seldom find out what hurt. The people you inspire have a similar problem: you lit them up, they adored it, and by the time the work got hard you were lighting up somebody in another time zone.",
        "Before your next big idea, go back for one of those people. Ask how it turned out, hard parts included, and keep the new idea to yourself for the length of a coffee. And if a blunt remark escapes you this week, stay beside it and ask, “How did that sound to you?”",
      ],
    },
    Capricorn: {
      thesis:
        "You are the reason the reunion actually takes place. Other people say, “We should all get together sometime,” and you say, “The fourteenth, two o’clock, and who’s driving your mother?” ENFJ gives you the joy of having everybody there; Capricorn gives you the deposit, the spreadsheet and the spare folding table. What neither could make alone is affection that a person can build on: when you tell someone you believe in them, a ride, a reference and a calendar reminder tend to follow. Shoulders drop when you take charge. You do want the summit, but you can’t enjoy the view until the slowest hiker has had a snack.",
      argument: [
        "With everything so well arranged, it’s easy to overlook that you aren’t in the arrangement. Capricorn wants the result by Thursday, and ENFJ wants to know how everyone’s mother is, so you reconcile the two by scheduling the mother: fifteen minutes, sincere concern, one eye on the clock. Given how many people depend on you, it’s hard to see how else it would get done. Yet love that always arrives on time can feel a bit like a reminder from the dentist. Those closest to you start keeping their troubles short, out of consideration, and nobody asks about yours, because you’ve made needing help look like something that happens in other departments.",
        "Keep one appointment this week with no purpose and no end, such as a walk, a porch or a second pot of coffee. Say to whoever comes, “There’s something I haven’t been able to fix.” Then leave out what you learned from it.",
      ],
    },
    Aquarius: {
      thesis:
        "Nobody stays new around you for long. By the end of a first meeting the youngest volunteer has been asked to speak, the janitor has corrected the director on a point of fact, and everyone somehow behaves better for it. Aquarius thinks in thousands and would like to redesign the world so that it’s fair, while ENFJ learns the names. That is why causes survive in your care that die elsewhere: you can explain the big idea without talking down to anybody, and you also know who hasn’t eaten. Strangers come away feeling that they belong to something, and that it could use them.",
      argument: [
        "Strangers, as it happens, are the easy part. ENFJ works close up, with a hand on someone’s arm, and Aquarius sees better from across the street, where people form patterns and nobody is crying. You tend to split the difference by being near to the newcomer and far from the person you live with, who wants neither the idea nor the movement, only you, on the couch, in your socks. It isn’t coldness. Closeness without a purpose makes you shy, because it means being seen after the charm has gone to bed. But the person on the couch remembers the beginning, when you asked such marvelous questions, and can’t help wondering what changed.",
        "Turn it around for one evening this week. Put the phone in another room, ask, “How was it today, really?” and offer no theory and no improvement. Then answer the question yourself, badly if need be.",
      ],
    },
    Pisces: {
      thesis:
        "A sad song in a supermarket can cost you twenty minutes. Pisces leaves you almost no skin between your feelings and everybody else’s, so you know that someone is low before they’ve put down their bag. ENFJ, which can’t see a need without forming a committee, adds the will to do something about it. Most tenderhearted people stop at the sigh; you sigh, and then you find six volunteers, a van and a lasagna. Anyone you comfort has the impression that you had nowhere else on earth to be, and goes home with a better picture of themselves than the one they brought.",
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
          text: "What you’ve preserved is good, and since somebody younger has an idea, give them one season and stay out of the pantry.",
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
    "In every job there is the work in the contract and the work of making it bearable for the rest, and you do the second for nothing. These pages consider what you might charge: how much power you have over a group, which fee makes you go shy, and what you’d build if everybody were already cheerful.",
    "You give the toast, select the present, and remember the name of the ex. You’re loved for it, widely, and can still lie awake with the impression that no one has asked. This part turns the beam around, onto the receiving end of affection, which you have furnished beautifully for others and hardly ever sat in.",
    "Nice people have cellars like everyone else; theirs are just better lit, in case of visitors. Down here are a few motives that you wouldn’t put in the toast, and a child who understood remarkably early how to look after the mood of a house. None of it will be held against you, and it may even be relieved at the company.",
    "You know what everyone in your life should eat, read and stop doing, and your own body has been standing at the end of the line with a ticket in its hand, too polite to cough. Here come some short pages about sleep, breath and paintbrushes, on the understanding that you try them yourself before you recommend them.",
    "Sooner or later you ask what it has all been for, and since you’re you, you ask it on behalf of several people. Try to ask it once for one. What follows concerns the thing you trust when there’s nobody to persuade, and the person who remains when the helper has gone home and hung up the smile.",
  ],
  year: {
    "new 1":
      "Most choices about yourself get talked over with other people first. Pick one change in how you look or introduce yourself, and make it this week without asking what anyone thinks.",
    "new 2":
      "Before you hear what anyone else needs, set an amount aside for yourself and decide exactly what it’s for. Otherwise the money is promised, in your mind, to whoever asks next.",
    "new 3":
      "Call a sibling or a neighbor for no reason except to hear how they are. If advice starts to form, ask another question instead; you usually offer the answer too early.",
    "new 4":
      "At home you tend to fit yourself around everyone else’s needs, often without being asked. Change one corner, or one regular evening, simply because it suits you, and mention it afterward.",
    "new 5":
      "Fun easily turns into a project for you, with people to organize and cheer on. Do something this week that you enjoy and nobody else gains by, and if it’s a date, let them plan it.",
    "new 6":
      "In your case a habit survives only if other people can’t bargain it away. Put one healthy thing in your calendar as an appointment, three times this week, and decline whatever conflicts.",
    "new 7":
      "Write down what this person actually does when something goes wrong, and let that decide how fast you proceed, because you tend to fall for the person someone is about to become.",
    "new 8":
      "Asking for exact terms feels to you like a failure of trust, so you agree to vague ones and resent them later. Request the figures, or what’s expected of you, before saying yes.",
    "new 9":
      "Being a beginner is hard for someone who usually leads the discussion. Sign up anyway, let a person who knows more explain things, and ask three questions that show how little you know.",
    "new 10":
      "“It would be good for the team” is how you normally describe your own ambition. Tell one person with influence that you want the position, before explaining who else would benefit.",
    "new 11":
      "Within a month of joining anything, you tend to be running it. Go this time as an ordinary member, turn down the first job they offer, and find out whether you like the company.",
    "new 12":
      "Can you keep a feeling or a half-formed plan to yourself until evening? Try two weeks this time, with an hour alone for it on the weekend, before anyone else has an opinion.",
    "full 1":
      "Tell two friends you trust how you really are, and take what they offer. People can see more of your tiredness, or your happiness, than you intended, and an entertaining account won’t hide it.",
    "full 2":
      "Generosity is rarely in your budget, because you give on the spur of the moment. Add up last month’s gifts, lunches and loans, and end one arrangement you’ve continued out of politeness alone.",
    "full 3":
      "Translating between people in conflict comes so naturally that you forget you have a view. Step out of the middle this week, ask them to speak directly, and state your own view once.",
    "full 4":
      "When relatives disagree, they look to you to bring back the good mood, and you generally do. For one talk let the silence last, and see which of them makes the effort instead.",
    "full 5":
      "If someone admires what you’ve made, you pass the credit along before it has landed. Say thank you, add nothing, and write down afterward which part of it you’re proudest of.",
    "full 6":
      "Return two tasks to their owners by Friday, with a clear date and no apology, and go to bed an hour earlier. Being needed feels so much like energy that you notice exhaustion late.",
    "full 7":
      "What do they give you now, without further improvement? That’s a question you prefer to postpone. Answer it honestly on paper, then tell the other person one thing you need that isn’t happening.",
    "full 8":
      "Your first instinct will be to forgive the debt, or the hurt, before you’ve felt the size of it. Wait two days, say plainly what it cost you, and only then decide.",
    "full 9":
      "You can be so persuasive that nobody challenges you for years. Ask someone who disagrees with you to explain why, and repeat their view until they say you have it right.",
    "full 10":
      "Put your own view of the work on paper before you read theirs. Praise and blame both affect you more than you admit, and either one can settle for you whether it was good.",
    "full 11":
      "For ten days, don’t be the one who calls. Many of your friendships depend on it, so notice who gets in touch, and reserve your next free evening for one of those people.",
    "full 12":
      "Sadness that belongs to other people tends to stay in your body after they feel better. Take an afternoon off alone, and ask of each worry whether it’s actually yours.",
    "eclipse 1":
      "You’ve been the reliable one so long that people stopped asking how you manage. Let one of them see you undecided.",
    "eclipse 2":
      "When support changes, your habit is to reassure everyone else. Work out first what you need each month, and accept the help that’s offered.",
    "eclipse 3":
      "The talk you have every day is easily taken for granted. Tell that person what it has meant to you, and add no advice.",
    "eclipse 4":
      "Holding a household together was partly your choice. Ask each person what they want to continue, and take on one piece only.",
    "eclipse 5":
      "An ending tempts you to cheer everyone up, yourself included. Let one evening be plainly disappointing before you propose anything new.",
    "eclipse 6":
      "If the old routine depended on your saying yes, leave it broken for a week, and rebuild only what someone asks for.",
    "eclipse 7":
      "Let the other person have their own reaction, even an unflattering one. You needn’t improve it, only say what you want next.",
    "eclipse 8":
      "Guilt has kept you paying for longer than you owed. Name the date on which your obligation ends, and tell them.",
    "eclipse 9":
      "Losing a guide feels like losing direction, though you’ve been teaching the same principles yourself. Write down which you still believe.",
    "eclipse 10":
      "Don’t volunteer to fill the gap this month, however loudly you’re needed. Only a real break will show you what you’d choose.",
    "eclipse 11":
      "Not everyone in a group stays because of you, or leaves because of you. Choose three people and invite them individually.",
    "eclipse 12":
      "Some sacrifices become who you are. Mention this one, in the past tense, to a friend who never gained by it.",
    "jupiter soft":
      "People respond to you more warmly than usual, and you’ll be tempted to accept everything. Choose the two invitations from which you’d learn something, and go at least once with a friend who outshines you.",
    "jupiter hard":
      "Enthusiasm makes you promise on behalf of your future self, who is already busy. For the next month answer every request with “Let me check and tell you tomorrow,” and offer half of what first occurs to you.",
    "saturn soft":
      "Slow respect suits you better at present than excitement does. Take on one duty that you can finish without having to stir anybody up, agree on the date in writing, and deliver it quietly and on time.",
    "saturn hard":
      "Someone in charge isn’t going to be charmed, which feels personal and usually isn’t. Do the lonely work first, the budget or the hard phone call, and ask what’s wrong with it while there’s time to fix it.",
    "uranus soft":
      "Those who depend on you expect a certain person, and you’re restless in the part. Cancel one standing favor, try something nobody would expect of you, and explain it in a single sentence, however curious they become.",
    "uranus hard":
      "When a friendship or a plan changes without warning, you start looking after everyone’s feelings about it before you’ve noticed your own. Wait three days before you announce anything hopeful, and tell one friend that you’re shaken.",
    "neptune soft":
      "Other people’s moods reach you easily now, and so do music, faces and ideas. Keep half an hour a day for making or playing something alone, in the morning if possible, before anyone else has a claim on you.",
    "neptune hard":
      "The wish to rescue a person is strongest in you when you know them least. Lend nothing you can’t spare, ask a skeptical relative what they notice, and find out how the last one who helped was treated.",
    "pluto soft":
      "You influence people every day and rarely admit to it. Tell one colleague or relative directly what you want, without preparing the ground beforehand, and notice how much more freely people respond to an open request.",
    "pluto hard":
      "Pressure is being applied with a smile, some of it by you. Acknowledge your own share first, tell the other person what outcome you’ve been working toward, and give up control of one decision that was never yours.",
    "mercury retrograde":
      "Since you fit each message to the person who hears it, the versions begin to disagree. Put important plans in one written note, and confirm every date.",
    "mercury direct":
      "Send one clear account to all of them together. You’d rather smooth things over one by one, but that is how the confusion started.",
    "venus retrograde":
      "Missing someone, you tend to remember what you gave. List what they gave you as well, before you write to them.",
    "venus direct":
      "Spend something on a taste that is entirely your own; kindness has been choosing your clothes, your meals and several of your evenings.",
    "mars retrograde":
      "Irritation shows in your helpfulness before it shows in your voice. Exercise hard twice this week, and delay any campaign until you’ve slept.",
    "mars direct":
      "Put this new strength into one job with your name on it, before you’re called away to somebody else’s emergency.",
    "ingress jupiter":
      "Let other people host you in this area for a while. You learn more as a guest than as the organizer.",
    "ingress saturn":
      "Fewer people will need inspiring, and more will simply expect you to finish. Choose one commitment to yourself and protect it weekly.",
    "ingress uranus":
      "Arranging things around people stops working here for some years. To practice, leave one weekend a month without a plan.",
    "ingress neptune":
      "You usually read people well, but in this area the signals will blur. Ask whether your impression is right before you act on it.",
    "ingress pluto":
      "Charm has limited effect on a change this deep. Decide early which responsibilities are worth keeping, and transfer one of the others.",
    "month 1":
      "List everyone you take care of, including yourself, and write beside each name the last thing you did for that person.",
    "month 2":
      "Let someone else choose the film, the restaurant and the time, three times over, without improving on the choice or saving them from it.",
    "month 3":
      "Ask one colleague what you do that makes their work harder. Thank them, explain nothing, and change one detail within the week.",
    "month 4":
      "Spend half a day somewhere you know nobody and have no reason to be pleasant. Observe what you feel like doing.",
    "month 5":
      "Tell a friend about a difficulty of yours before it has become amusing, and don’t ask about theirs until they’ve answered.",
    "month 6":
      "Review the year so far: who grew, and who merely leaned on you? Reclaim one afternoon from the second group.",
    "month 7":
      "Leave one celebration entirely to someone else. Turn up with a card, accept whatever has been arranged, and say what you liked.",
    "month 8":
      "Disagree with someone, pleasantly, in the first ten minutes of a meeting, since a yes that you give early is hard to take back.",
    "month 9":
      "Take a class in which you’re far from the best, and don’t offer to organize anything for the other students.",
    "month 10":
      "Make one request, for money, help or more time, in two sentences, and stop talking once you’ve made it.",
    "month 11":
      "Write to a person who no longer needs you. Say what you value in them, and nothing about what you did.",
    "month 12":
      "Pick the one tradition you truly enjoy, hand the rest to whoever wants it, and leave their methods uncorrected.",
  },
};
