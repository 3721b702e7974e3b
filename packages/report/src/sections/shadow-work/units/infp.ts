import type { SignUnits } from "../../section-unit.ts";

export const infp: SignUnits = {
  Aries: {
    stances: { candor: "peace" },
    lines: [
      [
        "paragraph",
        "The motive is to be someone who never hurts anyone, and it goes deeper than kindness. Anger shows you a person with claws, and you can’t easily love that person or believe that others will. Taking it all back makes you gentle again within the hour. It also spares you the follow-up, the boring, frightening talk in which you’d have to want something calmly, with the other person looking at you.",
      ],
      [
        "paragraph",
        "A partner learns the rhythm without meaning to: wait for the storm, comfort you about it, carry on as before. They honestly believe that you didn’t mean it. Under stress the gap between outbursts shrinks, and the guilt grows, until you’re apologizing for sighs. Others come to believe that your anger calls for comfort, when it was useful information about them.",
      ],
      [
        "paragraph",
        "You’re brave where it counts, you ask nothing for it, and people feel protected in your presence without quite knowing why. Admitted, your anger becomes one of the most reliable instruments you have, which only needs to speak sooner and lower. “This is starting to bother me” is a complete sentence, and it can be said with a smile. If you do explode, let them be upset for an evening. The affection survives it, and so does the reason.",
      ],
    ],
    ask: "Which fair complaint have you taken back so often that no one believes it?",
  },
  Taurus: {
    stances: { pace: "patience" },
    lines: [
      [
        "paragraph",
        "Underneath is a fear that if it can end, it was never real. A faith built on certain loves seems to be spoiled from the beginning if one of them is over, so the past is protected, and the present silenced. There’s comfort in this as well: a familiar disappointment is at least familiar.",
      ],
      [
        "paragraph",
        "A partner who has changed feels it as loneliness. They’re given tenderness meant for someone younger, and if they say, “I’m not like that anymore,” you smile as though it were a phase. One who treats you badly gets more time than they should, because you’re certain that the real one will be back. Under stress you withdraw to old music, old letters and heavy food, and answer worried friends with, “You didn’t know her then.”",
      ],
      [
        "paragraph",
        "There’s time for people with you, an eye for what’s beautiful about plain things, and no one has to be successful to be welcome with you. Your loyalty means that what was good is remembered by someone. Keep it as a memory, then, and let it be finished, for a thing that’s finished can’t be taken from you. To the living person say, “I miss how we were, and I’d like to know who you are now.” Often it becomes a second beginning.",
      ],
    ],
    ask: "Whom do you still love as they were, because you haven’t dared to look lately?",
  },
  Gemini: {
    stances: { focus: "many" },
    lines: [
      [
        "paragraph",
        "What you flee, lightly and with charm, is disappointment. Your hopes are larger than most people’s, and they bruise. Leaving early lets the dream survive. It also lets you survive as the person full of promise, which is a role that’s easier to play at the start of things than in the middle.",
      ],
      [
        "paragraph",
        "A partner gets an enchanted spring and then, by degrees, a distracted roommate. The kindness continues; the light in your eyes is for other matters. Old friends see your messages grow shorter and funnier. Under stress you multiply: four projects, nine chats, a course, and a weeping fit on a Sunday, because none of them loves you back. People conclude that you weren’t sincere, and that’s the one thing you were.",
      ],
      [
        "paragraph",
        "You have a playful tenderness that makes people bolder, and you’re never cynical, even after the tenth disappointment. Your capacity to believe in something at first sight is a gift to anyone who is starting, and with one little stubbornness you’d have both ends. Expect the dull day and greet it aloud, to the person too: “Here it is. This is where I usually leave.” They’ll be relieved that it has a name. What grows after such a day is less bright, and it lasts.",
      ],
    ],
    ask: "What did you leave on the first ordinary day, and call it a mistake?",
  },
  Cancer: {
    stances: { pace: "patience" },
    lines: [
      [
        "paragraph",
        "Hope is what keeps the wound open. Letting it close would mean accepting that the person isn’t coming, that the injustice will stand, and that you’ll have to be someone it happened to and not someone to whom it’s being made up. Sadness also keeps you in touch with them; it’s the last tie. For someone so loyal, surrendering the pain feels like desertion.",
      ],
      [
        "paragraph",
        "A partner senses a third person in every quarrel. They forget to call, and you react to all those who ever forgot, with a silence they haven’t earned. They say sorry. It doesn’t quite count, because it’s the wrong one apologizing. Friends hear the old story again, sympathetically, and notice that you never ask what they’d do. Under stress you return to the past, in imagination or in fact, and it takes a friend’s voice to bring you home.",
      ],
      [
        "paragraph",
        "Even people you knew briefly feel that their story is safe with you. A memory like yours is meant for more than pain, because it also holds everyone who did come: who stayed on the phone, who believed you. Visit those as faithfully, and tell them so. “I’ve never thanked you for that night, and I’ve thought of it for years.” As for the apology, say it to yourself, aloud, in the tone you’d use with a friend.",
      ],
    ],
    ask: "Whose apology are you keeping a place for at a table where others sit?",
  },
  Leo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "It’s a kind of royalty you’re protecting, because as long as no one has seen the real thing, it stays perfect, and you remain an exception that the world hasn’t understood yet. To be liked for something ordinary, your voice, your company, your cooking, would place you among the many. That fear has a tender reason. You’re afraid that without the hidden crown you wouldn’t be loved at all.",
      ],
      [
        "paragraph",
        "A partner says that you look beautiful and sees it miss. They try harder, get nervous, and finally stop, since whatever they admire is the wrong thing, and then you grieve because they no longer say it. Friends find you encouraging and mysteriously sad on your birthday. Under stress you either perform, tirelessly, or go home in the middle of the evening and wait to be missed. The others feel that they’ve failed an audition in which they didn’t know they were the judges.",
      ],
      [
        "paragraph",
        "What you make has your whole heart in it, which people feel at once. The wish to be loved for the truth of you can be granted, piece by piece. Take each partial view as partial love, since it’s made of the same stuff. Tell someone, “You saw one corner of it, and I’m glad it was you.” They will look for the next corner on their own.",
      ],
    ],
    ask: "Which love have you sent back because it admired the wrong part of you?",
  },
  Virgo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Perfection was meant to protect you from being left. If there is nothing to object to, no one has grounds. Each failing, however slight, activates the old alarm, and punishing yourself is a way to get there before anyone else does. There’s pride in the punishment too, because it says that you, at least, know better.",
      ],
      [
        "paragraph",
        "A partner who has hurt you is forgiven so fast that they feel like a child. When you’re the one at fault, you suffer so thoroughly that they end up consoling you, and their own injury remains unattended. Friends confide in you and hear nothing comparable in return, and begin to edit themselves in front of someone so good. Under stress the inner voice gets a list, you lose your appetite or your sleep, and you clean something. What they’re missing is an equal.",
      ],
      [
        "paragraph",
        "Many people have learned to like themselves again in your company. What’s on offer is to stand among them as an ordinary human being. Your exactness about motives would be a delight to others if it came without the verdict, so try telling one of them with a smile, “You won’t believe how petty I was on Tuesday.” They’ll answer with worse, and you’ll have the ease that you’ve given so many.",
      ],
    ],
    ask: "What do you forgive in everyone because you believe you’d never stoop to it?",
  },
  Libra: {
    stances: { candor: "peace" },
    lines: [
      [
        "paragraph",
        "Behind the grace is a guess that you made about yourself and never checked, which is that the unedited version would be too much or too dull to keep. Charm was the answer, and it works so effectively that no contrary evidence can come in. Besides, anyone who makes no demands can’t be denied.",
      ],
      [
        "paragraph",
        "A partner has someone delightful and no idea how to make them happy. They ask, and hear that anything is lovely. When they fall short of a wish you never stated, you feel unloved in secret, and they see a sadness with perfect manners. Friends adore you and know almost nothing that you dislike. Under stress you get sweeter, then tired, then vanish for some days with a headache. The others suspect that they’ve done something, and no one will tell them what.",
      ],
      [
        "paragraph",
        "Your sense of what people need is a real gift, and rooms are kinder for your having been in them. Because you know what others can bear to hear, you can show yourself in portions that they’ll enjoy. Make the first portion a dislike. Say to the one who loves you, “There’s something I’ve been smoothing over. I don’t enjoy our Sundays.” More often than not it’s the evening on which they tell you theirs.",
      ],
    ],
    ask: "Who loves someone you’ve been careful to seem, and have you let them meet you?",
  },
  Scorpio: {
    stances: { trust: "slow" },
    lines: [
      [
        "paragraph",
        "Suffering gives you a place that few will dispute. Anyone who suffers this much must be loving deeply, and anyone who loves so deeply must be someone; without the ache you fear that there’d be an ordinary person in an ordinary kitchen. Pain has also been company, and anyone who encountered love and injury together will naturally confuse them.",
      ],
      [
        "paragraph",
        "A gentle partner feels faintly disqualified. When things have been good for a while you grow uneasy, look for what they’re hiding, and start the sort of talk that ends in tears at two in the morning. Afterward you feel close, and they feel exhausted. Friends notice that they have your complete attention when their lives fall apart, and rarely otherwise. Under stress you go back to the one who hurt you, if only in thought, and call it depth.",
      ],
      [
        "paragraph",
        "No grief has ever been too much for you, and those you’ve sat with through it would trust you with their lives. That power belongs to people who are in pain, and it needn’t be your test for love. The depth you’re looking for exists in joy too, although it makes less noise there. With someone good, try saying, “I keep waiting for this to hurt. Stay, while I learn that it doesn’t.”",
      ],
    ],
    ask: "Who was good to you, and did you leave because it didn’t hurt?",
  },
  Sagittarius: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Hope has kept you from a grief that you’re afraid of, namely that people are mostly going to remain what they are. If that’s so, some of your affections rest on imagination, and a few people were never going to love you in the way you needed. Hope also sounds kinder than forgiving them for it.",
      ],
      [
        "paragraph",
        "A partner feels appreciated in principle, and strangely alone. They confess that they don’t want the bigger job, and see your face fall. In the end they either perform the person you had in mind or fall short of it on purpose. Friends call someone else when they’ve given up on a thing and want to be told that it’s all right. Under stress you fall for a new possibility, across the room or across the ocean, and those left behind wonder whether they had been a chapter.",
      ],
      [
        "paragraph",
        "You make it hard to be cynical near you, and you’re wrong about people in the direction that does them good. Used with consent, your faith is one of the best things that can happen to a person. So ask: “Would you like me to believe in this for you, or shall I just be here?” Take the second answer as a compliment. And try it on yourself: you can be loved tonight, as someone with cold feet and nothing planned.",
      ],
    ],
    ask: "Who near you would like to be loved before they improve?",
  },
  Capricorn: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Duty is where you hide from a frightening question, whether what you love would love you back. As long as there’s no time for it, you possess a talent, an unwritten book, a different life in reserve, whereas an hour of genuine attempt could disappoint you. There’s also the matter of permission: joy that no one has assigned feels stolen. So you work harder, which few will reproach you for.",
      ],
      [
        "paragraph",
        "A partner sees a tired person doing the right thing. They offer to take over the evening, and you use it to catch up. What they long for is the look you have when you’re lost in something. Under stress you become dry, punctual and a little impatient with the playful, who seem to be living on an allowance. Those you love conclude that you don’t need pleasure, and forget to offer it.",
      ],
      [
        "paragraph",
        "People sleep better because you exist: what you promise happens, and it happens with feeling. Make that conscientiousness serve the other side as well. Promise the song to a person: “By the first of the month I’ll play it for you, however it turns out.” A date and a witness are all it has ever lacked, and anyone who is invited to listen will feel honored.",
      ],
    ],
    ask: "What do you love so much that you’ve never let it come first?",
  },
  Aquarius: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "The fear is of being a mess in front of someone and finding that they leave, or worse, that they handle you. Calm is your freedom, since no one can pity or take charge of a person who arrives with the matter already understood. It has an idealistic side as well: you’d like feelings to be fair, and yours at their height aren’t. Plenty of thoughtful people grieve in private.",
      ],
      [
        "paragraph",
        "A partner learns about your worst nights from a balanced summary. They’d have liked to be trusted with the tears as well. When they break down themselves, your first kindness is an interesting thought, since it’s what you’d want; they wanted to be held. Old friends lean. Under stress the absences get longer and your sentences more general, until you’re talking about the times we live in.",
      ],
      [
        "paragraph",
        "You’re fair to people you don’t like and loyal to those no one else defends, and it has cost you something more than once. Your detachment is a good doctor once the patient has been let in, and all it takes is an earlier hour. Choose one person and arrange it in advance: “When I disappear, I’m not fine. Send me one word, and I’ll answer with one.” It suits your independence, and it lets someone be near you.",
      ],
    ],
    ask: "Who has only ever been shown your feelings after you’d finished with them?",
  },
  Pisces: {
    stances: { candor: "peace" },
    lines: [
      [
        "paragraph",
        "What you can’t stand is to be the cause of pain while someone is watching. Each silence buys an escape from a single bad minute, and for a person who feels others’ distress in the chest and stomach, a minute like that is a real ordeal. There’s a wish in it also, seldom admitted: to remain, in all of their minds, someone who would never let them down.",
      ],
      [
        "paragraph",
        "A partner discovers your limits by bumping into them. The talk is agreed on for Sunday, and on Sunday you’re asleep, or ill, or so sad that no one could insist. Friends love you and make other arrangements; one or two are still hurt, after years, and you think of them often and with great affection. Under stress you leave the messages unread, one on top of the other, until the sheer number makes an answer impossible.",
      ],
      [
        "paragraph",
        "You comfort people by merely being beside them, and your imagination finds beauty in a week that others only got through. It helps to know that a clear no is a form of tenderness, in which the other person is treated as someone who can bear it. Say it early and warmly: “No, though I’m happy that you thought of me.” Then stay on the line. After four seconds most of them make a joke, and your next yes is worth something.",
      ],
    ],
    ask: "Who is still waiting for an answer that you’ve given only to yourself?",
  },
};
