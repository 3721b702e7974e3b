import type { SignUnits } from "../../section-unit.ts";

export const enfp: SignUnits = {
  Aries: {
    stances: {},
    lines: [
      [
        "paragraph",
        "One thing your confidence rarely covers is being tired. Energy is what people seem to love you for, and a voice inside suspects that without it there’s no one in particular at home. So a flat day feels less like weather than like a defect. If you were the lively one early on, the one who could turn a mood around, it made sense to protect that gift by refueling with the next adventure.",
      ],
      [
        "paragraph",
        "Those who live close to you usually notice the exhaustion before you do. One more stop, you say. Then you talk faster, and get short over a lost key or a slow driver. A partner can feel that they receive your leftovers, or that they’re somehow the cause, while friends tend to see only the sparkle, and believe you when you say that you slept fine. Afterward you’re sorry, and confused, because you honestly thought you were having fun.",
      ],
      [
        "paragraph",
        "Beneath the speed there’s a heart that gives with both arms and deserves some upkeep. People enjoy you slow as well: funny, drowsy, easier to reach. For two weeks, go home one hour earlier than you’d like on three evenings, and tell someone why: “I’m tired, and I’m going to be boring now.” Then look at the next morning, and at how those near you respond. Most likely their affection survives the boredom very well.",
      ],
    ],
    ask: "Who gets to know the tired version of you, and what do they like about it?",
  },
  Taurus: {
    stances: { thrift: "spend" },
    lines: [
      [
        "paragraph",
        "Your critic tends to speak on Sunday night, and its favorite word is too: too much food, too much money, too many hours on the couch. You love the good things of life with your whole body, and somewhere you picked up the idea that this has to be paid for. So a vow follows. Vows are comforting, since they let an appetite that slightly frightens you go to sleep with a clear conscience, until the next good dinner wakes it.",
      ],
      [
        "paragraph",
        "The people you live with often travel along on this seesaw. On Monday there can be a regime, announced with enthusiasm, and a partner who wasn’t consulted finds the bread gone. By Thursday you’ve often slipped, a little secretly, and feel ashamed out of all proportion. What they’d like is the person who taught them to enjoy dinner, and when you’re scolding yourself, that person is difficult to find.",
      ],
      [
        "paragraph",
        "An appetite like yours is a form of gratitude, and others relax when they see it. It rarely needs a prison; it needs attention. Make no resolutions. For two weeks, choose one pleasure every day and take it slowly, sitting down, without a screen and without an apology to anyone. Then look at how much turned out to be enough. You may discover that the excess came mostly from enjoying things with one eye on the judge.",
      ],
    ],
    ask: "Which pleasure would you enjoy more if you stopped promising to give it up?",
  },
  Gemini: {
    stances: { focus: "many" },
    lines: [
      [
        "paragraph",
        "When you compare yourself with anyone, it’s usually with a person who has mastered one thing. Next to the pianist, the surgeon or the neighbor who knows every moss, a voice tells you that you’re all surface. It’s unfair, and it hurts. Liveliness was what got rewarded, and your curiosity is so wide that settling on one field felt like closing the shop. Being quick made sense.",
      ],
      [
        "paragraph",
        "In company the fear often comes out as hurry. You finish other people’s sentences, reach for the brilliant remark, and have sometimes moved on just as they were getting to the heart of it. A partner mentions an old passion and finds you three topics away. They feel entertained, and a bit skimmed. When you’re tired you collect more tabs, courses and half-read books, as though the answer to feeling shallow were a wider pond.",
      ],
      [
        "paragraph",
        "Your range is a strength, because you see connections that specialists miss, and your delight in knowledge is contagious. It only wants one deep place to return to. For two weeks, give twenty minutes each evening to a single subject you love, with the phone out of reach. On Sundays, explain to someone what you’ve understood. Then look at how your evenings with friends change, once you have nothing to prove.",
      ],
    ],
    ask: "Which single subject would you love to know thoroughly if no one were grading you?",
  },
  Cancer: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Endings are difficult for you. A friend moves away, a group has run its course, a child or a love needs you differently than before, and you usually act as if nothing had changed, and keep the flame going by yourself. Anyone who attaches so widely and so tenderly would rather not count the losses. Reviving things was hopeful, and it has preserved friendships that others would have let die.",
      ],
      [
        "paragraph",
        "But not everything wants to be revived. The old circle can feel slightly scolded when you mention how it used to be, and a friend with a new life can sense that you prefer the earlier edition. Partners notice, too. They hear a lot about golden years and wonder about these. When you’re tired, the sadness usually comes disguised: you’re touchy, nostalgic, busy arranging a reunion. People would gladly console you, if only they were told that something is over.",
      ],
      [
        "paragraph",
        "Only someone who has loved well misses so much. That devotion can include a proper farewell. Pick one thing that has ended without your permission. Every third evening, for two weeks, write a few lines to it: what it gave you, what you miss, what you wouldn’t want back. Send nothing. Then look at which new faces you’ve begun to notice. Once an ending has been thanked, it often stops following people around.",
      ],
    ],
    ask: "Which goodbye are you still putting off by keeping everything as it was?",
  },
  Leo: {
    stances: { company: "company" },
    lines: [
      [
        "paragraph",
        "What can bring you down within seconds is a lukewarm response. You arrive with something wonderful, someone says “Nice” without looking up, and the wonder drains out of it, because you share joy in order to have it twice. For a person so tuned to an audience it seemed natural to read your own happiness off other people’s faces. Mostly they lit up for you.",
      ],
      [
        "paragraph",
        "On a gray evening, though, they don’t. Then you often turn up the volume, tell it again with better details, or go silent in a way that is hard to overlook. A partner who was only tired feels responsible for a ruined mood, and friends learn to show more delight than they feel, which you notice, and trust less. Being loved by you is splendid, although those closest to you would appreciate an occasional night off from applauding enthusiastically.",
      ],
      [
        "paragraph",
        "Underneath is a true generosity, since what makes you happy, you can’t bear to enjoy alone. The joy was yours originally. For two weeks, before you share anything you’re pleased about, write down how glad you are, from one to ten. Tell it afterward to anyone you like. Then compare: did the number change? Over the days, it tends to get steadier, and others can be tired in peace.",
      ],
    ],
    ask: "Whose face do you check before you know whether you’re happy?",
  },
  Virgo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "There’s often some shame around your own disorder. You can picture the calm desk, the labeled shelves and the morning routine exactly, and then life comes in with its coat on and throws everything on a chair. A tidy eye and an untidy nature make an uneasy couple. It seemed wise to conceal the contents of the closet, since a visitor can’t judge what isn’t shown.",
      ],
      [
        "paragraph",
        "So an unexpected ring at the doorbell can feel like an inspection. Friends are seldom invited. Even when everything is presentable, they tend to be met with apologies for dust they hadn’t noticed. A partner can come to dread the hour before guests, when you clean like a person pursued and each misplaced cup is someone’s fault. They’d much prefer your company to the shine, but what reaches them is worry, along with the idea that they contribute to the disorder.",
      ],
      [
        "paragraph",
        "Beneath that shame is a warm wish to receive people well, and your warmth does it better than any shelf. For two weeks, let yourself be seen unprepared. Twice a week, invite someone on half an hour’s notice, in person or on video, and spend no more than ten minutes clearing up. Skip the apology. Then look at what your guests look at, how long they stay, and what they tell you about their own closets.",
      ],
    ],
    ask: "Who have you kept waiting outside until everything inside was in order?",
  },
  Libra: {
    stances: { company: "company" },
    lines: [
      [
        "paragraph",
        "An empty evening can unsettle you more than you’d like to admit. Among people you know who you are; by yourself, the mood sags, and a thought comes up that if you were truly lovable, someone would be here. That thought seldom gets far. You’ve already sent three messages, and for a person who comes alive in the meeting of two minds, that was a logical response.",
      ],
      [
        "paragraph",
        "With someone you love, it can mean that hardly a gap is left. You fill pauses, plan the free day, and follow into the kitchen with another thought, and they’re flattered, and sometimes wonder whether it’s them you want or simply company. One romance can overlap with the next, or a whole social season arise from a single lonely week. When you’re tired, you sometimes scroll through other people’s gatherings, and feel left out of parties you wouldn’t have enjoyed.",
      ],
      [
        "paragraph",
        "What you have is a genius for being with others, and it only grows when you can also be your own guest. Be a good host. For two weeks, spend two evenings a week alone on purpose, with the phone away and something beautiful arranged for no one else: a meal, a record, flowers. The first hour is often restless. Look at what happens in the second, and at whom you feel like calling afterward, out of pleasure.",
      ],
    ],
    ask: "What would you do with a free evening that no one would hear about?",
  },
  Scorpio: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Jealousy is the guest you’d prefer not to announce. You believe in freedom, and then a dear friend tells you about a marvelous weekend with someone new and something hot can turn over in your stomach. It seems to contradict all you stand for, so you learned to meet it with extra cheerfulness, which protected the friendship. Your generous self-image survived, too.",
      ],
      [
        "paragraph",
        "It leaks anyway. There’s the light question that isn’t quite light: “And what’s she like?” A partner can sense an examination behind your interest, or find you dazzling and distant after a happy evening of their own. Out of caution, some hide their joys from you a little, and when you’re tired, you go looking for proof. It helps neither of you. What they’d like to hear, in most cases, is simply that you missed them.",
      ],
      [
        "paragraph",
        "Anyone who feels this has let a person truly matter, and that depth is what others come to you for. Jealousy usually contains a request. For two weeks, whenever it stings, write down what you wish you’d been given: the first call, an hour alone, the same look. Then ask for that piece within two days, with a smile and no mention of the rival. Look at how often you get it, and how fast the heat goes down.",
      ],
    ],
    ask: "What would you ask for if jealousy were only a clumsy way of asking?",
  },
  Sagittarius: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Pain makes you reach for its meaning, usually within minutes. Something good will come of this, it was the wrong job anyway, think of the stories. Such hope is real. It helps in bad stretches and also serves as an exit, because grief with no lesson is hard for you to stay in. If you found early that optimism worked, you had every reason to keep using it.",
      ],
      [
        "paragraph",
        "To a friend with fresh trouble, who wanted only to be sad with you for an hour, the bright side can arrive too soon, so they smile and finish the crying elsewhere. A partner sometimes feels like the gloomy one by comparison, as if their worry were a lack of character. Your own losses wait. Worn out, you get preachy, or book something, and the sorrow travels along as unopened luggage.",
      ],
      [
        "paragraph",
        "Your faith in tomorrow is a gift to everyone around you, and it’s more convincing from a person who has looked at today. For two weeks, whenever someone tells you about a difficulty, ask two questions before you offer any comfort, and hold back the silver lining until they ask for it. Try the same with a sorrow of your own, on paper. Then look at how long they stay, and what they tell you second.",
      ],
    ],
    ask: "Which loss of yours were you too hopeful to be sad about?",
  },
  Capricorn: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Asking for help tends to come last on your list, somewhere after sleep. You’re the one with the energy and the spreadsheet, and a request seems to spoil both: it makes you look less fun and less capable at the same time. If responsibility found you early, or charm was what you paid your way with, that is easy to understand. Being useful kept you welcome, and taught you a considerable amount.",
      ],
      [
        "paragraph",
        "The result is that few people know how much is on your shoulders. You joke about it. There’s an excellent punch line, and people laugh. A partner who offers a hand often hears that it’s faster if you do it, and after a time they feel like a passenger. Friends assume that you’re inexhaustible. Then, late on some weeknight, you can be overwhelmed and rather hurt that no one came, and those who would have are astonished to hear of it.",
      ],
      [
        "paragraph",
        "Others admire what you manage, and would love a share in it. Being allowed to help you is a form of being trusted. For two weeks, ask for one favor every second day, so minor that it’s almost ridiculous: a ride, an opinion, a jar opened. Offer nothing in return, just thanks. Then look at whether anyone likes you less. Usually they seem a bit prouder, and call a bit sooner.",
      ],
    ],
    ask: "Who would be glad to be asked, and what are you waiting to ask them?",
  },
  Aquarius: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You join with your whole heart, and disillusion sometimes follows. A new group, cause or community seems, for one bright season, to be the place where people finally treat each other well. Then come the committee, the gossip, the founder’s vanity, and the drop is steep. So you leave in time. It saves you from cynicism and lets the ideal survive, to be looked for somewhere else.",
      ],
      [
        "paragraph",
        "To the people inside that group, it can look different. They were counting on you, for the jokes as much as the ideas, and one day your place can be empty. A partner learns a fresh vocabulary every year, fond of you and slightly out of breath, while friends sometimes wonder whether they, too, will be seen through. When you’re tired, you feel that you belong nowhere, at an hour when several tables would happily have you.",
      ],
      [
        "paragraph",
        "Your belief in people is the most lovable thing about you, and it deserves to be spent on actual ones. Disappointment is often the point at which belonging could begin. For two weeks, stay with one imperfect group. Sit through its dullest hour. Take on a chore that earns no glory, such as chairs or minutes. Watch who else remains to stack them. Then ask yourself whether that person isn’t what you came for.",
      ],
    ],
    ask: "Which imperfect group of people might you have left one season too early?",
  },
  Pisces: {
    stances: { head: "feeling" },
    lines: [
      [
        "paragraph",
        "You often fall in love with what someone could become. Behind the broken promises you see the frightened child, the unwritten songs, the good heart that only needs warmth, and quite often you see correctly. Giving up feels like betrayal. The person you’d betray exists so far only in your eyes, but for anyone with this much sympathy, rescue was a natural calling.",
      ],
      [
        "paragraph",
        "Rescue isn’t always welcome. The person concerned can feel your faith as pressure, disappoint you again out of sheer nervousness, and sense that the actual person is standing in the way of the lovely one. Meanwhile your steadier friends, who return calls and need nothing in particular, get the end of your energy, and sometimes wonder what they’d have to break to be invited. When you’re exhausted, you blame yourself for not having loved enough.",
      ],
      [
        "paragraph",
        "Believing in people is among the finest things you do, and it can include what’s in front of you. For two weeks, keep a page on the one you worry about most, and write down only what they did, leaving out words and hopes. In the same two weeks, give one whole evening to a friend who needs no help at all. Then compare how you feel the morning after each.",
      ],
    ],
    ask: "Whom do you love for what they could be, and who loves you as you are?",
  },
};
