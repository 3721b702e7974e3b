import type { SignUnits } from "../../section-unit.ts";

export const isfp: SignUnits = {
  Aries: {
    stances: { candor: "peace" },
    lines: [
      [
        "paragraph",
        "You burn bridges to keep warm. For weeks you say it’s fine, because quarrels make you feel ill, and then comes one remark too many and you’re out: the job, the club, the friendship, everything over in an afternoon. Going first protects you from the worst thing you can imagine, which is standing there with your heart in plain view while someone decides. Somewhere you learned that wanting a person gives them a handle on you, so you let go before they can pull. Ten minutes later your temper is gone. So is the friend.",
      ],
      [
        "paragraph",
        "Its kin is impatience with sorrow. A partner who is sad gets fed, signed up for something, taken for a drive, and feels both loved and hurried; your visits to the grieving are affectionate and short. Under heavy stress you look for an enemy, preferably a stranger at a counter, since anger has something to do and grief does not. Those close to you wait for the storm to find another address. It’s lonely for them, because no one has asked what they were crying about.",
      ],
      [
        "paragraph",
        "Before you end anything, sleep on it for one night, and in the morning say seven words: “I’m hurt, and I’m not leaving yet.” Real anger will still be there at breakfast, while yours often wakes up as sadness that would like some company.",
      ],
    ],
    ask: "Which bridge would you rebuild if you could do it without a speech?",
  },
  Taurus: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "No one can make you do anything, and no one can prove it. You nod, you say “sure,” and then the thing simply doesn’t happen: the form lies there, the visit slips to spring, the diet begins next week. Fast talkers, you found out, win every argument, so you gave up arguing and became impossible to lift. The method protects your right to your own pace, and it presents the bill to everyone who believed the nod.",
      ],
      [
        "paragraph",
        "Under it sits envy. The quick ones get listened to, so in sour moments you write them off as people who only talk, though on the way home you have the answer that would have shut them all up. When life presses hard, you go down into comfort like a bear in November: the couch, the refrigerator, the second helping, something beautiful ordered online. A partner can knock on that fur for weeks. It isn’t refusal, exactly. It’s more like living with an exceptionally pleasant wall.",
      ],
      [
        "paragraph",
        "Give your no a voice. The next time you’re about to nod, say, “No. Ask me again on Sunday,” and on Sunday, answer. It costs one uncomfortable minute. It buys what the nod never did, since people stop pushing a person who tells them where the wall is.",
      ],
    ],
    ask: "What did you nod at last month that you never meant to do?",
  },
  Gemini: {
    stances: { candor: "peace" },
    lines: [
      [
        "paragraph",
        "You lie to be nice. They’re rarely big lies: you loved the present, you were just about to call, the traffic was terrible. Because you can hear what a person hopes to be told, you supply it before you’ve checked whether it’s so, and each listener leaves with a slightly different edition of you. A disappointed expression has always looked to you like an emergency. Pleasing ended the emergency, and quick words made pleasing cheap. The fear beneath it is that the plain version of you, without the tailoring, wouldn’t be invited back.",
      ],
      [
        "paragraph",
        "Then comes the vanishing. When two editions threaten to meet, or someone wants more than charm, you stop answering, with affection in your heart and forty unread messages on your phone. Under heavy pressure you scatter, gossip a little, and at midnight replay one sentence of yours until a friend’s yawn becomes a verdict. People who love you compare notes eventually. What troubles them isn’t the fib about the traffic; it’s wondering which of the compliments were traffic, too.",
      ],
      [
        "paragraph",
        "Whenever you catch yourself in a kind untruth, go back the same day and correct it: “I said I loved it. I don’t, and I love that you thought of me.” After a few of those, your praise is worth more than anyone’s, since people know what you sound like when you don’t mean yes.",
      ],
    ],
    ask: "Which person in your life would be most surprised by what another has heard from you?",
  },
  Cancer: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You like people best when they need you. A friend in trouble receives your undivided attention, your Saturday and a casserole; the same friend in splendid health gets a card. Need can be checked every day, whereas plain affection has to be believed, and somewhere you learned not to count on that. So you become the person no one can do without, and then you see to it. A partner never learns where the medicine is. A friend of fifty is still reminded about the dentist. Your generosity can be an extremely comfortable leash.",
      ],
      [
        "paragraph",
        "The second shadow is the sulk. When you’ve given and given and no one noticed, you don’t complain; you go silent, close drawers with meaning, and let everyone guess. Your moods run the house, and you’re the only one who hasn’t been told. Under real strain you dig up old injuries, with dates, while those close to you walk on tiptoe and apologize for things at random, hoping to hit the right one.",
      ],
      [
        "paragraph",
        "When you’re hurt, name the subject within an hour, in one sentence: “It’s about the phone call, and I’ll talk tomorrow.” And the next time someone you love struggles with something they could learn, sit on your hands and chat. Being wanted by a person who could easily manage alone is the only proof you’ve ever really been after.",
      ],
    ],
    ask: "Who in your life would be stronger today if you had helped a little less?",
  },
  Leo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You’d sooner lose a friend than lose face. After you’ve been sharp or unfair, there’s a splendid breakfast, a present, a sudden wave of charm; what there isn’t is the sentence “I was wrong.” A partner hurt on Tuesday is adored on Wednesday, and if they mention Tuesday again, they meet a statue. An old rule says that love goes to the one who shines, so a stain on you looks like the end of the warmth, and you cover it before anyone can see. Then you lie awake, sorrier than they’ll ever know.",
      ],
      [
        "paragraph",
        "A second shadow hates sharing the sun. When a friend’s new friend, a colleague’s prize or even a baby becomes the center, your light goes out, politely, and the entire table turns chilly. Under stress you spend extravagantly, on presents or on drama, or retire like exiled royalty and wait to be fetched. People love you and stay slightly on duty, having learned that your good mood needs an audience.",
      ],
      [
        "paragraph",
        "Apologize with empty hands. No flowers, no joke, no elaborate breakfast: go to the person, say, “I was wrong, and I’m sorry,” and stand there with nothing to give. It will feel like being naked on a stage. You’ll discover that they loved the person behind the curtain all along.",
      ],
    ],
    ask: "To whom do you owe one plain sentence that you’ve been saying with presents?",
  },
  Virgo: {
    stances: { candor: "peace" },
    lines: [
      [
        "paragraph",
        "You judge people with a sponge in your hand. Nothing is said. The dishes are simply rearranged after someone else has loaded them, the towel is refolded, and people learn the grade without being shown the test. Complaining strikes you as vulgar, so you let your hands do it. You’ve long believed that you’re welcome as long as you’re no trouble and get things right, and no one nearby gets in free either. The price is paid by someone you love, an apprentice in their own kitchen.",
      ],
      [
        "paragraph",
        "You’re worse to yourself. Under heavy stress the inspection turns inward: the body becomes a list of symptoms, rest has to be deserved, and at eleven at night there’s a martyr scrubbing the sink. Anyone who asks is told “Nothing.” It’s the least convincing word in your vocabulary, and those who hear it go to bed feeling that they’ve failed an exam.",
      ],
      [
        "paragraph",
        "Once a week, leave one thing visibly wrong and let company see it: the crooked cushion, the burnt edge, you in your oldest shirt. Say, “That’s how it is today.” If no one leaves, you’ll have learned something that all your polishing was meant to keep you from finding out.",
      ],
    ],
    ask: "Who has been trying to pass a test that you never told them about?",
  },
  Libra: {
    stances: { candor: "peace" },
    lines: [
      [
        "paragraph",
        "You take both sides, which is no side. When two friends quarrel, each goes home convinced that you agree, because for an hour you did. Discord hurts you like a dropped tray; somewhere you learned that pleasant people get to remain. So you pour oil, translate, pass along the milder half of every message. It protects your place in everyone’s good opinion. The cost falls on people who needed an ally and found a diplomat. Under it lies a fear that anyone who takes a side has stopped being lovable.",
      ],
      [
        "paragraph",
        "Other bonds end by politeness. When one has turned dull, you become a little less available, a little more charming, until the other person has to do the leaving and feels like the villain. Under stress you go further, into vanity and fog: new clothes, a new admirer, a decision postponed for the ninth time. No one can object to it. It’s like being left by the weather.",
      ],
      [
        "paragraph",
        "Choose one quarrel in which you know perfectly well who is right, and tell the one who’s wrong, yourself, in person: “I love you, and I think you’re wrong about this.” If the affection survives that, it was affection. Until then you can only guess.",
      ],
    ],
    ask: "Who believes you’re on their side, and would be surprised to hear otherwise?",
  },
  Scorpio: {
    stances: { trust: "slow" },
    lines: [
      [
        "paragraph",
        "Everyone near you is taking a test that no one has announced. A call isn’t made, to see how long it takes them; the concert gets mentioned once, to learn who was listening; a minor secret is released, like a marked banknote. Those who fail are never informed. Love, for you, is total, and total love has everything to lose, so somewhere you learned to look under the bridge before crossing. You just never stopped looking. The people who adore you are forever on probation, for an offense that belongs to someone else.",
      ],
      [
        "paragraph",
        "Its neighbor is one-way glass. You know what they earn, what they fear and whom they loved before, and after ten years they aren’t sure what you’d like for your birthday. To them it’s less like privacy than like being watched. Jealousy lives there, superbly informed. In a very bad season you do the worst thing: you destroy what you cherish yourself, so that at least no one takes it from you.",
      ],
      [
        "paragraph",
        "Trade one test for one question. Instead of waiting to see whether they notice, look at the person and ask, “Are you glad it’s me?” A test only ever tells you that someone failed or hasn’t yet, whereas a question lets them do what they’ve been longing to do, which is answer.",
      ],
    ],
    ask: "Who is being tested by you right now, and what would you rather ask them?",
  },
  Sagittarius: {
    stances: { order: "improvise" },
    lines: [
      [
        "paragraph",
        "Your freedom has a staff. Someone waters the plants, remembers the insurance, advances the money in February and explains to the others why you aren’t there yet. None of them was ever asked, which is the beauty of the system. Anything with a key can be locked from outside, experience says, so you stay out of reach of keys. Beneath it is a fear that you’d be bad at ordinary life, and that people would see it.",
      ],
      [
        "paragraph",
        "Hence the contempt. You joke about pensions, lawns and matching towels, and it lands on a friend who has just signed for a house and was hoping you’d be happy. There’s envy in that laughter, audible to everyone but you. When life corners you, you bolt, for the airport, the next idea, the next person, and from a distance you send lovely messages. Those left with the boxes never question your adoration. They’ve merely noticed that it lacks a return ticket.",
      ],
      [
        "paragraph",
        "Go to the one who covers for you and ask, “What do you do so that I can be free?” Then take one item on that list and make it yours for good. Being relied on is the last wild country you haven’t tried.",
      ],
    ],
    ask: "Who pays, in hours or money, for the freedom you tell stories about?",
  },
  Capricorn: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You need no one, and you resent them for believing it. The flu, the move, the terrible week: you manage, so convincingly that everyone goes home reassured. Then, at night, you add up who didn’t come. Asking puts a person at the mercy of someone’s mood, you decided long ago, whereas competence is always available, and on that you built, stone upon stone. It protects you from being refused, and it turns everyone who loves you into a museum visitor, admiring, and slightly afraid of touching anything.",
      ],
      [
        "paragraph",
        "The second shadow is the frost you put on other people’s plans. A partner comes home glowing with a bold idea, and you see the third step, the one that breaks, and announce it before they’ve taken off their coat. Partly that’s love, and partly it’s envy of anyone who gets to be light while you’re being sensible for two. As strain mounts, you work longer, speak shorter and answer affection with facts. Eventually the bold ideas go elsewhere, and you hear of them once the contract has been signed.",
      ],
      [
        "paragraph",
        "Choose something you’re perfectly able to do alone, and say to someone, “I could manage this. I’d rather not.” Do it on a good day, when no one could suspect an emergency, because asking without necessity is the only kind that tells a person they’re wanted.",
      ],
    ],
    ask: "Whose help do you miss without ever having told them that you’d like it?",
  },
  Aquarius: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "You refuse to join, and then you mind not being invited. Clubs, traditions, office birthdays, the group chat: they seem slightly ridiculous, and the photographs slightly painful. If your enthusiasms met a blank look early on, or a kind “That’s different,” it made sense to become different on purpose. No one can throw you out of a place you never entered. So you stand by the fence with an interesting expression, hoping that someone will notice what a good neighbor you’d have been.",
      ],
      [
        "paragraph",
        "Watching from there has given you a private superiority. Ordinary worries and ordinary couples strike you as a bit asleep, and you forgive them, which they can feel. Worse is the switch. In a heated moment, just when someone is in tears and needs a person, something in you turns off, and they find themselves being observed with great tolerance. Under long strain you cancel, contradict and disappear without a word, and are surprised that anyone was upset. To your mind, you’d only gone out of range.",
      ],
      [
        "paragraph",
        "Learn three words and use them within a week: “Can I come?” Say them about something perfectly ordinary, and bring chips. An invitation only shows that others were polite. Asking shows that you want to be there, the part no one has ever been sure of.",
      ],
    ],
    ask: "Which ordinary circle do you make fun of and secretly wish you belonged to?",
  },
  Pisces: {
    stances: { head: "feeling" },
    lines: [
      [
        "paragraph",
        "You’d rather be rescued than ask for help. The water rises, in the form of a debt, a deadline or an unhappy love, and instead of waving you float, beautifully melancholy, until someone who adores you swims out in their clothes. It works. People come when you’re helpless, as you couldn’t fail to notice, and have opinions when you want something. It protects you from trying with all your strength and failing in plain sight. The swimmers pay for it. They’re exhausted, and each believes they’re the only one.",
      ],
      [
        "paragraph",
        "Alongside lives the lovelier version of everything. You picture the birthday or the partner in such detail that the real one makes your smile arrive a second late, and no one was ever shown what they failed to match. Under stress you leave without leaving: sleep, screens, one more glass, someone wonderful and far away. It’s not exactly lying. It’s mist, and the person beside you keeps walking into it with outstretched arms.",
      ],
      [
        "paragraph",
        "Wave while you can still stand. When the water is at your ankles, telephone one person and say, “I need help with one thing, and it’s this,” then name it, with a date. A rescuer is always above you. Someone who was asked in time can stay next to you, where you wanted them in the first place.",
      ],
    ],
    ask: "Who has been swimming out to you, and what could you ask for instead?",
  },
};
