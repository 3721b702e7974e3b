import type { SignUnits } from "../../section-unit.ts";

export const entp: SignUnits = {
  Aries: {
    stances: { pace: "haste", voice: "speak" },
    lines: [
      [
        "paragraph",
        "The dog is already in the back seat when you ask about getting a dog. Or the job is quit, or the lease is signed, and in you come, shining, to hear what they think. The people you love get informed of decisions that were theirs, too. There’s nothing sly about it: you saw it, it was right, and you’ve spared everyone six weeks of back and forth.",
      ],
      [
        "paragraph",
        "They’re upset, so you explain, and that’s the worse half. Every objection gets an excellent answer, most get a joke, until there’s nothing left to object to and the dog stays. “But wasn’t I right?” you ask in the spring. You were. They were saying that they live here, and because that isn’t an argument, you keep winning. So they stop bringing things up, which looks like peace. Scared, you’re quicker still, until there comes an evening when they tell you something that’s already settled, kindly, with reasons, down to the moving truck, and you can’t believe nobody asked you.",
      ],
      [
        "paragraph",
        "Be quick about what’s only yours. Whatever two people have to live in, bring home unsigned: “I’ve found something, and I’m dying to say yes. Nothing’s done. What would it be like for you?” Then don’t sell it. The answer takes until the weekend, and you’ll survive. Being right has never been the same as asking.",
      ],
    ],
    ask: "Which decision did somebody you love hear about after it was made, and what would they have said the day before?",
  },
  Taurus: {
    stances: {},
    lines: [
      [
        "paragraph",
        "A plan can feed you for years. The house by the water, the year abroad, the little shop the two of you would run: you describe it on a gray Sunday, down to the light, and get up refreshed, as if you’d been. You promise people a life and then keep it as a subject of conversation. It was never a lie, since hope gets everyone through February, and each time you tell it, you mean to go.",
      ],
      [
        "paragraph",
        "Only you aren’t hungry anymore, and somebody else has packed, having turned down the promotion because you’d both be gone by spring. When they ask how it’s coming, you improve it, and what feels to you like progress sounds to them like a new start date. After some years they don’t ask, and you say, a bit sadly, that they’ve lost their spirit of adventure. What they lost was the promotion. And when life turns hard, you put up your feet and make it more beautiful.",
      ],
      [
        "paragraph",
        "Find the smallest piece that can’t be taken back, a deposit or a class with a first day, and bring it to them: “You’ve waited a long time for this. On Friday I’ll either pay for the first part or tell you honestly that we aren’t going.” Either is kind. Nobody plants trees in a garden they’ve been told they’re leaving.",
      ],
    ],
    ask: "Who has arranged part of their life around something you only meant to describe?",
  },
  Gemini: {
    stances: { voice: "speak", order: "improvise" },
    lines: [
      [
        "paragraph",
        "With you, nothing stays decided. On Tuesday the two of you agreed, on the apartment, the school, having a child or not, and it was a good talk. By Friday you’ve thought of something in the shower, and in you come, alight: “I’ve been thinking.” You reopen. To you a decision is a thing one goes on improving, and to think about someone’s life with them is love.",
      ],
      [
        "paragraph",
        "At first they’re charmed; by the sixth time they wait. They don’t paint the room, because it’s exhausting to be happy about a thing and then asked to reconsider it. You see the bare room, wonder if they’re having doubts, and bring it up again. So you talk someone out of the happiness you were looking for. In anxious times it happens at one in the morning, and a person lying in the dark hears that nothing is settled, themselves included, so that some leave in the end, just to have one thing decided.",
      ],
      [
        "paragraph",
        "Go on thinking, and close the subject for a stretch, out loud: “This is decided until the first of March. If I bring it up before then, send me out to walk it around the block.” Put the better ideas in a drawer, and help paint. People can live with almost any choice of yours. They can’t live in a house that’s still being discussed.",
      ],
    ],
    ask: "What did you last reopen, and what had the other person already begun to look forward to?",
  },
  Cancer: {
    stances: { head: "logic" },
    lines: [
      [
        "paragraph",
        "In a quarrel, you have the transcript. Someone you love says she never minded the move, and out it comes: what she said on the stairs last May, the tone, the pause. You turn her own words into evidence against her. To you it’s devotion: other people let her sentences go by, while you kept every one because it was hers.",
      ],
      [
        "paragraph",
        "She hardly remembers it, because it was late, and she said it the way you say nine things before breakfast and stand by two. But she can’t win, since you’re accurate and there’s always another page. So she begins to pick her words, and in a few years the talk between you is schedules and weather, and you wonder where the closeness went. Frightened, you go back to the first summer. What she’d tell you, if it weren’t going to be kept, is this: people say a thing in order to find out if it’s true, and around you nobody can try one on.",
      ],
      [
        "paragraph",
        "That memory is a treasure, so on a bad day of hers, spend it on the defense: “You told me once you only regret what you didn’t try. I’ve thought of it ever since.” In quarrels, ask what she thinks now, and let the answer be news to you. Home is where a person should be able to take a sentence back.",
      ],
    ],
    ask: "Whose words from long ago do you still quote at them, and what would they say if you asked today?",
  },
  Leo: {
    stances: { voice: "speak", company: "company" },
    lines: [
      [
        "paragraph",
        "Someone who loves you starts a story at a table of friends. It’s about the ferry, it begins slowly, there’s some doubt whether this was Tuesday, and you can feel the evening sag, so you step in. You’ve got the voice, the captain, the ending; the roar goes up, and they’re laughing too. It’s meant as rescue: you tell it better, so you tell it, and bit by bit you’ve taken over the telling of somebody else’s life.",
      ],
      [
        "paragraph",
        "They weren’t falling flat but talking, at their own speed, to people who were listening. Next time they glance at you first, and before long they say, “You tell it,” and you’re touched. In a demanding year you need the roar more, and you’re explaining to the doctor how they feel, and one day you remark, fondly, a little worried, how quiet they’ve gotten. They weren’t quiet when you met them. Then somebody not at all amusing asks them a question, and they talk until two.",
      ],
      [
        "paragraph",
        "Be the audience you’d want. Start them off, “Tell them about the ferry, I love how you tell it,” and keep your hands off, Tuesday and all. It’ll take twice as long, and at home, too, let a silence run; they’re on their way. The person you live with would like to have a story of their own.",
      ],
    ],
    ask: "Whose story do you always end up telling, and when did you last hear them tell it?",
  },
  Virgo: {
    stances: { voice: "speak", candor: "truth" },
    lines: [
      [
        "paragraph",
        "To be loved by you is to be a draft. Somebody shows you a speech, a jacket, a way of merging onto the highway; a small improvement occurs to you, and it’s right, and you say it. A minute later there’s another. You do this only to those you love best, because keeping a good idea from them would feel like hiding money.",
      ],
      [
        "paragraph",
        "Every suggestion makes sense, so they take it. Somewhere around the fiftieth they quit hearing what you say and start hearing how many there are: nobody corrects a thing that’s finished, they reason, so they must not be. They rehearse the speech in the car now, and you, sensing that something’s being kept from you, propose, kindly, a few ways the two of you might communicate better. Worn thin, you get down to how they breathe, and one year they fall in love with somebody less bright, and you go over that person’s faults for months. That person has just one thing you didn’t: nothing to add.",
      ],
      [
        "paragraph",
        "You can’t stop noticing, so let it run the other way. Once a day, when it’s true, say, “I’ve been looking at you for a while, and I wouldn’t change a thing.” The improvements can wait until they ask. Everyone you love has been hoping you’d look at them for a minute and have nothing to add.",
      ],
    ],
    ask: "Who has stopped showing you things until they’re finished, and what was the last thing you improved?",
  },
  Libra: {
    stances: { head: "logic" },
    lines: [
      [
        "paragraph",
        "Whoever isn’t in the room has you for a lawyer. The person you live with comes in shaking over something a sister said, and before long you’re explaining the sister, who’s had a hard year. The absent can’t defend themselves, so somebody should, and you do it beautifully. But those you love best never get you on their side.",
      ],
      [
        "paragraph",
        "They’d wanted five minutes of company. Met with a defense, they enlarge the charge, now she always does this, and you correct the always. Next time they take it to a friend with less judgment, who says “How dare she!” and it hurts you to learn whom they tell things now. Here’s the sad part: when anyone speaks harshly of them, at a party, out of their hearing, you’re magnificent. No one has ever been so well defended, and they’ll never know. The only way to get you on their side is to leave the room. And under strain you plead your own quarrels from both ends, until they can’t tell if you mind.",
      ],
      [
        "paragraph",
        "Justice will keep for an hour. To the next one who comes in wronged, say, “That was a rotten thing to hear. What did you do?” Wait with the other case until they ask, and tell them what you said at the party. Let them hear the defense while they’re sitting there.",
      ],
    ],
    ask: "Whom have you defended best when they weren’t there, and what do you say when they are?",
  },
  Scorpio: {
    stances: { voice: "both", risk: "bold" },
    lines: [
      [
        "paragraph",
        "You’ll say anything to anybody, except what you want. That, you arrange. Say it’s a week at the sea with somebody you love: you leave a page open, you have a friend mention the coast, you yawn at mountains, and within ten days they propose the sea and you look up, surprised. You enjoy the craft of it, but underneath is something softer: whoever asks can be told no, to their face.",
      ],
      [
        "paragraph",
        "It works, and you pay for it. A week you’ve arranged can’t tell you that you’re loved, because you know how it was done. So however much you’re given, it never feels as if anybody gave it, though they’d have gone to the sea for the asking. One day they find a string, a small one, the friend lets something slip, and they go back over eight years wondering which of their ideas were theirs. Then even your flowers look like a move, and in your fright you arrange something to bring them closer. People have left over less.",
      ],
      [
        "paragraph",
        "You enjoy a risk, so take this one with your hand open: “I want a week at the sea with you, and I was about to trick you into it. Will you come?” They’ll laugh, and then there’ll be three seconds when you don’t know. Stay in them. A yes only counts from somebody who was free to say no.",
      ],
    ],
    ask: "What are you steering somebody toward right now, and what are you afraid they’d say if you asked?",
  },
  Sagittarius: {
    stances: { candor: "truth", voice: "speak" },
    lines: [
      [
        "paragraph",
        "It’s been a lovely visit, the bag is on your shoulder, the train’s in nine minutes, and out it slips: you don’t think he’s good to her. Then a hug, and off. You say the true thing at the door. You hand people what they’ll have to live with and leave them alone with it. You respect them too much to lie, and you’d want to be told.",
      ],
      [
        "paragraph",
        "On the train you feel clean, and closer to her. For you it’s over. For her it’s begun. Around midnight she has a question, and in two weeks she sees that you were partly right, but you’re in another town, sending her a picture of a goat. The next time you come, she shows you only what’s going well. Hardly anybody has held it against you that you were honest, only that you left. And when it’s your own life that hurts, you say one bold thing about it and buy a ticket.",
      ],
      [
        "paragraph",
        "Keep the honesty, and move it to the first night, or the far end of a walk: “There’s something I think about you and him. Do you want it? I’m here until Sunday.” Then be there, for the tears, and for the part you got wrong. People can take nearly any truth from someone who stays for breakfast.",
      ],
    ],
    ask: "What true thing did you say on your way out, and what do you know of how it was for them?",
  },
  Capricorn: {
    stances: { voice: "both" },
    lines: [
      [
        "paragraph",
        "You help people leave. Someone you can’t imagine being without has an offer from another country, or begins to wonder aloud about going, and you turn sensible. You go over it with them, fairly; you find the better flight. Inside you’re begging, and none of that gets out, because you’d never use your love as an argument. It’s the highest respect you know how to show.",
      ],
      [
        "paragraph",
        "“You’d be crazy not to take it,” you say. They look at you a second longer than the sentence needs. They’d come in with six good reasons to go, hoping to hear one bad one to stay, something unreasonable, with your voice cracking in the middle. So they go, and you drive them to the airport and say something dry at the curb, and for ten years you believe it’s what they wanted, and they believe you could spare them. It happens small, too, every week: of course, go, you’ve got plenty to do. In bad stretches you’re more helpful still, and your house empties without a scene.",
      ],
      [
        "paragraph",
        "Give all the good advice. Then give what isn’t advice: “Those are the reasons to go. I don’t want you to. I’d hate it, and I’m not being fair.” Some will get on the plane anyway, and take that with them. Hardly anybody stays for good reasons. People stay because somebody asked.",
      ],
    ],
    ask: "Who did you advise to go when you wanted them to stay, and what do they believe about it today?",
  },
  Aquarius: {
    stances: { voice: "speak", head: "logic" },
    lines: [
      [
        "paragraph",
        "People are a little ashamed of ordinary wishes around you. Somebody you love would like a ring, say, or flowers on the fourteenth, or to be met at the airport, and you ask, with real curiosity, why. Who decided on the fourteenth? You’d like love to be given because it’s felt and never because it’s due. It’s meant as a compliment to the two of you, and it’s also funny, the way you do it, and they laugh.",
      ],
      [
        "paragraph",
        "Once they’ve laughed, they can’t ask again. You won the argument, and they still want the flowers. After that most wishes aren’t spoken, and you tell people how rare it is to live with someone so free, while that someone walks past the florist’s a bit faster. They never disagreed with you, and they know it’s arbitrary; they wanted you to do something arbitrary, because it was them. When it does come out, in tears, it’s years of it at once, and you, cornered, bring up the history of marriage.",
      ],
      [
        "paragraph",
        "Keep your opinion of the fourteenth. Only ask, at a harmless moment, “Forget what I think about it. What would you love that you’ve been too embarrassed to tell me?” Then don’t smile and don’t improve it, but do it the plain way, ribbon and all. You’ve broken a hundred rules for a principle. Break a principle for a person.",
      ],
    ],
    ask: "Which wish did somebody laugh off in front of you, and do they still have it?",
  },
  Pisces: {
    stances: { candor: "both" },
    lines: [
      [
        "paragraph",
        "On the day itself, something comes up. You hardly ever say no; you have reasons: the tire, the fever, a cat in the neighbor’s engine. None of it is planned. You say yes because you see how much they’d like it, you mean it all week, and on Saturday, when you can’t move, a story comes, and you tell it so well that they comfort you. You’ll contradict anyone, but disappointing somebody to their face is beyond you.",
      ],
      [
        "paragraph",
        "They’re sweet about it. They were sweet in May. What nobody’s told you is that they don’t believe the cat, and haven’t for years, and wouldn’t dream of saying so, because you’d be mortified. They just arrange things differently: another friend holds the rings, and when somebody’s mother is dying, it isn’t you they call. You feel left out, and to make up for it you say yes to something enormous. People believe your excuses less than you think, and like you more.",
      ],
      [
        "paragraph",
        "They can stand a no. Start with a small one, early, before the story arrives: “I said yes because I liked how happy you looked. I don’t think I’ll come. I wanted to tell you while you can still ask someone else.” No cat. And when you do go, go late and badly dressed if you must. They’d take you tired over the best story you ever told.",
      ],
    ],
    ask: "Who has been so nice about your excuses that you never asked what they believed?",
  },
};
