import type { SignUnits } from "../../section-unit.ts";

export const esfj: SignUnits = {
  Aries: {
    stances: { candor: "both", head: "feeling" },
    lines: [
      [
        "paragraph",
        "You believe that if you were angry for your own sake, people would stop loving you. For others, anger is devotion; for yourself it would be selfish, and selfish is the worst word anyone could use about you. So the energy goes where it can be admired. It’s a decent solution. Frightened people get a protector, and you never have to see someone you love look at you as at an enemy.",
      ],
      [
        "paragraph",
        "With a partner you are sweetness for weeks, and then comes an explosion over how they spoke to a cashier. They stand accused of a crime against a third party and sense that something else is meant. Friends leave things out, for fear of what you’d do on their behalf. Under stress your face goes hot, and you look around for someone in need of defense. What actually offends you, few people know. So they go on doing it, fondly, every week.",
      ],
      [
        "paragraph",
        "Claimed as your own, anger is simply information about where you end and others begin. Yours is quick, and it’s over in minutes if it reaches the right address. Tell someone close, “I fight for other people because I don’t dare to do it for myself. I’m going to try.” A person whose limits don’t have to be guessed is easier to love.",
      ],
    ],
    ask: "Whose battle are you fighting now that is really about you?",
  },
  Taurus: {
    stances: { candor: "both" },
    lines: [
      [
        "paragraph",
        "What drives you is the fear of being a hard person. A stingy, comfortable creature in you wants its own plate, its own evening and no visitors, and you work day after day to prove that it isn’t you. Those you feed are truly fed. But a person who may never refuse can’t show that they wanted to give.",
      ],
      [
        "paragraph",
        "A partner gets breakfast, patience and help with everything, and then a silence on Sunday evening that no one can account for. Asked what’s wrong, you answer, “Nothing,” and clear the table rather loudly. Friends adore your generosity and feel clumsy next to it, because whatever they bring is less. As pressure builds, your neck and shoulders turn to wood, you buy yourself something nice, and you tell a third person everything you’ve done for the second. They’d have been content with half. It never crossed their minds that you weren’t.",
      ],
      [
        "paragraph",
        "Let in, the creature that wants its own plate makes you trustworthy, because now your yes has a no beside it. Start with a sentence that costs little: “I’d rather have this evening to myself.” Give no reason, however good. To someone you’ve resented lately, add, “I offered more than I had. That wasn’t your doing.” You’ll feel mean for an hour, and afterward, as a rule, fond of them again.",
      ],
    ],
    ask: "What have you given lately that you secretly want back?",
  },
  Gemini: {
    stances: { company: "company", voice: "both" },
    lines: [
      [
        "paragraph",
        "You’re afraid that without news you’d have nothing to offer. Other people seem to be liked for what they are, while you feel liked for what you bring, and the supply has to be fresh. There’s more to it than gossip. Quarrels get mended and jobs get found because you told someone something at the right time.",
      ],
      [
        "paragraph",
        "With a partner, dinner is a full report on every life but the one you share, and if the talk turns to the two of you, you remember something that happened to a friend. The friends themselves love you and get an occasional shock, when a stranger knows about their test results. You tell such things out of concern. Under stress you call five people to ask their opinion of a sixth, your throat is dry, and you feel less alone until the last one hangs up. They feel loved and not quite safe, and they can’t say so, because you’d mention it.",
      ],
      [
        "paragraph",
        "Admitted, the fear can turn your talent around. You know how to ask, remember and connect, and all three work with your lips closed. Tell someone, “I always bring stories. Today I haven’t any, and I wanted to see you anyway.” The silence lasts a few seconds. Then they ask you something, possibly for the first time in months, and the news is you.",
      ],
    ],
    ask: "What would you talk about tonight if you could only talk about yourself?",
  },
  Cancer: {
    stances: { candor: "both", voice: "both" },
    lines: [
      [
        "paragraph",
        "You want to be understood without having to speak. You do it for others all day: you see it in their shoulders, you hear it in how they put down the keys. Surely someone who loved you would do the same. So an explained need seems worthless, like applause that had to be requested. The wish grows out of your finest ability, which hardly anyone shares.",
      ],
      [
        "paragraph",
        "A partner feels a change in temperature that they can’t locate. You’re attentive, a shade too attentive, and you sigh while folding the laundry. When they ask, you say, “I’m fine,” and are crushed that they believe it, and friends discover years later that an innocent remark of theirs spoiled a holiday. Under stress your stomach closes, you cook for twelve, and you cry over a movie that permits it. People come to feel that they’re failing an exam in a subject they were never taught.",
      ],
      [
        "paragraph",
        "Admitted, the wish to be guessed becomes something that others can help with. Give one person a sign and its meaning, in a good week: “When I start feeding everyone and say I’m fine, I’m hurt. Please ask me twice.” It’s worthless, you’ll object, if they only ask because you told them to. Let it be worth something. They wanted to find the way to you, and now they have directions.",
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
        "A partner is spoiled and can’t reciprocate. When they try, with something modest, your smile arrives half a second late, and they see it. Friends stop mentioning their birthdays. Under stress you announce another dinner, your face aches from being radiant, and at midnight you go back over who said what. If the thanks were thin, you turn prickly about a different matter. They feel loved in a way that leaves them nothing to do, and a person who can’t give you anything will sooner or later look for someone who needs it.",
      ],
      [
        "paragraph",
        "Admitted, the wish makes you touching instead of impressive, and touching is what you were after. Tell someone, “I make a big fuss when I’d really like a hug.” Then spend an evening with that person for which you have prepared nothing, not even an anecdote. At first you feel like an intruder. Around nine o’clock, look at their face, which is glad, and which no one has paid for.",
      ],
    ],
    ask: "Who has pulled back from you because they could never match what you give?",
  },
  Virgo: {
    stances: { head: "feeling" },
    lines: [
      [
        "paragraph",
        "Worry is the motive. If something happened to one of yours and you might have seen it coming, you’d never forgive yourself, so you are always looking. Love becomes a kind of guard duty, and it has real merit, for people get to the doctor in time, or don’t sign the foolish paper, because of you. Besides, whoever stands guard can’t be accused of not having cared.",
      ],
      [
        "paragraph",
        "In one evening a partner hears about the shoes, the salt and their posture, and concludes that you’re disappointed in them. You’d be astounded; you thought you were being tender. Friends bring you their forms and hide their love affairs. Under stress the eye sharpens, your stomach hurts, and at night you clean things that no one uses. Those around you feel well looked after and never quite good enough, and can’t say which of the two they’d miss.",
      ],
      [
        "paragraph",
        "Once you admit the worry, you can hand it over as what it is. “I’m scared something will happen to you” opens a face that “You should get that checked” will close. Use the first in place of the second, with one person, once. Your fingers will want something to straighten. Fear doesn’t grow from being spoken, and it gives the other person a chance that advice never does: to put an arm around you.",
      ],
    ],
    ask: "Who knows all your corrections by heart and has never heard how much you fear for them?",
  },
  Libra: {
    stances: { candor: "peace", company: "company" },
    lines: [
      [
        "paragraph",
        "Having one enemy frightens you more than having no close friend. A single person who thinks ill of you is enough to spoil a dinner for forty. So you keep every relationship at a temperature from which no one could turn against you, and that temperature is below love. It has its wisdom: where people are at war, a friend of both sides keeps the roof on.",
      ],
      [
        "paragraph",
        "A partner longs to be defended once, in front of a relative or at a party where someone was rude. In the car you explain both positions. Their face goes still. Friends adore you and ask someone else to be the witness. Under stress you agree more warmly and get pains between the shoulder blades; alone, you give imaginary speeches, magnificently unfair. What the others feel is that your kindness has no address. It would have gone to whoever was standing there.",
      ],
      [
        "paragraph",
        "Admitted, the fear points out where loyalty would count, which is wherever your stomach turns at the thought of someone’s displeasure. Begin with the person you’d least like to lose. “I was fair when you needed me on your side. I’m on your side.” There’ll be a long breath, and in the following weeks they bring you what they’ve been taking elsewhere. As for the enemy, you may get one, and find that dinner tastes the same.",
      ],
    ],
    ask: "Who needed you to take their side, and got your understanding instead?",
  },
  Scorpio: {
    stances: { trust: "both", company: "both" },
    lines: [
      [
        "paragraph",
        "Jealousy is the simple word, and under it is the fear of being replaced. To be one in a series, kindly remembered, is a thought you can hardly bear, so you make yourself someone they can’t do without. Whoever loves with such force is a blessing in a catastrophe. When everyone else has gone home, you’re still there.",
      ],
      [
        "paragraph",
        "A partner may have any weakness except a best friend. Friends find that sides must be taken: whoever remains on good terms with someone who hurt you gets a birthday card with no warmth in it. Under stress you count who wrote first, feel a weight beneath the ribs, and do another favor that wasn’t requested. What the others feel is that your love has a fence around it. They start to hide harmless things, and once you find out, you feel proved right.",
      ],
      [
        "paragraph",
        "Admitted, the jealousy tells you who matters, more precisely than any vow, and spoken aloud it’s nearly a compliment. “I’m jealous of her. I know you need us both. Tell me I’m not being traded in.” Say it to the person who’d be most surprised. Your face will be hot. Theirs, as a rule, is relieved. And on the evening they spend with someone else, do a thing you enjoy that involves no one.",
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
        "Admitted, the wish for a blessing can be put as a request, which is very different from a hint. “I’m going to do this. It would mean a lot to me if you said you’re glad.” Most will say it. One may not, and from that one you learn something you’ve been avoiding: a person can be disappointed in you at noon and love you at dinner. Afterward your staying is worth more, because everyone knows you could have gone.",
      ],
    ],
    ask: "What would you do next year if no one’s face could change your mind?",
  },
  Capricorn: {
    stances: { order: "plan", head: "both" },
    lines: [
      [
        "paragraph",
        "You aren’t certain that you’d want to, if you didn’t have to. That is the thought beneath all the punctuality. Feelings waver, yours included, and anyone whose kindness depended on the mood of the day would be a poor person to lean on, so you arranged things in such a way that your feelings don’t matter. It’s a blessing to those in your care, who get fetched and remembered on days when a more spontaneous heart stays in bed.",
      ],
      [
        "paragraph",
        "With a partner there’s dinner, loyalty and a plan for August, and shyness whenever nothing has to be done. Asked, “Do you still like me?” you point to what you do. They know what you do. Friends get congratulated to the day and don’t call you when they’ve made fools of themselves. Under stress your jaw is tight, and you say, “It’s no trouble,” in a voice that is nothing but trouble. People wonder if they’d still see you, were you free to choose.",
      ],
      [
        "paragraph",
        "Admitted, the doubt lets you find out, and the answer is generally better than you fear. Tell someone for whom you’ve done everything right, “I never told you that I like you. I do, apart from anything I do for you.” Name a particular: their laugh on the phone, how they tell a story. If there’s a lump in your throat, no one assigned it.",
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
        "Admitted, the fear tells you whom you’d miss, and the list is short. Write it down. Three names, no apologies to the rest. Tell one of them, “There are three people I couldn’t lose, and you’re one. I act as if everyone mattered the same, because you could hurt me.” Afterward, do something lopsided for them that no principle supports. One person in the world will be sure.",
      ],
    ],
    ask: "Who close to you would say that they get what everyone gets?",
  },
  Pisces: {
    stances: { head: "feeling", company: "company" },
    lines: [
      [
        "paragraph",
        "You don’t believe that you’d be welcome without a reason. Pain is a reason. It gets you past the question of whether you’re interesting enough, or loved enough, to be there at all. So, without wishing harm to anyone, you feel a certain lift when the phone rings with bad news. Considerable suffering in this world is borne only because there are people who feel that lift.",
      ],
      [
        "paragraph",
        "A partner finds you angelic when they’re ill and absentminded when they’re promoted. Some discover, half knowingly, that a low mood brings you nearer, and have more of them. Friends in love seldom call, and the next thing you hear of is the breakup, and there you are. Under stress you absorb everyone’s trouble, get headaches that you don’t mention, and snap at the one person who asked a harmless question. To those near you, being happy comes to feel like desertion.",
      ],
      [
        "paragraph",
        "Admitted, this doubt about your welcome can be tested, and it rarely stands up. Call someone you once rescued: “I only ever get in touch when things are bad. Nothing’s wrong, and I miss you. Could I come to something fun?” You’ll feel as exposed as they did back then. In their opinion you’re owed a good time. Let them see you dance, or eat, or win.",
      ],
    ],
    ask: "Who had to be unhappy to have your full attention?",
  },
};
