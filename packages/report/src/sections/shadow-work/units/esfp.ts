import type { SignUnits } from "../../section-unit.ts";

export const esfp: SignUnits = {
  Aries: {
    stances: { pace: "haste" },
    lines: [
      [
        "paragraph",
        "Being the only one who wants it is what you’re afraid of. Excitement feels like a bond to you, and a person who says “not really” to your idea seems, for a second, to be saying it to you. So you learned to be quick. If everyone is in motion, there’s no moment when you stand alone with your wish showing on your face. It made sense, for most people do need a push.",
      ],
      [
        "paragraph",
        "With a partner it leads to a strange loneliness for two. They go along with the weekend, the guests, the new apartment, and one day they say that they can’t remember choosing any of it. That stuns you; they seemed so happy. Friends learn to agree in person and excuse themselves later. Under stress you talk faster and hear hesitation as betrayal, and someone who only wanted until tomorrow gets called a killjoy, although they’d have come gladly the next day.",
      ],
      [
        "paragraph",
        "You’re brave, affectionate and incapable of holding a grudge, and children, newcomers and tired people brighten when you arrive. Once you admit how much a no can sting, your fire becomes something others can join freely, and it burns longer that way. There’s a sentence for it: “I get pushy when I’m afraid you won’t come. What would you actually like?” Then go along with the answer, at their speed.",
      ],
    ],
    ask: "Who said yes to you because there wasn’t time to say anything else?",
  },
  Taurus: {
    stances: { candor: "peace" },
    lines: [
      [
        "paragraph",
        "The motive is fear of loss. Any real change takes something away first, and you know exactly what you’d miss: the faces, the habits, the familiar morning. Making things nicer never asks for that. It also lets you be the generous one, who gives, in place of the difficult one, who says that this can’t go on. For anyone who enjoys so much, that’s a sensible reluctance.",
      ],
      [
        "paragraph",
        "A partner brings up something serious and gets a back rub. They relax, the matter sinks, and by the third time they wonder whether you comfort them in order not to hear them. Friends stay too long in situations that harm them, since an evening with you takes the edge off. Under stress you buy, eat, nap, and turn stubborn when someone names the cause. They feel loved and no further along, which is hard to complain about.",
      ],
      [
        "paragraph",
        "There’s a steadiness in your affection that people lean on for decades, and a talent for pleasure that never made anyone feel poor or plain. Admit the fear, and you have something rarer still, because you can make change survivable: people leave terrible jobs far more easily with someone warm beside them. So reverse the order. First say, “Something here has to be different, and I’ll help with the doing of it.” Then bring the food.",
      ],
    ],
    ask: "What would you have left years ago if you hadn’t made it so comfortable?",
  },
  Gemini: {
    stances: { focus: "many" },
    lines: [
      [
        "paragraph",
        "You suspect that you’re at your best when you’re new. First meetings bring out your wit and your glow, and you have seen what follows: pauses, repeated anecdotes, a look that has stopped being surprised. To leave at the high point is never to be found ordinary, a sensible precaution for anyone whose charm works instantly.",
      ],
      [
        "paragraph",
        "A partner, having been the new one once, remembers how that felt and sees it given out nightly to waiters. What they’d like is to be asked a second question. Friends start their news with the best part, so as not to lose you. Under stress you scatter: five conversations, none finished, each listener with a different fifth of your worry, and few with enough of it to help. At two in the morning, you scroll through the names and can’t think whom to wake.",
      ],
      [
        "paragraph",
        "You’re delightful to know, and generous with it: you bring people together, forgive quickly, and have never made anyone feel slow. Admit that you dread being dull, and you can test it. See one old friend when there’s nothing to report, say at the start, “I’ve got no stories tonight, I only wanted to be here,” and last through the first flat quarter of an hour. Curiosity goes deeper when it’s pointed twice at the same spot.",
      ],
    ],
    ask: "Who thought you were the start of something, and is still a bit puzzled?",
  },
  Cancer: {
    stances: { voice: "both" },
    lines: [
      [
        "paragraph",
        "Underneath is a belief that love you have to ask for isn’t real. If you say what you need and then get it, it was mere obedience; if you say it and don’t, there’s no way left to pretend. Waiting keeps hope alive. And so you became a reader of other people’s wishes, trusting that if everyone did the same the world would be kind. It would. Most people simply need to be told.",
      ],
      [
        "paragraph",
        "In love this turns into an exam that no one announced. A partner forgets the date or misses the sigh, and you say brightly that it’s nothing; then comes an evening of icy politeness. What reaches them is that they failed and that the question was secret. Under stress you do even more for everyone, with a reproach folded into it, which people feel as pressure and thank you for a shade too quickly.",
      ],
      [
        "paragraph",
        "Being loved by you is a considerable piece of luck: you show up with what’s needed, you remember for years, and your laughter makes a bad evening shorter. All that knowledge of comfort would work on you too, if you handed over the instructions. Tell someone close, in good weather, “When I go bright and brief, I’m hurt. Ask me twice.” They’ve wished for a long time to be useful to you.",
      ],
    ],
    ask: "Who failed a test you never told them they were taking?",
  },
  Leo: {
    stances: { company: "company" },
    lines: [
      [
        "paragraph",
        "A doubt drives this, and praise settles it for about an hour. Love that’s certain brings no fresh proof, and without proof you begin to fade in your own eyes. A new admirer has no reason to flatter you, so their delight counts as evidence, while your family’s has been written off as bias. Relying on a gift that never fails was reasonable enough. But whatever you win by it is used up by morning.",
      ],
      [
        "paragraph",
        "A partner watches you spend two hours charming people neither of you will see again and afterward, in the car, gets the tired version. If they complain, you hear that you aren’t appreciated, and out comes a list of all you’ve done for them. Under stress you pursue the single person who’s unimpressed and lose sleep over a shrug, while those who would’ve sat up with you aren’t told that anything is wrong.",
      ],
      [
        "paragraph",
        "Your generosity is as large as your entrance: you pay, you praise, you stand up for the one being laughed at, and you do it gladly. The hunger, once owned, makes you the warmest of companions, because you know what being seen does for a person and can offer it where it’s least expected, at breakfast, in bad light. Ask for your share there too: “I had a bad day, and I need to hear something nice about me.”",
      ],
    ],
    ask: "Who has to bring company along in order to see the best of you?",
  },
  Virgo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Your shadow is the dread of being caught unaware. A judgment from someone else, in a serious voice, on a thing you hadn’t seen, would go all the way in; one that you deliver yourself is at least scheduled. So you stay ahead of everyone with a full confession. It bought you affection, and safety from people who can be hard. The price is that you’ve never heard what they’d have said unprompted, which is usually kinder.",
      ],
      [
        "paragraph",
        "A partner hears you run yourself down and, at first, protests. Later they smile, or, tired of arguing, say, “Well, you did forget,” and you’re wounded far beyond the occasion. To them it was your own line. Under stress the comedy goes and the critic stays: you scrub things, snap about crumbs, turn that sharp eye on the person who is nearest, and then apologize so heavily that they end up consoling you.",
      ],
      [
        "paragraph",
        "People feel safe around you because you notice everything and use so little of it against anyone. Admitted, the dread allows a fair division: your sharp eye goes to the task, and your lightness to people, yourself among them. After a real mistake, try it without the act: “I got that wrong. I’ll fix it by tomorrow.” Then tell someone who loves you, “When I make fun of myself, don’t agree right away.”",
      ],
    ],
    ask: "What have you said about yourself for laughs so often that people believe it?",
  },
  Libra: {
    stances: { candor: "peace" },
    lines: [
      [
        "paragraph",
        "The motive is that you need to be liked within the next ten seconds. A disappointed look tells your body that the bond is broken, and your mind, which knows better, arrives late. Compared with that, next week’s trouble is only a rumor. There was sense in it, as pleasant people are forgiven a great deal. It has also meant that you seldom find out which affections would survive a plain refusal.",
      ],
      [
        "paragraph",
        "A partner discovers that you agreed to the trip, the budget and the serious talk, and that each of them is fading. They become wary of the sweetest moments, because that’s when you promise things. Friends have a spare plan for the evening with you. Under stress you say yes to everything and answer no messages, hiding from the very people you were trying to please. To them it looks like indifference, and it’s the reverse.",
      ],
      [
        "paragraph",
        "You’re a peacemaker by nature and a delight by talent, and there are friendships in your circle that exist only because you introduced the two and stayed until they laughed. Admit the fear, and your tact can do what it’s best at, which is to make a no easy to hear. Start with someone who’ll survive it: “I agreed because I hated to see you let down. My real answer is no, and I’m telling you while it’s early.”",
      ],
    ],
    ask: "Who has learned to make a backup plan whenever you say yes?",
  },
  Scorpio: {
    stances: { trust: "both", voice: "both" },
    lines: [
      [
        "paragraph",
        "Beneath the easy pardon is a refusal to be seen hurt. To demand an explanation would show how much you cared, and would give the other person power that they’ve already misused once. Pardoning keeps you on top: you’re the generous one, they’re in your debt, and your real opinion is safe from argument. It has protected you well against those who’d have used a tear. It has also been applied to people who would have been sorry.",
      ],
      [
        "paragraph",
        "For a partner the puzzling thing is how well everything goes: there’s laughter, there’s affection, and there are subjects that you never mention anymore. Months later, over a trifle, the old offense comes back with its date and its exact wording, and they’re on trial for something they were told was settled. Under stress you test people with a casual question whose answer you already have. They’d do better if you simply asked.",
      ],
      [
        "paragraph",
        "Your affection has depth and heat, and anyone who has had you beside them on a bad night knows that you don’t scare easily. Your nose for betrayal is accurate and your wish for peace is real; admit how much a hurt goes in, and people can at last earn their way back. To someone you’ve demoted without notice, say, “I told you it was fine. It wasn’t, and I’d like to settle it for good.”",
      ],
    ],
    ask: "Who believes that you forgave them, and hasn’t been told anything since?",
  },
  Sagittarius: {
    stances: { novelty: "new" },
    lines: [
      [
        "paragraph",
        "What you’re running from is the flat hour that follows. Once the guests have gone, something is there that you’d rather not meet: a plain sadness, or the question whether all this adds up to anything. A ticket, a date or a new friend takes care of it within minutes. That isn’t cowardice. For a spirited person it’s reasonable to keep out of the dark, and your optimism has gotten you and others through difficult years.",
      ],
      [
        "paragraph",
        "A partner hears “next year we’ll” and feels as though the two of you, here, were the waiting area. When a friend grieves, you arrive by the third day with a plan to get away, though what they wanted first was to cry beside you. Under stress you book, buy, say yes to everything, and if the calendar is still empty you grow irritable with anyone who likes it that way. They conclude that they bore you.",
      ],
      [
        "paragraph",
        "Near you people love their lives a little more, and you manage it without envy, for the person who happens to be there. If you can be sad for an hour, that appetite of yours stops running you and turns back into a talent for joy. At the next goodbye, skip “see you soon.” Try, “I’ll miss you. This mattered to me,” and stay until they’ve turned the corner. The ache passes by itself.",
      ],
    ],
    ask: "What would catch up with you if there were nothing to look forward to?",
  },
  Capricorn: {
    stances: { company: "both" },
    lines: [
      [
        "paragraph",
        "Deep down you believe that people keep you for what you bring. Your own worth is figured by what was delivered: the laugh, the lift, the evening that went well. The rule has made you strong and popular, and it gave you something to do about the fear of being abandoned, which is to be too valuable to abandon. It also means that many an invitation is, in part, a shift.",
      ],
      [
        "paragraph",
        "A partner gets you sparkling in public and, at home, someone working through things alone with the water running. What they’d love is to be trusted with you in an old shirt, saying nothing. Under stress you arrange more for others, pour the drinks, check that everyone’s happy, and afterward drop out of sight for two days. When a friend is in serious trouble, they hesitate to call, because you look as if you’d never had any.",
      ],
      [
        "paragraph",
        "There’s a rare combination in you, since you are both the one who makes people laugh and the one who stays to help, and they’re grateful for each. Seen plainly, the fear shows you something to be fair about, because staying reachable in a bad week is what you owe those who’d like to repay you. Tell one of them ahead of time, “When I disappear, I’m not busy. Come anyway, and don’t let me entertain you.”",
      ],
    ],
    ask: "Who has ever been allowed to see you when you had nothing to offer?",
  },
  Aquarius: {
    stances: { company: "both" },
    lines: [
      [
        "paragraph",
        "You’re afraid that being known gives someone a claim on you. Each confidence, yours or theirs, seems to come with a string, and once the glow has worn off you feel around for the strings. It made sense to protect a freedom you need in order to be warm at all. Still, the fear has hardly been tested, because those who might have made a claim were seldom given the time.",
      ],
      [
        "paragraph",
        "A partner learns that tenderness is followed by a chill, and some partners stop enjoying the tenderness, knowing what comes next. They ask for more, which is what you feared, or they turn careful themselves, which hurts more than you’d have thought. Under stress you’re affectionate with strangers and vague with your own, you defend a principle instead of saying what’s the matter, and “Are we okay?” sounds to you like an interrogation.",
      ],
      [
        "paragraph",
        "Few people are as free of prejudice as you are, and those who’ve been called odd elsewhere leave your company a little proud of it. Owned, the fear turns into a fact that others can plan with, and most can live with an absence that has an end. Say to someone you like, at an ordinary moment, “After I’ve been close, I get scared of owing you something. Don’t chase me, and please don’t give up on me either.”",
      ],
    ],
    ask: "Who had a wonderful night with you and spent the week wondering what changed?",
  },
  Pisces: {
    stances: { head: "feeling" },
    lines: [
      [
        "paragraph",
        "No one comforts you as well as you comfort others, and you’re afraid to find out that no one can. To fall apart and be handled clumsily would be lonelier than not falling apart, whereas someone else’s tears involve no such risk: you’re close, you’re capable, and you’re deeply moved. For a person with so little protection, it was an intelligent arrangement. It has only left you out, and you deserve some of the same care.",
      ],
      [
        "paragraph",
        "A partner can’t find you. They see you weep over a film or a coworker’s divorce, and then hear you say “I’m fine” about your own bad news, brightly, on the way to asking about theirs. Friends in a crisis get whole nights; the ones who are doing well get “let’s catch up soon,” and draw their conclusions. Under stress you take on still more sad people and dull what’s left with shopping, wine or sleep.",
      ],
      [
        "paragraph",
        "Your kindness has no snobbery in it and no bookkeeping, and you’ve sent a great many people home lighter than they came. Admit what it spares you, and the generosity remains, with a difference: you’ll help because they need it, without needing them to. With any strong feeling, ask, “Was this here before I saw them?” If it was, let one steady friend in on it, with directions: “Sit with me, and don’t cheer me up.”",
      ],
    ],
    ask: "Whose pain did you rush to on the day you couldn’t face your own?",
  },
};
