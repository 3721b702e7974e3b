import type { SignUnits } from "../../section-unit.ts";

export const entj: SignUnits = {
  Aries: {
    stances: { pace: "haste", candor: "both" },
    lines: [
      [
        "paragraph",
        "Sadness and disappointment are slow feelings, and you’re a fast person, so they usually turn into anger before you’ve noticed them. Anger gives you something to do: it has a target, it warms you, and it’s over soon. Grief offers nothing to push against. Anyone who got through difficult times by fighting would trust the feeling that fights, and in many emergencies it has served you and the people behind you very well.",
      ],
      [
        "paragraph",
        "With those close to you, it can be puzzling. A partner forgets something that mattered to you, and what comes out is a sharp remark about being late. Your jaw sets, the subject gets argued, and you feel better within the hour, although the injury itself was never mentioned. Friends know when you’re mad and seldom discover when you’re wounded, so the comfort you’d have liked goes to people who look sadder than you do.",
      ],
      [
        "paragraph",
        "Your courage is real, and so is the tenderness it protects, which is one reason children and underdogs often trust you immediately. For two weeks, whenever you get angry at someone you love, go outside for ten minutes and finish this sentence before you speak: “I was hoping that…” Then tell them the end of it. Afterward, look at which conversations ended in closeness, and how long that took.",
      ],
    ],
    ask: "What were you sad about the last time everyone thought you were angry?",
  },
  Taurus: {
    stances: { candor: "both", pace: "both" },
    lines: [
      [
        "paragraph",
        "You’re blunt about a weak plan and often surprisingly silent about a personal slight. A broken promise, an unfair division of chores, a thoughtless remark: you register each one and decide that it’s beneath you to mention it. That makes sense. Being the strong one means taking a bit more than others, and complaining over trifles would disturb a peace you’ve worked for.",
      ],
      [
        "paragraph",
        "People near you can be fooled by this for a long time. They see good humor, hear “It’s fine,” and go on as before, until on some ordinary evening a minor thing brings out several years at once, in order and with dates. A partner often feels ambushed, since the first item would have been easy to fix. Afterward you usually regret the volume, though what you said was mostly accurate, and a week of excessive politeness follows.",
      ],
      [
        "paragraph",
        "Your endurance is a gift to anyone you love; few people are so hard to scare off. It deserves regular maintenance. For three weeks, mention one thing that bothered you within a day of its happening, while it’s still minor, beginning with, “This is only a four out of ten.” Then look at how the other person took it, and how your neck and shoulders feel.",
      ],
    ],
    ask: "What did you let pass this month that you can still recite in detail?",
  },
  Gemini: {
    stances: { voice: "speak", focus: "both" },
    lines: [
      [
        "paragraph",
        "Your inner critic tends to have one favorite line: that you know a little about everything and have mastered nothing. Breadth is your real profession, yet you often envy the person who has given thirty years to a single craft and can answer a question with a nod. Quick people are often told that they’d go far if only they would concentrate. It’s meant kindly, and it can settle in as a suspicion.",
      ],
      [
        "paragraph",
        "Those around you rarely guess at it, because the suspicion usually comes out as speed. Next to an expert you can become competitive, adding facts, finishing their explanation, changing to a field where you’re stronger. A partner who loves one hobby deeply may get teased about it a bit too often. Tired, you usually begin three new subjects in an evening, and the people who love you see someone brilliant running from a comparison that they never made.",
      ],
      [
        "paragraph",
        "What they see in you is range with warmth in it: you connect people and notions that would never have met, and everyone gets funnier in your presence. For one month, learn one thing slowly, twenty minutes on four days a week, chosen because it’s of no use to anyone, and tell no one how it’s going. Then notice when you wanted to quit, and whether boredom or comparison came just before.",
      ],
    ],
    ask: "Whose single-minded devotion do you tease, and what do you secretly admire in it?",
  },
  Cancer: {
    stances: { head: "both" },
    lines: [
      [
        "paragraph",
        "There’s a feeling you often take detours around, the one that comes when someone you raised up moves on. You make people capable, and capable people leave, whether it’s a child, a favorite colleague, or a friend who no longer calls for advice. Anyone who builds a family out of work and a firm out of affection has good reason to want everyone at the table for longer.",
      ],
      [
        "paragraph",
        "It shows in kind disguises. You can find a practical objection to the new city, or send twice as many messages once they’ve gone, or turn brisk in the last weeks so that the goodbye is half over before it happens. The other person often feels guilty for growing, and tells you the news late and in a reduced version. Something is being kept from me, you think, and the distance seems greater than it is.",
      ],
      [
        "paragraph",
        "Attachment like yours is precious, and people come back to it from far away, often in the middle of their best years. For four weeks, write to one person who has moved on, every Sunday, with a piece of news from your own life and no advice, reminder or offer of help. Then look at what they write when nothing needs solving, and how the goodbye feels by the end.",
      ],
    ],
    ask: "Who has outgrown your help, and what would you like to be to them now?",
  },
  Leo: {
    stances: { company: "company", candor: "both" },
    lines: [
      [
        "paragraph",
        "Two plain words can be oddly difficult for you: “I’m sorry.” Mistakes of judgment you admit easily, since a leader can afford them. Having hurt a person you love is different, because it touches the picture of yourself you care about most, that of the generous one. An apology makes you shorter for a minute. Proud people discover early that a grand gesture repairs nearly as much and leaves them standing at full height.",
      ],
      [
        "paragraph",
        "So after a quarrel there’s often a dinner, a present, a burst of charm, an offer to drive someone to the airport at five. Those close to you enjoy it and sense what it means, but a gift can’t be answered the way a sentence can. They can be left feeling that the subject was closed over their heads, and some stop mentioning what hurt, because the celebration afterward makes it seem petty. Underneath, you can go on feeling bad for longer than anyone suspects.",
      ],
      [
        "paragraph",
        "Your loyalty in public is magnificent; no one you love has to wonder whether you’d defend them. Try bringing that courage indoors. For a month, when you’ve been unfair to someone, apologize within a day in two sentences, one naming what you did and one naming what it was like for them, with no treat attached. Then watch their shoulders, and count how long the distance lasts.",
      ],
    ],
    ask: "Who received a lovely present from you when three words would have been enough?",
  },
  Virgo: {
    stances: { order: "plan" },
    lines: [
      [
        "paragraph",
        "The hardest boss you’ll work for is usually the one in your own head. At the end of a good day it tends to go through what was left undone, what you said too sharply, and why a person with your abilities isn’t further along. It made sense once. If you had already found the mistake yourself, a reproach couldn’t surprise you, and the habit did make you good at nearly everything.",
      ],
      [
        "paragraph",
        "For those who admire you, it’s hard to make the admiration stick. They say that something was wonderful, and you tell them about the part that wasn’t. A partner can feel corrected in their own taste, and after a while may keep compliments to themselves. Easygoing friends can wonder how you must be grading them. Tired, you often get harder on your body too: less sleep, a hurried meal, a headache ignored until Saturday.",
      ],
      [
        "paragraph",
        "There’s deep devotion in the way you care for what others depend on, and you’re entitled to be on the list of things cared for. For two weeks, end each workday by writing down one thing that went well because of you, in a full sentence, and answer each compliment with “Thank you” and nothing further. Then look at how quickly you fall asleep, and whether your work got any worse.",
      ],
    ],
    ask: "Which compliment from this year did you correct before you had really heard it?",
  },
  Libra: {
    stances: { candor: "both", company: "company" },
    lines: [
      [
        "paragraph",
        "You usually keep an account of fairness, and it’s one of the few things you don’t discuss. Who called last, who planned the vacation, who remembered, who apologized: you often know the balance without having meant to add it up. It makes sense, since you believe in meeting in the middle, and the figures reassure you that you’re not being used, nor using anyone.",
      ],
      [
        "paragraph",
        "Close up, though, it can be a lonely kind of order. When the balance slips, you seldom complain; you become a degree more polite, delay a reply, or do something especially generous that isn’t only generous. A partner feels the temperature change and has no idea which entry caused it. Friends who give in other currencies, by listening or making you laugh, can come out looking like debtors.",
      ],
      [
        "paragraph",
        "Your sense of justice is beautiful in company, where the youngest guest gets as much attention as the host. Between two people, let it rest for a while. For three weeks, choose one person you trust and do no counting: accept what comes, give what you feel like giving, and when you’re short of something, request it that day. Then look at whether they took advantage, and what you got that you wouldn’t have thought to measure.",
      ],
    ],
    ask: "Whose contribution to your life doesn’t appear in any column you’ve been adding up?",
  },
  Scorpio: {
    stances: { trust: "slow" },
    lines: [
      [
        "paragraph",
        "With you, one disappointment can outweigh many good years. You forgive clumsiness and bad temper almost at once, but a disloyalty, even a minor one, is filed with its date. You rarely take revenge; you simply stop giving that person the real you. It’s a sensible rule for anyone who gives so much when they give, and it has spared you from trusting the same false friend twice.",
      ],
      [
        "paragraph",
        "The difficulty is that the offender is seldom told. If a friend repeats something they shouldn’t, they may get your courtesy from then on and none of your confidence, although they’d have apologized on the spot. In love, an old wound often turns up in the middle of a new quarrel, complete and word for word. Partners can feel that they’re paying off a debt of unknown size. And it tires you, too.",
      ],
      [
        "paragraph",
        "Few people are capable of such depth of loyalty, and those who have yours know it. Mercy is within your range as well. For one month, choose the least of your grievances, tell the person in one calm sentence what it was, and ask what they remember. Afterward, for the remaining weeks, watch how often it comes to mind, and whether something in your stomach has let go of it.",
      ],
    ],
    ask: "Who lost your confidence years ago and still has no idea what they did?",
  },
  Sagittarius: {
    stances: { candor: "truth", voice: "speak" },
    lines: [
      [
        "paragraph",
        "You tell the truth cheerfully, and you’re often past it before it has landed. A frank remark about someone’s plan, their new boyfriend or their haircut is, in your view, a sign of respect, because you’d want to hear it yourself and would have forgotten it by supper. It has kept you free, too, because anyone who says everything at once has nothing to brood about.",
      ],
      [
        "paragraph",
        "Others aren’t always so quick to recover. They laugh with you at the table and repeat the sentence to themselves on the way home, especially if it was funny and partly right. A partner can begin to edit what they show you, bringing only finished things. When someone finally says that it hurt, you often explain what you meant, and the talk turns to whether they were too sensitive. When you’re tired, the jokes get broader.",
      ],
      [
        "paragraph",
        "Your frankness is a treasure, since people know that your praise isn’t politeness, and you give any stranger a second chance. All it lacks is aim. For three weeks, before a blunt remark, ask, “Do you want my opinion, or would you rather have my company?” and go by the reply. Then look at how many people chose the opinion, and what you heard from those who didn’t.",
      ],
    ],
    ask: "Who is still thinking about something you said in passing and then forgot?",
  },
  Capricorn: {
    stances: { pace: "both", order: "plan" },
    lines: [
      [
        "paragraph",
        "In the back of your mind there’s often a timetable for your life, and by that timetable you’re usually behind. It says where a serious person should be at thirty, at forty-five, at sixty, and it adjusts itself upward whenever you get there. There were good reasons for it. Someone who couldn’t count on luck, or who had to be grown up early, does well to measure the distance, and it took you further than talent alone would have.",
      ],
      [
        "paragraph",
        "What it does to pleasure is another matter. A success tends to be enjoyed for one evening and then becomes the new minimum. News of a younger person’s triumph can spoil a breakfast, although you’d send congratulations by nine. Those close to you would love to celebrate with you, and often find the party over before they’ve brought out the glasses. Younger people can conclude that nothing they achieve is on time either.",
      ],
      [
        "paragraph",
        "Under the discipline there’s a kind, loyal, very funny person who has earned a look at the view. For four weeks, spend fifteen minutes every Friday with someone who knew you ten years ago, by phone if need be, and ask them one thing: “What would I have given then for what I have now?” Write down each answer. Then notice whether the timetable sounds as sure of itself as before.",
      ],
    ],
    ask: "By whose calendar are you late, and what would they say if you asked them?",
  },
  Aquarius: {
    stances: { head: "logic", company: "both" },
    lines: [
      [
        "paragraph",
        "Being different is something you enjoy and have made useful, and it can have a sad little brother: the sense of standing just outside. You can chair the meeting, know everyone’s story, and still drive home feeling like a visitor from abroad. People whose minds run ahead of the group often get used to this young, and they find that independence hurts less than waiting to be included.",
      ],
      [
        "paragraph",
        "So you usually join things as the organizer, the critic or the guest speaker, seldom as one more person on the bench. With a partner’s family or an old circle of friends, you may be delightful for two hours and then need to leave. They sense a glass pane, take it for superiority, and stop inviting you to the parts that aren’t about anything. Meanwhile you can feel a real pang at the sight of people who are simply at ease together and have no topic.",
      ],
      [
        "paragraph",
        "What you give to groups is rare, because in your presence an oddball can relax and the youngest gets listened to. A corner of that welcome belongs to you. For six weeks, go regularly to one ordinary thing where you have no function, a choir, a ball game, the neighbors’ Friday table, and improve nothing. Then look at when they started to use your nickname, and how you felt on the drive home.",
      ],
    ],
    ask: "Where would you like to belong without having anything to contribute?",
  },
  Pisces: {
    stances: { head: "both", candor: "both" },
    lines: [
      [
        "paragraph",
        "Half of you is a dreamer, and you usually keep that half out of sight. It has hunches, is moved by music, and believes in people beyond all evidence. The other half runs things, and learned in the course of its career that respect goes to people who sound certain. It’s an understandable division, because a soft heart in a position of command gets tested, and you didn’t care to be tested there.",
      ],
      [
        "paragraph",
        "The result is that even close friends often know only the one in charge. They ask you for advice about contracts and take their hopes to someone else, which can hurt in a way you couldn’t explain to them. A partner gets glimpses, in the dark or on vacation, and by Monday the dreamer has gone again. When you’re worn out, it takes what it needs in secret: a lost evening, a long series, a sudden longing to give up everything and live by the sea.",
      ],
      [
        "paragraph",
        "Those who have met that other half love it, and trust your strictness more because of it. Give it some daylight. For three weeks, spend thirty minutes twice a week on something impractical that you care about, and each Sunday show or tell one person a piece of it before it’s ready. Then look at whether they respected you any less, and how badly you needed to disappear.",
      ],
    ],
    ask: "What do you love that would astonish the people who rely on your decisions?",
  },
};
