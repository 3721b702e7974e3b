import type { SignUnits } from "../../section-unit.ts";

export const isfp: SignUnits = {
  Aries: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "What drives this is the fear of hearing no about something that matters to you. A fall bothers you less, since it says nothing about your worth; a refusal seems to. If your wishes were once smiled at, or outweighed by people with louder ones, it made sense to stop showing them and start moving.",
      ],
      [
        "paragraph",
        "With a partner it often passes for independence. You book, quit, buy or end things, and can’t see why the person you meant to please sits there pale. To them the surprise says that their voice would have been an obstacle. Friends conclude that you need no one, so they call when they want rescuing and rarely to keep you company. Under stress you speed up: a sharp word, a sudden exit, and two days later an apology made of favors instead of sentences.",
      ],
      [
        "paragraph",
        "Once you admit it, the same nerve can do something better, because asking is also a leap, only one with a witness. Choose a wish of medium weight and say it with no plan attached: “I want this, and it’s hard for me to ask.” Then wait, even though your chest tightens and you long to add “never mind.” A yes that you asked for is warmer than anything you can take by surprise, and even a no leaves you with company.",
      ],
    ],
    ask: "Which wish have you turned into a plan so that no one could refuse it?",
  },
  Taurus: {
    stances: { candor: "peace", voice: "withhold" },
    lines: [
      [
        "paragraph",
        "Underneath is a dread of loss that is stronger than your appetite for anything new. To change course means giving up something you’ve tended, and whatever you tend becomes part of you. Staying also spares you a scene. As long as you can soften a situation, no one has to be told that it failed.",
      ],
      [
        "paragraph",
        "In love this makes you steady, and hard to read. When a partner disappoints you, dinner gets better. You add warmth on the surface while it drains away below, and the other person, well fed and puzzled, senses a distance they can’t point to. Friends who propose a change get a smile, then a postponement. When someone presses, you turn heavy: you sleep, you go slow, you forget what was agreed. It doesn’t look like anger. To whoever is pushing against it, that’s exactly what it feels like.",
      ],
      [
        "paragraph",
        "Admitted, this is a rare strength. Anyone who can put up with difficult conditions can also get through the ugly middle of a change, which is where most people turn back. So use your gift on the move instead of on the standstill. Consider what would make leaving tolerable, such as some savings or one familiar thing packed first, and arrange that. And when someone who loves you wonders whether you’re content, try, “It’s nice, and it isn’t enough.”",
      ],
    ],
    ask: "What have you made so comfortable that you no longer ask whether you want it?",
  },
  Gemini: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "Your shadow is a wish to be known without ever being caught in need. A finished story can be shaped. You pick the order, the laugh and the lesson, and the listener has only to admire how you came through. A feeling that’s still going on gives others power: they might soothe it badly, argue with it, or remember it longer than you do. So the delay made sense. It let you be close and safe at once.",
      ],
      [
        "paragraph",
        "With a partner it shows as puzzling timing. All is lovely for weeks, then you mention over breakfast how lonely you were in March, and the other person stops chewing, because they were there in March. They hear an accusation where you meant trust. Friends bring you their live troubles, and after some years they notice that yours always come with the verdict already in. When pressure builds, you get funnier and harder to reach.",
      ],
      [
        "paragraph",
        "Own up to this, and you have an uncommon combination, the feeling and also the words for it. They only need to meet sooner. If you’d ordinarily wait a month, wait three days, and say it badly. “This is still going on” is a complete sentence, and it does more for intimacy than your best anecdote. Expect to feel clumsy and exposed, as your friends did when they originally came to you.",
      ],
    ],
    ask: "Who would be surprised to hear what you’re going through this week?",
  },
  Cancer: {
    stances: { company: "both", voice: "withhold" },
    lines: [
      [
        "paragraph",
        "Underneath the devotion lies a fear, less that people would suffer without you than that they’d manage well. Being needed is the safest kind of love you know, because it can be checked every day. Taking an evening off means finding out how the house sounds when you’re gone. If the answer is “fine,” what would make them want you back? So you stay put, and go on being necessary in ways that no one requested.",
      ],
      [
        "paragraph",
        "To a partner it’s a riddle: you’re right there, kind and occupied, and yet strangely hard to reach. Asked if something is the matter, you say no, since nothing is, except that you’ve had company for too long. When it gets to be too much, you don’t explode; you turn touchy, take offense at a trifle, and the sulk finally earns you the solitude that a sentence would have bought. The others are left searching for what they did.",
      ],
      [
        "paragraph",
        "Once it has a name, the fear becomes useful. Better than most people, you understand what makes a place safe to come back to, and it’s time you counted on that yourself. Tell whoever you trust most, “Sometimes I stay because I’m afraid you wouldn’t miss me.” They have likely been missing you for months. You were in the next chair.",
      ],
    ],
    ask: "Whose love would you still believe in if they needed nothing from you?",
  },
  Leo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Behind the modesty is pride, and more of it than you let on. Admiration has to be given freely, by someone with judgment, who needed no hint. Asking would spoil it twice, since you might get mere politeness, and everyone would see how hungry you were. So you stay above the contest, where it can’t be lost.",
      ],
      [
        "paragraph",
        "In love you give magnificently and keep a private account of what was appreciated. A partner who forgets to remark on your effort often gets a cooler evening and no explanation. And when they admire someone else’s table or coat, you hear a comparison, and your next gift is grander than anyone needs. Among friends you clap the loudest for others, then feel a stab when someone with half your taste and twice your nerve gets the attention. Under strain you withdraw your gifts and wait to see who asks.",
      ],
      [
        "paragraph",
        "The wish itself is decent. Anyone who gives delight on that scale is allowed to watch the faces. Say so, and people will be relieved, because a person who openly enjoys praise is easier to love than one who has to be guessed. Choose whoever matters most and tell them, “When you notice what I do, it means more than I show. Please don’t stop if I look at the floor.” Next time, look up.",
      ],
    ],
    ask: "Whose admiration are you waiting for who has no idea that you want it?",
  },
  Virgo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "What your modesty protects is a private ambition. You suspect that you could do something superb, and the distance between that and what lies on the table hurts. Naming the faults tells everyone, yourself included, that this isn’t your real best; your real best is still to come, and still unharmed. Nothing you disown can be used as proof of your limits.",
      ],
      [
        "paragraph",
        "The habit reaches beyond your work. You run down your looks, your cooking or your temper, and a partner reassures you, at first gladly and then wearily, because few reassurances last. Sooner or later they realize that an eye so exact about yourself must also rest on them, and they start tidying up before you arrive. You’d be horrified, having said nothing. When you’re strained, the criticism goes out disguised as help: you redo what someone has done, kindly, and they feel corrected.",
      ],
      [
        "paragraph",
        "Faced squarely, a standard like yours is a gift, provided it steers the work instead of shielding you from the audience. It knows where to go next. So let it loose on the next piece and leave this one alone. Ask a person whose taste you respect, “What works here? I can find the rest myself,” and write down the reply in their words. Add to that page each month, since your memory stores only the other kind.",
      ],
    ],
    ask: "What would you have to attempt if this really were your best so far?",
  },
  Libra: {
    stances: { candor: "peace" },
    lines: [
      [
        "paragraph",
        "Being easy is how you make sure of being wanted. A preference takes up space, and anyone who has to make space for you might one day decide that it’s too much trouble. There is a second motive, which you’d admit less readily: whoever gives way can’t be wrong. If the movie is dreadful or the move a mistake, it was someone else’s choice, and you were only being nice.",
      ],
      [
        "paragraph",
        "In a relationship this begins as bliss, since so little is argued about. After a few years the other person does all the deciding and lies awake over it, while you collect a list of things you did for their sake. They did ask. They feel accused by someone who nearly always said yes. When the strain becomes too great, you don’t object; you turn late, vague, slightly ill, and finally absent.",
      ],
      [
        "paragraph",
        "Admit that you want things, and your sense of fairness has something to work with, because a balance needs weight on both sides. Begin where no one’s feelings are at stake. For one week, answer every “What would you like?” with the first thing that comes, before you look up. If nothing comes, say, “I do have a wish. Give me ten minutes alone to hear it.” Those who love you will be delighted. They’ve been talking to a mirror and hoping for company.",
      ],
    ],
    ask: "Whose choices are you living in, and did you ever tell them yours?",
  },
  Scorpio: {
    stances: { candor: "peace", trust: "slow", voice: "withhold" },
    lines: [
      [
        "paragraph",
        "You’d rather lose a person than show them exactly where they can hurt you. That isn’t coldness; few people attach so deeply, and because so much is at stake, complaining looks like handing over a map. Silence keeps the map with you. It also leaves the judging to you alone, and part of you likes it there, where no one can explain anything away.",
      ],
      [
        "paragraph",
        "Partners live with a court whose sessions they can’t attend. They sense a degree of warmth missing and search the week for its cause; you answer “Nothing” in a voice that ends the inquiry. Later, in a quarrel about something else, an event from four years ago comes out, complete with quotations, and they’re stunned, having thought that was a good evening. Under stress you go still and watch, and even kindness gets examined as evidence.",
      ],
      [
        "paragraph",
        "Brought into the open, this becomes a talent for repairing what others would merely paper over, because you feel precisely where it broke. Speak while it’s fresh. A hurt mentioned within two days is a remark; after two years it’s a charge. If you can’t find the tone, send one line: “What you said on Friday hit me harder than I let on. Can we talk about it?” A few will fail you. More of them will turn out to be innocent, or sorry.",
      ],
    ],
    ask: "Who is still paying for something they don’t know they did?",
  },
  Sagittarius: {
    stances: {},
    lines: [
      [
        "paragraph",
        "What you dread in a promise is less the effort than the chance of being found wanting. Anyone who never commits can’t let people down, and whatever you do arrives as a surprise, with thanks. So you’ve kept your love voluntary. There’s beauty in that: no one has to wonder if you came out of duty.",
      ],
      [
        "paragraph",
        "What they wonder is whether you’ll come at all. A partner lives with you as with good weather, delighted and seldom able to plan. They stop mentioning next summer because of what it does to your expression, and without meaning to, they begin rehearsing a life on their own. Friends cross you off the list of those who have to be asked first. Pressed for an answer, you get restless and defend freedom as a principle, and they hear that they’re the cage. Often they only wanted a date.",
      ],
      [
        "paragraph",
        "Admitted, your independence turns out to have a use for commitments. Two firm ones, chosen by you, leave the rest of the calendar open, and spare you the hundred half-answers you now owe. Tell those closest to you, “Here are two things you can always rely on me for. About the rest I’m undecided, and it’s never because of you.” Then treat the two as sacred. An expected gift isn’t a lesser gift. Someone gets to look forward to it.",
      ],
    ],
    ask: "Who stopped asking you ahead of time, and when did you notice?",
  },
  Capricorn: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "At the bottom is a suspicion that you have to earn your place, and that a wish with no use in it would be turned down, rightly. Reasons protect you. If someone rejects what’s good for the budget, they’ve rejected a budget; if they reject what you simply wanted, they’ve rejected you. So the bare wish stays at home, where you alone know about it.",
      ],
      [
        "paragraph",
        "Partners experience this as a lack of invitation. They can lean on you and admire you, but they rarely get to play with you, since nearly every free evening already has a purpose. They’d love to be wanted for no reason at all, and suspect they’ve become one more duty that you perform well. Among friends, your envy of the idle comes out as “must be nice.” Under pressure you cancel sleep, music, the swim. Later your body takes by illness the rest it couldn’t get by request.",
      ],
      [
        "paragraph",
        "Once you own up to it, your discipline can serve the very thing it has kept waiting. Hardly anyone is better at keeping an appointment. List what you’d want if it did no one any good, yourself included, and give the first item a fixed evening. Then try the sentence on the person you trust most: “I’d like this. There’s no reason.” They’ll smile, in most cases, having wondered for years what you like.",
      ],
    ],
    ask: "What would you want tonight if it didn’t have to be good for anything?",
  },
  Aquarius: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "The motive is to depend on no one in particular, so that no one in particular can fail you. If you’re equally nice to all, no single person can break your heart or lay a claim on your evenings. To prefer someone is to give them power. For anyone who has often felt slightly foreign, it made sense to be a welcome guest everywhere and to need a seat nowhere.",
      ],
      [
        "paragraph",
        "With a partner, you’re fair where favor was wanted: when they come home angry, you explain the other side, and since they can’t complain about someone so kind, they feel petty and alone at once. Friends each assume that they’re in the outer circle. And when someone weeps for you in particular, you go cool and reasonable. Afterward, by yourself, you ache for them. They’d give a lot to know that.",
      ],
      [
        "paragraph",
        "Start by admitting it to yourself: I have favorites. That’s less noble than loving humanity, and warmer. Those concerned have waited a long time to be chosen. Put three names on paper. Then let each of the three have something exclusive, such as a fixed evening, the first call with news, or your open partiality in a quarrel: “I’m on your side.” The opposing view can be examined tomorrow. Visible loyalty lets people come near enough to see how odd you are, and stay.",
      ],
    ],
    ask: "Who on your short list has no idea that they’re on it?",
  },
  Pisces: {
    stances: { head: "feeling" },
    lines: [
      [
        "paragraph",
        "Anger would make you separate, and separateness is what you dread. To be cross with someone is to stand across from them, alone, and to risk that they won’t come back over. Understanding keeps you joined. It also hides something less flattering: to forgive everyone is to expect nothing of anyone. Sometimes you forgive a little from above, the way adults do with toddlers.",
      ],
      [
        "paragraph",
        "A partner can love this for a long while before it starts to feel lonely. They break a promise, you comfort them about it, and there’s no one left to make it up to. Those with bad habits get worse near you; the decent ones feel vaguely guilty and can’t find out what they owe. Then, past some limit that you hadn’t seen coming either, you vanish into unanswered messages, long sleep, a whole weekend of stories and songs. The people left outside don’t connect it with anything they did.",
      ],
      [
        "paragraph",
        "Own your anger, and it proves to be a kind of respect, since it tells the other person that they’re capable of better. With your insight you’ll never hit harder than necessary. Practice on someone safe: “I understand why you did it, and I’m still angry.” Let them be sorry. It’s a gift that very few have managed to give you, because you usually got there before them.",
      ],
    ],
    ask: "Whom did you forgive so fast that they never found out they’d hurt you?",
  },
};
