import type { SignUnits } from "../../section-unit.ts";

export const isfj: SignUnits = {
  Aries: {
    stances: { voice: "both" },
    lines: [
      [
        "paragraph",
        "Your courage tends to come first and the doubts afterward. You speak up at the meeting, send the message, enroll in the course; by bedtime an inner voice is asking what came over you, and who you think you are. In its way that’s fair. One half of you acts because someone has to, and the other half investigates whether anyone was hurt, which is a considerate question even at two in the morning.",
      ],
      [
        "paragraph",
        "People close to you see a good deal of the second act. They get a call apologizing for a remark that they’d enjoyed, or hear that the course won’t suit your schedule after all. This can be confusing. A partner who admired you on Tuesday can end up defending Tuesday’s decision against you on Wednesday. Friends occasionally conclude that you didn’t mean it, which disappoints them, since they admired it.",
      ],
      [
        "paragraph",
        "You’re braver than most shy people and kinder than most brave ones, a lovely mixture to have nearby. For two weeks, leave anything you did boldly exactly as it is for a full day: no second message, no apology, no explanation. If the voice starts up, write down what it predicts. After twenty-four hours, see whether any of that occurred, and amend only what still requires it. Save the notes, because the voice has a short memory.",
      ],
    ],
    ask: "Which brave thing did you nearly take back, and what came of it?",
  },
  Taurus: {
    stances: { thrift: "thrift" },
    lines: [
      [
        "paragraph",
        "The best of everything, in your case, is often waiting for later. Others get the large piece, the comfortable chair and the afternoon off; for yourself there’s the good tablecloth in its paper, and the vacation that can be taken next year. It’s a sensible habit, since people who save have something when it’s needed, and looking forward is one of your pleasures. The only trouble is that later keeps its distance.",
      ],
      [
        "paragraph",
        "For people who love you it can be a little sad. The scarf they chose is in a drawer, too nice to wear; they book a treat and hear what it must have cost. They had hoped to see you enjoy something, and often come away feeling extravagant, or guilty about the large piece. Now and then, when you’re exhausted, it strikes you that everyone else is having a wonderful time at your expense. No one guesses.",
      ],
      [
        "paragraph",
        "Your enjoyment, once you allow it, is thorough, and it makes a whole house warm. For three weeks, use up one saved thing every few days: light the candle, open the jar, wear the scarf on a plain Wednesday, take the afternoon. Invite a witness. Then consider whether you missed anything you’d been saving, and how the person who gave it to you looked.",
      ],
    ],
    ask: "What are you keeping for a better day than this one?",
  },
  Gemini: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Decisions about your own life tend to become surveys. Should you take the coat, the job, the trip? You ask a friend, two colleagues and the pharmacist, and since you understand each of them perfectly, you end up with four good opinions and a headache. It’s modesty in part, and in part prudence: to anyone who dislikes regret and hates to be a nuisance, it’s only sensible to find out beforehand who would mind.",
      ],
      [
        "paragraph",
        "Those you ask can feel more responsible than they’d like. They think it over, give you their best advice, and hear the next day that someone else was persuasive, too. A partner can begin to feel like one voter among many in matters that concern the two of you. Friends often notice that what you wanted was plain from your voice in the first minute; they’d have liked to say so, but by then you were weighing their opinion.",
      ],
      [
        "paragraph",
        "You’re wonderful company, curious about everyone and quick to see the funny side, and your judgment is better than you imagine, because it has so much to draw on. For two weeks, settle everyday matters in three minutes, alone, and write down the choice. For a larger one, consult a single person. Don’t revise. At the end, go through the list and count how many of those decisions you’d take back.",
      ],
    ],
    ask: "What would you choose if there were no one to ask until Friday?",
  },
  Cancer: {
    stances: {},
    lines: [
      [
        "paragraph",
        "When someone at home is silent, your first thought is often that you did something. You reconsider breakfast, the message, the tone of your voice, and if nothing turns up, you assume that you’ve overlooked it. This comes from a talent. A person who registers every change of atmosphere naturally feels responsible for it, and to have caused a bad mood is more bearable than standing helplessly beside one.",
      ],
      [
        "paragraph",
        "Usually, the other person was just tired. Now they’re asked twice whether everything is all right, offered tea, and observed from a distance, until they’re genuinely irritated, which you take as confirmation. A partner can start to hide a headache in order to be left in peace with it. Others may feel obliged to be cheerful for your sake, because what you meant as kindness reaches them as a request.",
      ],
      [
        "paragraph",
        "Your feeling for people is a marvel, and a house with you in it has a heart. It can beat a little slower. For two weeks, when someone near you turns silent, ask once, “Is it anything to do with me?” Believe the answer. Then do something you enjoy for half an hour, within earshot. Notice how the mood recovers when no one is nursing it, and how it feels to have an interval that belongs entirely to you.",
      ],
    ],
    ask: "Whose bad mood did you take the blame for last, and was it yours?",
  },
  Leo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You’d love people to drop by, and you’d be mortified if they did. Before anyone sees it, the place has to shine, the cake has to rise, and none of it should appear to have taken any effort. There’s generosity in this. A guest is an occasion to you, and you have a proud wish to be seen only at your best. Being discovered in a bathrobe, with the breakfast things still out, feels almost like being found out.",
      ],
      [
        "paragraph",
        "So you are often in the kitchen while the others are having the evening. A partner gets snapped at about napkins an hour before the bell, and then watches you become enchanting. Friends leave impressed, and occasionally hesitate to invite you back to their own disorder, or to turn up with a problem and wet hair. Most would be delighted to see it on an ordinary Monday, and to feel less alone with theirs.",
      ],
      [
        "paragraph",
        "Your warmth is what they come for, and it doesn’t depend on the floor. Few people make others feel so welcome. Twice in the next four weeks, invite someone with an hour’s notice, tidy nothing, and serve what there is. Toast will do. Sit down when they do, and stay seated. Afterward, consider what the conversation was about, and whether it went further than at the last perfect dinner.",
      ],
    ],
    ask: "Who would you like to see tonight, if the place could stay as it is?",
  },
  Virgo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "The tone you use with yourself is one you wouldn’t use with a dog. Drop a cup, forget a name, arrive four minutes late, and a voice inside says idiot, or asks how anyone could be so clumsy. You hardly hear it anymore. It has been useful in its way, since people who have already scolded themselves needn’t fear being scolded by others, and the strictness does make you reliable.",
      ],
      [
        "paragraph",
        "People close to you do hear it. “Stupid of me,” you say in passing, and a child within earshot learns what happens to those who spill; a friend who spilled considerably more last week grows a little shy. A partner can praise you all evening and be overruled by a remark you mutter at the sink. They know that you’re lenient with them, and still they wonder what you’d say about their mistakes if you weren’t so polite.",
      ],
      [
        "paragraph",
        "The kindness you show to anyone who’s struggling is among the finest things in your character, and you’re entitled to a share of it. For ten days, each time you catch the voice, say the sentence again, aloud, as you’d say it to a friend: “Oh well, it was only a cup.” It will sound silly at first. Notice how long you remain annoyed, and whether the others get any easier about their own accidents.",
      ],
    ],
    ask: "What would you say to a friend who had made your last mistake?",
  },
  Libra: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Comparing comes easily to you, and you often lose. A friend’s house, a neighbor’s marriage, a stranger’s way with scarves: your eye takes in what’s graceful about it, and a moment later an inner voice inquires why yours isn’t. Envy seems to you an ugly guest, so it’s rarely admitted. Yet it has respectable parents: a sense of beauty, and a modesty that assumes such things are meant for someone else.",
      ],
      [
        "paragraph",
        "It comes out sideways. You praise a friend’s kitchen so warmly that she’s embarrassed, and are low for the rest of the day. A partner mentions the neighbors’ vacation, in all innocence, and meets a coolness that neither of you quite follows. Your own good news tends to get played down, so those who’d love to be happy for you don’t get the opportunity.",
      ],
      [
        "paragraph",
        "Life is prettier and fairer for everyone near you, and you do it without asking for credit. The sting can be useful, too. It points. For three weeks, each time it comes, write down in five words what exactly you’d like: the garden, the ease, the way he looks at her. Then read the list through, choose the item that turns up most, and take one modest step toward it, with someone who’d be pleased to help.",
      ],
    ],
    ask: "What does the person you envy have that you’ve never asked for?",
  },
  Scorpio: {
    stances: {},
    lines: [
      [
        "paragraph",
        "With the few you love, you’d like to come first, and it’s a wish you’d hardly admit to anyone. A best friend’s new friend, a partner’s easy talk with a colleague: it goes in like a splinter. You’re ashamed of it, since a generous person doesn’t grudge others company. Still, it’s understandable. Your heart is given to few and given entirely, so each of them is a considerable part of what you own.",
      ],
      [
        "paragraph",
        "Little of it is said, and a good deal is felt. You ask, pleasantly, who else was there. You’re noticeably more formal with the newcomer, or suddenly busy on the day you were second choice. The person you love can feel treasured and slightly watched, and may begin to mention less, which makes you watch more. They’d gladly answer, if asked.",
      ],
      [
        "paragraph",
        "Being loved by you means being safe for life, and people return that affection more than you imagine. Over the next three weeks, do two things with the one it concerns. Once a week, ask outright for time: “I’d like an evening with just you.” And when they go off with others, ask no questions, plan something enjoyable, and greet them with news of your own. Then compare how much they volunteer without being asked.",
      ],
    ],
    ask: "Whom would you like to come first with, and do they know it?",
  },
  Sagittarius: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Complaining isn’t allowed, at least not to you. There’s someone worse off, or a bright side, or a funny version, and you’ve usually found it before the kettle boils. This habit is genuine, and it gets you and others through a lot. It also saves you from feeling disappointed for longer than a minute, because disappointment, to anyone who hopes as much as you do, can look like the start of a long slide.",
      ],
      [
        "paragraph",
        "The side effect is that people don’t know when you’re hurt. “Could be worse,” you say, and they agree with relief. A partner who forgot what day it was is forgiven so quickly that it happens again. And those who’d like to grumble a little in your company can feel petty, since every complaint is met with a sunrise. On tired days it can become a lecture on gratitude.",
      ],
      [
        "paragraph",
        "Your optimism is the working kind, with its sleeves rolled up. It can stand some rain. For two weeks, make one genuine complaint a day, aloud, to a person who likes you: “I was looking forward to that, and I’m disappointed.” Add no bright side. Count to five. Often they come a step closer, and the slide ends after a few feet.",
      ],
    ],
    ask: "What would you complain about, if it didn’t make you ungrateful?",
  },
  Capricorn: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "Love, with you, is often something people have to work out from the evidence. There’s the full tank, the paid bill, the appointment you remembered for them; what’s scarce is the sentence. Tender words feel to you like money spent without a receipt, and in public they’re nearly unbearable. The reserve is honorable in its way, because talk can be cheap, as you’ve observed, and a deed is something a person can depend on.",
      ],
      [
        "paragraph",
        "Those who are fluent in deeds have no trouble reading you. Others go hungry next to a full pantry. A partner says, “I love you,” and hears that you’ve checked the smoke alarm; a grown child can recite everything you’ve done for them and isn’t sure what you think of them. They rarely ask, since it seems childish. And when someone says something affectionate to you, it can become a joke so quickly that they feel they’ve overstepped.",
      ],
      [
        "paragraph",
        "You’re the person others would choose to be shipwrecked with: steady, resourceful, and loyal beyond what was agreed. They’d simply like to hear it. Each Sunday for a month, say one sentence to one person, with no task attached: “I like being with you,” or “I thought of you on Tuesday.” Say it in the car, if that’s easier. Then leave the silence alone, and notice what comes back during the week.",
      ],
    ],
    ask: "Who has every sign of your love except the words?",
  },
  Aquarius: {
    stances: { company: "solitude" },
    lines: [
      [
        "paragraph",
        "Time to yourself is something you need a lot of, and tend to take like a thief. The errand that lasts two hours, the headache, the sudden wish to sort the basement: behind each there’s often a person who would simply like to be alone with their thoughts. To say so seems unkind. Anyone who loves people, the reasoning goes, ought to want their company, and so the need is smuggled in under some useful heading.",
      ],
      [
        "paragraph",
        "The others feel an absence without an explanation. A partner sees you drift off in the middle of a full house, polite and elsewhere, and wonders what they did; relatives find you changeable, warm at noon and remote by four. Because the breaks are stolen, they’re seldom long enough, and you come back half rested. On some days you’re cool for no reason that anyone could name, and then make up for it with extra kindness.",
      ],
      [
        "paragraph",
        "You’re that unusual thing, a warm person with a free mind, and both halves thrive on air. People who love you can be told. For three weeks, announce it twice a week, cheerfully and in advance: “I’m off by myself from two to five. I’ll be good company afterward.” Give no reason and do nothing useful. Then notice how you come back, whether they minded, and how many headaches you had.",
      ],
    ],
    ask: "How much time alone would you take if it needed no excuse?",
  },
  Pisces: {
    stances: {},
    lines: [
      [
        "paragraph",
        "The word no tends to get stuck on its way out. Someone asks, looking hopeful, and you hear yourself say that of course you could, while something in your stomach lies down. It makes sense for a person who feels a refusal from the other side, complete with the disappointment. Compared with that, a lost evening seems inexpensive, and experience says that you’ll manage.",
      ],
      [
        "paragraph",
        "The no often arrives anyway, by another road. You’re late, you forget, you come down with something on the morning of the move. Friends can’t be cross with anyone who’s ill, though they were counting on you; a partner gets what’s left after everyone else’s favors, and learns to read the calendar with apprehension. Some people continue asking because you’ve never sounded as if it were too much. Most of them would be horrified to know what it cost.",
      ],
      [
        "paragraph",
        "Your willingness is a gift of the heart, and it deserves to be given instead of taken by surprise. For two weeks, answer each request, even the tiny ones, with “I’ll tell you tomorrow.” Consult your stomach overnight. If it’s no, say it in one sentence with nothing after it: “I can’t this time, and I hope it goes well.” Then observe the other person’s expression, because it’s usually back to normal before you’ve finished breathing out.",
      ],
    ],
    ask: "Which yes are you dreading this week, and who would understand a no?",
  },
};
