import type { SignUnits } from "../../section-unit.ts";

export const infp: SignUnits = {
  Aries: {
    stances: { head: "feeling" },
    lines: [
      [
        "paragraph",
        "Somebody gives an opinion, and you pass judgment on a heart. You and your oldest friend are out walking, you’ve handed a man at the corner five dollars, and she says, “You know he’ll drink it.” It goes through you like a match. What sort of person says that? You’ve asked it aloud, trembling, and the mildest companion she has is looking at her with disgust. You meant to stand up for him, and somebody should.",
      ],
      [
        "paragraph",
        "She has paid for her brother’s rehab twice. You didn’t ask. By evening you’ve forgiven her, fully and with a message, and it puzzles you that she’s careful now. She’d expressed a thought and been told she was a bad person, and nobody gets over that by being forgiven, so around you people keep to the safe subjects, nod, and have their real arguments elsewhere. You get to be right and you don’t get to be told anything, and when you’re worn out it gets quicker, and a tone of voice is enough to convict.",
      ],
      [
        "paragraph",
        "What someone thinks isn’t who they are. Before the heat has picked the words, ask for the story: “That hit me hard, so I’d like to understand it. How did you come to see it that way?” Sometimes you’ll still disagree at the end of the walk. You’ll be disagreeing with somebody you know.",
      ],
    ],
    ask: "Whose opinion cost you your respect for them, and what did you never ask about where it came from?",
  },
  Taurus: {
    stances: { pace: "patience", voice: "withhold" },
    lines: [
      [
        "paragraph",
        "Somebody you love was once at their very best, on an evening in June, say, and you’ve lived by that picture ever since. Through a gray year, a new temper, a habit of not listening, you look from the person to the picture and wait for the two to match again. People have climbed out of deep holes because your opinion of them didn’t change. It’s a rare gift.",
      ],
      [
        "paragraph",
        "But it’s strange to be waited for by someone who’s in the same room. They come in at six, ordinary and a bit short with you, and catch you looking past them at somebody better. So they put on the June face for an evening, which keeps you hoping another year, or they give up, since they seem to be losing to themselves. And because you’re only waiting, you never say what’s wrong. Pushed, you turn pleasant and immovable, until whoever is pushing would honestly prefer a fight. Years go this way, and years are what it costs.",
      ],
      [
        "paragraph",
        "Believe your own eyes. Write down five things this person has done since January, as a stranger would report them, and read the list twice. Then speak to the one who’s there: “I keep waiting for us to be how we were at the start. Tell me how you are now.” Whoever answers, that’s who there is to love.",
      ],
    ],
    ask: "Whom are you waiting for who’s already sitting across from you?",
  },
  Gemini: {
    stances: { candor: "peace" },
    lines: [
      [
        "paragraph",
        "Two friends fall out, and by Sunday each of them has been promised your side. It’s like a seat that’s been sold twice, with both tickets genuine: on Friday you heard her and it was unbearable; on Saturday he told you what she’d left out, and that was unbearable, too. Nobody should be alone on the worst day of a quarrel, you feel, and with you nobody is.",
      ],
      [
        "paragraph",
        "But comfort gets quoted. That same night he tells her that he isn’t the only one who thinks so, she answers with something very similar, and your sympathy has become ammunition in the fight you’d hoped to soften. One evening they compare tickets, and the word they use for you is two-faced, and it’s unjust, and you can see exactly how they got there. After that you keep your friends apart, birthdays become impossible to plan, and the lonelier it gets, the funnier you are.",
      ],
      [
        "paragraph",
        "Be lavish with sympathy and stingy with verdicts: “I can hear how much that hurt. I love him, too, so I won’t say who’s right.” It’ll seem cold to you, though later she’ll be glad that nobody has heard her words from you. And if you do think someone’s wrong, tell that one, alone. You can be on both sides. You just have to say so to both.",
      ],
    ],
    ask: "Which two people each believe you agree with them about the other?",
  },
  Cancer: {
    stances: { head: "feeling" },
    lines: [
      [
        "paragraph",
        "You start missing people while they’re still in the room. On the best night of the summer, with everyone on the porch and somebody playing guitar rather badly, you go quiet, because you’ve just seen it from ten years off. A friend announces in March that she’s moving in September, and from then on each walk is one of the last, so that you spend the summer saying goodbye to somebody who’d have liked a summer.",
      ],
      [
        "paragraph",
        "It comes of loving closely. It’s meant as practice, so the loss will hurt less on the day, but it doesn’t, because she sees your eyes fill whenever she mentions the new apartment, and concludes that her good news is bad for you. So the next piece is told to you later than the others, with an apology, and now you feel left already, and your congratulations come out small, from the doorway, in a voice that needs comforting. No one around you is ever forbidden to go; they just can’t enjoy it.",
      ],
      [
        "paragraph",
        "Tell the sorrow once, at its true size, and then ask for something worth remembering: “I hate that you’re moving, and I’m glad for you. Can we have a really silly Saturday?” On the porch, when you feel yourself drifting off ahead, ask the guitarist for another song. There’ll be plenty of time to miss them when they’re gone.",
      ],
    ],
    ask: "Who is still here that you’ve already begun to miss?",
  },
  Leo: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "At the first sign of a rival, you abdicate. Your closest friend has met somebody funny, and you, who’d like above all things to come first, step down before there’s any chance of a vote. It’s done beautifully. The two of them should go without you, you say, you’d only be tired, and what a find the new one is! You’d be ashamed to make anyone choose, and no one should have to come second on your account.",
      ],
      [
        "paragraph",
        "She takes you at your word. Now and then she’s wondered whether she’s a little much for you, so she goes, and a year later those two have a history and you have a reputation for being busy. You call it drifting apart. From where she stands, you gave her away. On your lowest evenings you leave a party early, without a word, and linger on the stairs listening for somebody to come after you, when nobody knows you’ve gone.",
      ],
      [
        "paragraph",
        "Come back and want it out loud, before you’ve been hurt for so long that you can only be dignified: “I keep making room for other people, and I don’t like it. I miss you. Can I have Saturday?” Your face will burn, but it’s still among the nicest things a friend can be told. People do choose you. They can’t choose someone who has already left.",
      ],
    ],
    ask: "For whom did you step aside, and does the friend you left behind know that you minded?",
  },
  Virgo: {
    stances: { candor: "peace", voice: "withhold" },
    lines: [
      [
        "paragraph",
        "Too small to mention. So you decide about the phone on the table, about the friend who calls every movie cute, about a nickname you’ve never liked. You see little things very sharply and you’re ashamed of seeing them, because a decent person would be above it. Saying nothing is your way of being kind, and it is kind, the first few times.",
      ],
      [
        "paragraph",
        "They do it again, naturally, in the best of moods. You grow slightly more polite, they ask if something’s wrong, and when you look for an honest answer all you can find is that she called a movie cute, so you say no. Before long everything grates, the humming, the way he shuts a car door, and you blame yourself and go scrub something. Then one spring, without a quarrel, you’re finished: it’s over with the friend, or with the marriage, and they ask what they did. Nothing you can name is big enough, so they’ll spend years searching among the large things.",
      ],
      [
        "paragraph",
        "Be petty out loud, about once a week, and call it that: “I’ve got a tiny one. When you look at your phone while I’m talking, I lose heart. Would you put it away?” You’ll feel ridiculous for a minute, and they’ll feel let in. And be glad of the size. Small things are the ones people can fix by Thursday.",
      ],
    ],
    ask: "What does somebody close to you do every week that you’ve decided is too small to mention?",
  },
  Libra: {
    stances: { candor: "peace" },
    lines: [
      [
        "paragraph",
        "Your complaints are fair, beautifully put, and mailed to the wrong address. He hurt you on Saturday. By Sunday night two friends and a colleague have heard about it, in sorrow and with his side included, while he has received a cheerful message about what a nice time it was. It isn’t gossip: at first you can’t tell whether you’ve any right to be hurt, so you read it to a few kind people, to be sure you’re being just.",
      ],
      [
        "paragraph",
        "By then you feel better, and there’s nothing left to send. He does it again in May. But letters get passed around: somebody is cool to him at a birthday, and one day he learns that everyone knew what was wrong with him, and that you’d been smiling. He’d have apologized for Saturday in a minute; the smiling he can’t get past. And when you’re really angry you turn courteous, then more courteous, until those who love you would give anything for one slammed door.",
      ],
      [
        "paragraph",
        "Send the next one to the right house, even late: “I told two people about this, and I should’ve told you. It stung when you left the party without me.” Your voice will do something odd in the middle, but it’s the only version he can answer. People forgive a clumsy complaint; it’s harder to forgive being the last to hear.",
      ],
    ],
    ask: "Who hurt you lately, and who has heard about it in their place?",
  },
  Scorpio: {
    stances: { trust: "slow" },
    lines: [
      [
        "paragraph",
        "Love, for you, is like a well, and you drop stones in to hear how deep it goes. Things have been good for weeks, an easy hand on your back, and it begins to seem thin. So at eleven at night you bring up an old betrayal, or ask whether this is really enough for them, and you listen. What has hurt has always seemed truest to you, and you’d sooner learn tonight that something’s shallow than find out when you need it.",
      ],
      [
        "paragraph",
        "The other person only feels the stone. There are tears, and by one o’clock you’re holding each other closer than in a month and thinking: deep after all. What they’ve learned is that a pleasant evening is the time to be careful. Some start bringing you trouble to keep you near. The steady ones, who have none to bring, go where calm is welcome, and years afterward you think of them on trains.",
      ],
      [
        "paragraph",
        "When life frightens you, you throw more, and at the person least apt to leave. Next time, say it with the stone still in your hand: “It’s so calm between us that I’m getting nervous. You haven’t done anything. Just sit here with me.” Then look at what calm contains: they’ve saved you the crossword, they know which song to skip. Deep water is quiet, most of the time.",
      ],
    ],
    ask: "Who was good to you in a quiet way, and what did you do with the quiet?",
  },
  Sagittarius: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "When something disappoints you at home, you begin to pack. It’s only in your head, so nobody sees a suitcase. Your birthday gets forgotten, or the talk you’d hoped for doesn’t happen, and before lunch you’re living in a white room in Lisbon with a balcony and a new profession, while your body waits at a red light. That’s how you’ve stayed kind: nobody gets blamed, and dinner goes well.",
      ],
      [
        "paragraph",
        "But those closest to you hear all about Lisbon and never about the birthday. Taking you for restless by nature, they turn sensible to make up for it, they mention the rent and the roof, and each sensible remark goes into the suitcase. Cornered, you preach, and somebody who’d asked about a bill gets a talk on freedom. By the time you do go, from a job or a marriage, you’ve been leaving for so long that you’re hardly sad. They’re thunderstruck. They’d have changed nearly anything, and they were never told what.",
      ],
      [
        "paragraph",
        "Take the daydream as a sign: when it has a balcony, something here hurts. Say what: “I’ve been looking at apartments in Lisbon all week, so I must be unhappy about something. I think it’s that you forgot my birthday.” It will sound small next to an ocean. Before you leave a place, give it a chance to hear what was wrong.",
      ],
    ],
    ask: "Where were you living in your head last month, and who here didn’t know why?",
  },
  Capricorn: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "People get to see your scars. Nobody sees a cut. The application that failed, the money lost on a hopeful idea, the winter you could hardly face: friends hear of it years later, healed, with the lesson attached. You don’t like to bleed on anyone, since being leaned on is an honor, and you half fear that it’s all they come for.",
      ],
      [
        "paragraph",
        "They draw the natural conclusion, that you don’t get hurt. A friend whose shop is failing drives past your door to talk to somebody messier, since you, she’s sure, would never have let it come to that. At home it costs more: for months you’re gray, correct, and busy, and anyone who shares your bed asks what it is and is told that work’s been heavy. By the time you can finally speak of it, it’s over. They’ve been through it, too, alone, a foot away from you, and marriages have ended over less distance than that.",
      ],
      [
        "paragraph",
        "Tell one thing while it’s open. Choose a single person, and leave off the ending, since it hasn’t got one yet: “It’s bad right now, and I don’t know how it’ll end. You don’t have to fix it. I just didn’t want to be alone with it.” Then stop, before the lesson. They won’t know what to say, and they’ll move closer. Nobody can hold your hand in the past tense.",
      ],
    ],
    ask: "What are you in the middle of that you’re planning to tell somebody about once it’s over?",
  },
  Aquarius: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "The people who know you best can’t come over. It’s an old friend in another time zone, or someone from a forum, or a stranger on a night bus who was told in three hours what those nearest you haven’t heard in three years. To them you write wonderful letters, frank and funny, with nothing left out. Every word is true; you speak most freely when no one’s watching your face.",
      ],
      [
        "paragraph",
        "Now sit where the nearest one sits, on the couch. They see you typing and smiling, and ask who it is. A friend. They ask how you are, and you’re fine, and in time they talk mostly about bills, since that’s what they’ve been given to talk about, and you think how ordinary they’ve become and reach for the phone. Sad, you only grow more considerate, until one day they hear you tell it all at a party, to a stranger. Nothing was going on behind their back, you say, and it’s true: it was only that everyone else got the letters.",
      ],
      [
        "paragraph",
        "Forcing yourself to talk won’t work, so write, as you do so well, to the nearest address: “I’m better at this on paper. Read it, then come find me. You don’t have to say anything.” It’s absurd to mail a letter twelve feet. The person on the couch would love to get some mail.",
      ],
    ],
    ask: "What have you told somebody far away that the person nearest you still doesn’t know?",
  },
  Pisces: {
    stances: { head: "feeling" },
    lines: [
      [
        "paragraph",
        "When something terrible happens to a friend, you’re the one who ends up being comforted. She’s telling you what the scan showed, on a bench by the river, quite steadily, and before she’s done your face has gone and her hand is on your back. You aren’t putting it on: pain goes straight into you, and you’ve always thought that feeling it along with someone was the closest anyone can come. Sometimes it is.",
      ],
      [
        "paragraph",
        "She came with one sorrow, though, and she leaves with two to look after. She isn’t angry, she loves you for it, and next time she talks to a drier friend, who asks what the doctor said and writes it down. You learn about the operation when it’s over, and can’t think why you weren’t told. She was sparing you. Whatever the trouble, a debt or a death, the one it happened to should get to be the saddest person there. And on the worst days, when you’ve wept for strangers all morning, there’s nothing left for whoever comes home to you.",
      ],
      [
        "paragraph",
        "Feel it all, only later and out of her sight. With her, put both feet on the ground and say, “Don’t look after me, I’m all right. Go on. What happens on Monday?” Drive her there on Monday. Cry on the way home, after you’ve dropped her off.",
      ],
    ],
    ask: "Who stopped bringing you their hard news, and what were they sparing you, or themselves?",
  },
};
