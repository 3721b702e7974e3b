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
        "With a partner it leads to a strange loneliness for two. They go along with the weekend, the guests, the new apartment, and one day they say that they can’t remember choosing any of it. That stuns you; they seemed so happy. Friends learn to agree in person and excuse themselves later. Under stress you talk faster and hear hesitation as betrayal, someone who only wanted until tomorrow gets called a killjoy, and gradually people confide in you less.",
      ],
      [
        "paragraph",
        "Once you admit how much a no can sting, your fire becomes something people can join freely, and it burns longer that way. There’s a sentence for it: “I get pushy when I’m afraid you won’t come. What would you actually like?” Then go along with the answer, at their speed. To be chosen by someone you haven’t swept off their feet is a pleasure that you’ve hardly tried.",
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
        "Admit it, and you have a strength that few possess: you can make change survivable. People leave terrible jobs, quit drinking and move out far more easily when someone warm is beside them, and that can be you, for others and for yourself. So reverse the order. First say, “Something here has to be different, and I’ll help with the doing of it.” Then bring the food. A treat tastes better when it isn’t there to keep anyone’s mouth shut.",
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
        "A partner, having been the new one once, remembers how that felt and sees it given out nightly to waiters. What they’d like is to be asked a second question. Friends start their news with the best part, knowing that the time is limited. Under stress you scatter: five conversations, none finished, each listener with a different fifth of your worry, and few with enough of it to help. At two in the morning, you scroll through the names and can’t think whom to wake.",
      ],
      [
        "paragraph",
        "Admit that you dread being dull, and you can test it. See one old friend when there’s nothing to tell. Say at the start, “I’ve got no stories tonight, I only wanted to be here,” and last through the first flat quarter of an hour. Curiosity is your great talent, and it goes deeper if it’s pointed twice at the same spot. Most people have something they say after the thing they say to everyone. So do you.",
      ],
    ],
    ask: "Who thought you were the start of something, and is still a bit puzzled?",
  },
  Cancer: {
    stances: { voice: "both" },
    lines: [
      [
        "paragraph",
        "Underneath is a belief that love you have to ask for isn’t real. If you say what you need and then get it, it was mere obedience; if you say it and don’t, there’s no way left to pretend. Waiting keeps hope alive. And so you became a reader of other people’s wishes, trusting that if everyone did the same the world would be kind. It would. Unfortunately, most people can’t read.",
      ],
      [
        "paragraph",
        "In love this turns into an exam that no one announced. A partner forgets the date or misses the sigh, and you say brightly that it’s nothing; then comes an evening of icy politeness. What reaches them is that they failed and that the question was secret. Under stress you do even more for everyone, with a reproach folded into it, which people feel as pressure and thank you for a shade too quickly.",
      ],
      [
        "paragraph",
        "Few know as well as you do what comforts people, and it would work on you too, if you handed over the instructions. Tell someone close, in good weather, “When I go bright and brief, I’m hurt. Ask me twice.” It gives them a fair chance. Those who love you have wished to be useful to you for a long time, and you’ve let it happen only by accident.",
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
        "A partner watches you spend two hours charming people neither of you will see again and is given, in the car, a yawn. If they complain, you hear that you aren’t appreciated, and out comes a list of all you’ve done for them. Under stress you pursue the single person who’s unimpressed and lose sleep over a shrug, while those who would’ve sat up with you aren’t told that anything is wrong.",
      ],
      [
        "paragraph",
        "Owned, this hunger makes you the warmest of companions, because you know what being seen does for a person and can offer it where it’s least expected: at breakfast, to someone with flat hair. Ask for your share there too, where the supply is steady. “I had a bad day, and I need to hear something nice about me” is a request your people can answer all night. Praise from people who know you lasts past morning.",
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
        "A partner hears you run yourself down and, at first, protests. Later they smile, or, tired of arguing, say, “Well, you did forget,” and you’re wounded far beyond the occasion. To them it was your own line. Under stress the comedy goes and the critic stays: you scrub things, snap about crumbs, turn that sharp eye on whoever is nearest, and then apologize so heavily that they end up consoling you.",
      ],
      [
        "paragraph",
        "The eye for errors is useful, and so is the lightness. They only need separate shifts. Use the eye on the task and keep the lightness for people, yourself among them. After a real mistake, try it without the act: “I got that wrong. I’ll fix it by tomorrow.” Once, and finished. Then tell someone who loves you, “When I make fun of myself, don’t agree right away. I’m usually checking.”",
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
        "A partner discovers that you agreed to the trip, the budget and the serious talk, and that each of them is fading. After a while they distrust the sweetest moments, because that’s when you promise things. Friends have a spare plan for the evening with you. Under stress you say yes to everything and answer no messages, hiding from the very people you were trying to please. To them it looks like indifference, and it’s the reverse.",
      ],
      [
        "paragraph",
        "Admit the fear, and your tact can do what it’s best at, which is to make a no easy to hear. Start with someone who’ll survive it: “I agreed because I hated to see you let down. My real answer is no, and I’m telling you while it’s early.” From then on, your yes is worth something, to you most of all, since you’ll know that it wasn’t pried out of you by a pair of eyes.",
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
        "For a partner the puzzling thing is how well everything goes: there’s laughter, there’s affection, and there are subjects that you never mention anymore. Months later, over a trifle, the old offense comes back with its date and its exact wording, and they’re on trial for something they were told was settled. Under stress you test people with a casual question whose answer you already have. Few of them pass.",
      ],
      [
        "paragraph",
        "Your nose for betrayal is accurate, and your wish for peace is real. What’s missing is one talk in between. Let people earn their way back. To someone you’ve demoted without notice, say, “I told you it was fine. It wasn’t, and I’d like to settle it for good.” When it works, you get what you’ve wanted from people all along: someone who has seen the worst of it and is still sitting there.",
      ],
    ],
    ask: "Who believes that you forgave them, and hasn’t been told anything since?",
  },
  Sagittarius: {
    stances: { novelty: "new" },
    lines: [
      [
        "paragraph",
        "What you’re running from is the flat hour that follows. Once the music is off and the guests have gone, something is there that you’d rather not meet: a plain sadness, or the question whether all this adds up to anything. A ticket, a date or a new friend takes care of it within minutes. That isn’t cowardice. For a spirited person it’s reasonable to keep out of the dark, and your optimism has gotten you and others through difficult years.",
      ],
      [
        "paragraph",
        "A partner hears “next year we’ll” and feels as though the two of you, here, were the waiting area. When a friend grieves, you arrive by the third day with a plan to get away, and they accept it and cry elsewhere. Under stress you book, buy, say yes to everything, and if the calendar is still empty you grow irritable with anyone who likes it that way. Naturally, they conclude that they bore you.",
      ],
      [
        "paragraph",
        "If you can be sad for an hour, your appetite stops running your life and turns back into a talent for joy. Endings, when you allow them, also show which of your good times were great ones. At the next goodbye, skip “see you soon.” Try, “I’ll miss you. This mattered to me,” and stay until they’ve turned the corner. The ache passes by itself.",
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
        "A partner gets you sparkling in public and, at home, someone working through things alone with the water running. What they’d love is to be trusted with you in an old shirt, saying nothing. Under stress you arrange more for others, pour the drinks, check that everyone’s happy, and afterward drop out of sight for two days. When a friend is in serious trouble, they call a person who looks as if they’ve had some.",
      ],
      [
        "paragraph",
        "Seen plainly, your sense of duty can be turned around. Staying reachable in a bad week is something you owe your friends, because otherwise they’re allowed only half of the friendship. Tell one or two of them ahead of time, “When I disappear, I’m not busy. Come anyway, and don’t let me entertain you.” Let them in when they ring. What you learn is that you can be dull and loved on the same evening.",
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
        "A partner learns that tenderness is followed by a chill, and some partners stop enjoying the tenderness, knowing what comes next. They cling, which is what you feared, or they turn cool ahead of you, which hurts more than you’d have thought. Under stress you’re affectionate with strangers and vague with your own, you defend a principle instead of saying what’s the matter, and “Are we okay?” sounds to you like an interrogation.",
      ],
      [
        "paragraph",
        "What helps is to announce the swing, as people can stand almost any distance that has a name and an end. “I get scared after I’ve been open. It isn’t about you, and I’m coming back” takes six seconds. Then try the opposite: stay one day beyond the urge to go, doing something ordinary together. By the second day you’ll find that you’re still yourself, and that going on is less work than starting over.",
      ],
    ],
    ask: "Who had a wonderful night with you and spent the week wondering what changed?",
  },
  Pisces: {
    stances: { head: "feeling" },
    lines: [
      [
        "paragraph",
        "No one comforts you as well as you comfort others, and you’re afraid to find out that no one can. To fall apart and be handled clumsily would be lonelier than not falling apart, whereas someone else’s tears involve no such risk: you’re close, you’re capable, and you’re deeply moved. For a person with so little protection, it was an intelligent arrangement. It has left one patient who never gets an appointment.",
      ],
      [
        "paragraph",
        "A partner can’t find you. They see you weep over a film or a coworker’s divorce, and then hear you say “I’m fine” about your own bad news, brightly, on the way to asking about theirs. Friends in a crisis get whole nights; the ones who are doing well get “let’s catch up soon,” and draw their conclusions. Under stress you take on still more sad people and dull what’s left with shopping, wine or sleep.",
      ],
      [
        "paragraph",
        "Admit all this, and your generosity remains, with a difference: you’ll help because they need it, without needing them to. With any strong feeling, ask, “Was this here before I saw them?” If it was, it’s yours, and it has been waiting. Let one steady friend in on it, with directions: “Sit with me, and don’t cheer me up.” They’ll do it less well than you would. It’ll work anyway.",
      ],
    ],
    ask: "Whose pain did you rush to on the day you couldn’t face your own?",
  },
};
