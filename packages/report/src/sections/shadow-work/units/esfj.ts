import type { SignUnits } from "../../section-unit.ts";

export const esfj: SignUnits = {
  Aries: {
    stances: { candor: "both", head: "feeling" },
    lines: [
      [
        "paragraph",
        "You believe that if you were angry for your own sake, people would love you less. For others, anger is devotion; for yourself it would be selfish, and selfish is the worst word anyone could use about you. So the energy goes where it can be admired. It’s a decent solution. Frightened people get a protector, and you never have to see someone you love look at you as at an enemy.",
      ],
      [
        "paragraph",
        "With a partner you are sweetness for weeks, and then comes an explosion over how they spoke to a cashier. They stand accused of a crime against a third party and sense that something else is meant. Friends leave things out, for fear of what you’d do on their behalf. Under stress your face goes hot, and you look around for someone in need of defense. What actually offends you, few people know. So they go on doing it, fondly, every week.",
      ],
      [
        "paragraph",
        "It’s hard not to feel braver in your company, because you’re openhearted, quick to laugh again and incapable of indifference. Claimed as your own, anger becomes simple information about where you end and others begin, and yours is over in minutes once it reaches the right address. Tell someone close, “I fight for other people because I don’t dare to do it for myself. I’m going to try.”",
      ],
    ],
    ask: "Whose battle are you fighting now that is really about you?",
  },
  Taurus: {
    stances: { candor: "both" },
    lines: [
      [
        "paragraph",
        "The motive is a fear of being hard. A stingy, comfortable creature in you wants its own plate, its own evening and no visitors, and you work day after day to prove that it isn’t you. Those you feed are truly fed, although a person who may never refuse can’t demonstrate that they wanted to give.",
      ],
      [
        "paragraph",
        "A partner gets breakfast, patience and help with everything, and then a silence on Sunday evening that no one can account for. Asked what’s wrong, you answer, “Nothing,” and clear the table rather loudly. Friends adore your generosity and feel clumsy next to it, because whatever they bring is less. As pressure builds, your neck and shoulders turn to wood, you buy yourself something nice, and you tell a third person everything you’ve done for the second. They’d have been content with half, and it never occurred to them that you weren’t.",
      ],
      [
        "paragraph",
        "Your love has weight and warmth, and people who have been badly treated elsewhere learn from you what it’s like to be expected. Let in the creature that wants its own plate, and your yes becomes more believable, because it now has a no beside it. Start with a sentence that costs little: “I’d rather have this evening to myself.” The meanness you feel passes within an hour.",
      ],
    ],
    ask: "What have you given lately that you secretly want back?",
  },
  Gemini: {
    stances: { company: "company", voice: "both" },
    lines: [
      [
        "paragraph",
        "Without news, you fear, you’d have nothing to offer. Other people seem to be liked for what they are, while you feel liked for what you bring, and the supply has to be fresh. There’s more to it than gossip. Quarrels get mended and jobs get found because you told someone something at the right time.",
      ],
      [
        "paragraph",
        "With a partner, dinner is a full report on every life but the one you share, and if the talk turns to the two of you, you remember something that happened to a friend. The friends themselves love you and get an occasional shock, when a stranger knows about their test results. Such things are told out of concern. Under stress you call five people to ask their opinion of a sixth, your throat is dry, and you feel less alone until the last one hangs up. They feel loved and not quite safe, and they can’t say so, because you’d mention it.",
      ],
      [
        "paragraph",
        "Wherever you are it’s livelier, and kinder too, because you notice the shy person first. Admit the fear of having nothing to offer, and you discover that people would take you without the news. Tell someone, “I always bring stories. Today I haven’t any, and I wanted to see you anyway.” After a short silence, they’ll ask about you.",
      ],
    ],
    ask: "What would you talk about tonight if you could only talk about yourself?",
  },
  Cancer: {
    stances: { candor: "both", voice: "both" },
    lines: [
      [
        "paragraph",
        "You want to be understood without having to speak. You do it for others all day: you see it in their shoulders, you hear it in how they put down the keys. Surely someone who loved you would do the same. So an explained necessity seems worthless. It’s applause that had to be requested. The expectation grows out of your finest ability, which hardly anyone shares.",
      ],
      [
        "paragraph",
        "A partner feels a change in temperature that they can’t locate. You’re attentive, a shade too attentive, and you sigh while folding the laundry. When they ask, you say, “I’m fine,” and are crushed that they believe it, and friends discover years later that an innocent remark of theirs spoiled a holiday. Under stress your stomach closes, you cook for twelve, and you cry over any movie that permits it. Those who love you would gladly get it right, and don’t know what the question was.",
      ],
      [
        "paragraph",
        "There’s a kindness in you that people remember for decades, and a humor few know. Admit the wish to be guessed, and others can finally help with it. Give one person the sign along with its meaning: “When I start feeding everyone and say I’m fine, I’m hurt. Please ask me twice.” They always wanted to find the way to you, and now they have directions.",
      ],
    ],
    ask: "Who has been forgiven by your cooking for something they never knew they did?",
  },
  Leo: {
    stances: { company: "company", voice: "both" },
    lines: [
      [
        "paragraph",
        "You want to be chosen without having to earn it, and you find it hard to believe that it happens. Applause tends to follow your efforts, so it must be the effort they love. Nothing has disproved this, because you’ve seldom stopped making one. Farewells and ordinary Fridays shine for people who’d never have allowed themselves such a thing, and they remember it.",
      ],
      [
        "paragraph",
        "A partner is spoiled and can’t reciprocate. When they try, with something modest, your smile arrives half a second late, and they see it. Friends stop mentioning their birthdays. Under stress you announce another dinner, your face aches from being radiant, and at midnight you go back over who said what. If the thanks were thin, you turn prickly about a different matter. They feel loved in a way that leaves them nothing to do, and they would so like to do something.",
      ],
      [
        "paragraph",
        "You have real splendor, and no envy in it: another person’s success makes you clap until your hands hurt. Admit that you’d like to be chosen without earning it, and you turn from impressive to touching, which is what you were after. Tell someone, “I make a big fuss when I’d really like a hug.” Then spend an evening with them for which nothing is prepared, and around nine o’clock look at their face.",
      ],
    ],
    ask: "Who has pulled back from you because they could never match what you give?",
  },
  Virgo: {
    stances: { head: "feeling" },
    lines: [
      [
        "paragraph",
        "Worry is the motive. If something happened to one of yours and you might have seen it coming, you’d never forgive yourself, so you are always looking. Love becomes a kind of guard duty, and it has real merit, for people get to the doctor in time, or don’t sign the foolish paper, because of you. Besides, anyone who stands guard can’t be accused of not having cared.",
      ],
      [
        "paragraph",
        "In one evening a partner hears about the shoes, the salt and their posture, and concludes that you’re disappointed in them. You’d be astounded; you thought you were being tender. Friends bring you their applications and conceal their love affairs. Under stress the eye sharpens, your stomach complains, and at night you’re cleaning objects that no one uses. Those around you feel wonderfully looked after, and sometimes wish they could be a mess for an hour.",
      ],
      [
        "paragraph",
        "You’re devoted in a way that few people ever experience: someone knows how they take their coffee, what the doctor said and which song makes them cry. Admit the worry, and you can hand it over as what it is. “I’m scared something will happen to you” opens a face that “You should get that checked” will close. Use it once, with one person, and leave them time to put an arm around you.",
      ],
    ],
    ask: "Who knows all your corrections by heart and has never heard how much you fear for them?",
  },
  Libra: {
    stances: { candor: "peace", company: "company" },
    lines: [
      [
        "paragraph",
        "Having one enemy frightens you more than having no close friend. A single person who disapproves of you is enough to spoil a dinner for forty, so you keep every relationship at a temperature from which no one could turn against you, and that temperature is a little below love. It has its wisdom: where people are at war, a friend of both sides keeps the roof on.",
      ],
      [
        "paragraph",
        "A partner longs to be defended once, in front of a relative or at a party where someone was rude. In the car you explain both positions. Their face goes still. Friends adore you and ask someone else to be the witness. Under stress you agree more warmly and get pains between the shoulder blades; alone, you give imaginary speeches, magnificently unfair. What the others would like to know is whether your kindness was meant for them in particular.",
      ],
      [
        "paragraph",
        "Beauty and courtesy are no mask in your case; you honestly want every person in the room to feel at ease, and most of them do. Admit the fear of displeasure, and it shows you where loyalty would count most, which is wherever your stomach turns. Begin with the one you’d least like to lose: “I was fair when you needed me on your side. I’m on your side.” They’ll bring you what they’ve been taking elsewhere.",
      ],
    ],
    ask: "Who needed you to take their side, and got your understanding instead?",
  },
  Scorpio: {
    stances: { trust: "both", company: "both" },
    lines: [
      [
        "paragraph",
        "Jealousy is the simple word, and underneath it is the fear of being replaced. To be one in a series, kindly remembered, is a thought you can hardly bear, so you make yourself someone they can’t do without. Anyone who loves with such determination is a blessing in a catastrophe, because when everyone else has gone home, you’re still there.",
      ],
      [
        "paragraph",
        "A partner may have any weakness except a best friend. Friends find that sides must be taken: anyone who remains on good terms with someone who hurt you gets a birthday card with no warmth in it. Under stress you count who wrote first, feel a weight beneath the ribs, and do another favor that wasn’t requested. What the others feel is a fence they’d rather not climb, so they start to hide harmless things, and once you find out, you feel proved right.",
      ],
      [
        "paragraph",
        "Your loyalty is legendary among the few who have it, and so is your nerve; with you one can say the unsayable and be kept. Admit the fear of being replaced, and your jealousy becomes nearly a compliment when it’s spoken: “I’m jealous of her. I know you need us both. Tell me I’m not being traded in.” On the evening they spend with someone else, do a thing you enjoy that involves no one.",
      ],
    ],
    ask: "Whom do you love so well that they hide their other friends from you?",
  },
  Sagittarius: {
    stances: { novelty: "both", candor: "both" },
    lines: [
      [
        "paragraph",
        "You want freedom, and you want to be told that you’re a good person for taking it. Going without the blessing is possible at any time; what stops you is the picture of someone waving with a sad face. Rather than see that, you stay and are sad yourself, which feels generous, and often is.",
      ],
      [
        "paragraph",
        "With a partner you hint at longing and then deny it, so that they live with someone who sighs at travel films and claims to be perfectly content. They offer little, out of respect for the claim. Friends hear your opinions followed by “I’m kidding,” and stop asking which part was serious. Under stress you organize pleasures for everyone else, your legs are restless at night, and you get irritable with the very people you stayed for. They’d like to know whether you’re here because you want to be.",
      ],
      [
        "paragraph",
        "Your cheerfulness is a form of courage, and a generous one, because you’ve never enjoyed a good thing without wanting to share it. Admit the wish for a blessing, and it can be put as a request: “I’m going to do this. It would mean a lot to me if you said you’re glad.” Most will say it. One may be disappointed at noon and love you at dinner, and after that your staying is worth more.",
      ],
    ],
    ask: "What would you do next year if no one’s face could change your mind?",
  },
  Capricorn: {
    stances: { order: "plan", head: "both" },
    lines: [
      [
        "paragraph",
        "Beneath all the punctuality is a thought: you aren’t certain that you’d want to, if you didn’t have to. Feelings waver, yours included, and anyone whose kindness depended on the mood of the day would be a poor person to lean on, so you arranged things in such a way that your feelings don’t matter. It’s a blessing to those in your care, who get fetched and remembered on days when a more spontaneous heart stays in bed.",
      ],
      [
        "paragraph",
        "With a partner there’s dinner, loyalty and a plan for August, and shyness whenever nothing has to be done. Asked, “Do you still like me?” you point to what you do. Friends get congratulated to the day and don’t call you when they’ve made fools of themselves. Under stress you say, “It’s no trouble,” in a voice that says otherwise. People wonder if they’d still see you, were you free to choose.",
      ],
      [
        "paragraph",
        "People build their lives on you, and they like you as well, for your dry remarks and your good sense, and for how your face can soften. Admit the doubt, and you can find out what you’d do freely, which is generally more than you fear. Tell someone, “I like you, apart from anything I do for you,” and name a particular, such as their laugh on the phone.",
      ],
    ],
    ask: "Whom would you still visit if no one would ever know whether you came?",
  },
  Aquarius: {
    stances: { company: "company", novelty: "both" },
    lines: [
      [
        "paragraph",
        "To prefer someone is to be at their mercy, and that’s what you avoid. If you love them all alike, none of them can ruin you by going. It’s an ingenious arrangement: surrounded by affection, you depend on no single thread of it. People who belonged nowhere have a seat at your table because of this, and they’d be the last to ask what it costs.",
      ],
      [
        "paragraph",
        "A partner gets your public face at breakfast, friendly and slightly distracted. If they’re jealous of a committee, you explain how much it matters. Old friends learn your big news along with the mailing list, and when someone close asks for more of you, you invite a few others. Under stress you take on another cause, sleep badly, and feel strangely flat at home, where there’s no one new to be nice to. Those who leave do it without a scene, as one leaves a large party.",
      ],
      [
        "paragraph",
        "The good you do has a rare quality, which is that no one feels smaller for receiving it. Admit the fear of being at someone’s mercy, and you learn whom you’d miss. Write down three names, without apology to the rest, and tell one of them, “I act as if everyone mattered the same, because you could hurt me.” One person in the world will be sure.",
      ],
    ],
    ask: "Who close to you would say that they get what everyone gets?",
  },
  Pisces: {
    stances: { head: "feeling", company: "company" },
    lines: [
      [
        "paragraph",
        "You don’t believe that you’d be welcome without a reason. Suffering is a reason, because it gets you past the question of whether you’re interesting enough, or loved enough, to be there at all. So, without wishing harm to anyone, you feel a certain lift when the phone rings with bad news. Considerable suffering in this world is borne only because there are people who feel that lift.",
      ],
      [
        "paragraph",
        "A partner finds you angelic when they’re ill and absentminded when they’re promoted. Some discover, half knowingly, that a low mood brings you nearer, and have more of them. Friends in love seldom call, and the next thing you hear of is the breakup, and there you are. Under stress you absorb everyone’s trouble, get headaches that you don’t mention, and snap at the one person who asked a harmless question. Those near you would love to be happy in your company, and to have your attention for that too.",
      ],
      [
        "paragraph",
        "There’s a sweetness in you that isn’t weak at all: you can sit beside what frightens others, and you’re playful and easily delighted. Admit the doubt about your welcome, and it can be tested. Call someone you once rescued: “Nothing’s wrong, and I miss you. Could I come to something fun?” Let them see you dance, or eat, or win.",
      ],
    ],
    ask: "Who had to be unhappy to have your full attention?",
  },
};
