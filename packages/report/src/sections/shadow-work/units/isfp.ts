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
        "With a partner it often passes for independence. You book, quit, buy or end things, and can’t see why the person you meant to please sits there pale. To them the surprise says that their voice would have been an obstacle. Friends conclude that you’re fine by yourself, and it doesn’t occur to them how glad you’d be of company. Under stress you accelerate: a sharp word, a sudden exit, and two days later an apology consisting of favors instead of sentences.",
      ],
      [
        "paragraph",
        "There’s a lot to love here besides the daring: you’re tender with whatever is weaker than you, you don’t nurse grudges, and with you people remember that life can be simple. Once you admit the fear, your nerve gets a better job, because asking is also a leap, only one with a witness. So choose a wish of medium weight, say it with no plan attached, “I want this, and it’s hard for me to ask,” and wait for the answer. Even a no will leave you with company.",
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
        "In love this makes you steady, and hard to read. When a partner disappoints you, dinner gets better. You add warmth on the surface and keep the disappointment to yourself, and the other person, well fed and puzzled, senses a distance they can’t point to. Friends who propose a change get a smile, then a postponement. When someone presses, you turn heavy: you sleep, you go slow, you forget what was agreed. It doesn’t look like anger. To the person who is pushing against it, that’s exactly what it feels like.",
      ],
      [
        "paragraph",
        "You’re easy to love: loyal without fuss, affectionate in practical ways, and unexpectedly funny when you feel safe. Admitted, your attachment is a rare strength, since anyone who can put up with difficult conditions can also get through the ugly middle of a change. Consider what would make leaving tolerable, such as some savings or one familiar thing packed first. And when someone who loves you wonders whether you’re content, try, “It’s nice, and it isn’t enough.”",
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
        "With a partner it shows as puzzling timing. All is lovely for weeks, then you mention over breakfast how lonely you were in March, and the other person stops chewing, because they were there in March. They hear an accusation where you meant trust. Friends bring you their live troubles, and after some years they notice that yours always come with the verdict already in. Under pressure, you become increasingly entertaining and harder to reach.",
      ],
      [
        "paragraph",
        "People are happier for knowing you: you listen with your whole face, and you find the funny side without mocking anyone. Own up to the delay as well, and you have an uncommon combination, the feeling and also the words for it, which only need to meet sooner. So instead of a month, wait three days, and say it badly. “This is still going on” creates more intimacy than your best anecdote.",
      ],
    ],
    ask: "Who would be surprised to hear what you’re going through this week?",
  },
  Cancer: {
    stances: { company: "both", voice: "withhold" },
    lines: [
      [
        "paragraph",
        "Underneath the devotion lies a fear, less that people would suffer without you than that they’d manage well. Being needed is the safest kind of love you know, because it can be checked every day. Taking an evening off means finding out how the house sounds when you’re gone. If the answer is “fine,” what would make them want you back? So you stay put, and continue being necessary in ways that no one requested.",
      ],
      [
        "paragraph",
        "To a partner it’s a riddle: you’re right there, kind and occupied, and yet strangely hard to reach. Asked if something is the matter, you say no, since nothing is, except too much company. When it gets to be too much, you don’t explode; you turn touchy, take offense at a trifle, and the sulk finally earns you the solitude that a sentence would have bought. The others are left searching for what they did.",
      ],
      [
        "paragraph",
        "Your tenderness would be there without any fear behind it: you remember what people love, and make difficult days bearable with a hand on the shoulder. Once the fear has a name, you’re free to go and come back, which is how affection of your kind stays fresh. Tell the person you trust most, “Sometimes I stay because I’m afraid you wouldn’t miss me.” Chances are, they already have.",
      ],
    ],
    ask: "Whose love would you still believe in if they needed nothing from you?",
  },
  Leo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Behind the modesty is pride, and more of it than you let on. Admiration has to be given freely, by someone with judgment, who needed no hint. Asking would spoil it twice, since you might get mere politeness, and everyone would see how hopeful you were. So you stay above the contest, where it can’t be lost.",
      ],
      [
        "paragraph",
        "In love you give magnificently and keep a private account of what was appreciated. A partner who forgets to remark on your effort often gets a cooler evening and no explanation. And when they admire someone else’s table or coat, you hear a comparison, and your next gift is grander than anyone needs. Among friends you clap the loudest for others, then feel a stab when someone with half your taste and twice your nerve gets the attention. Under strain you withdraw your gifts and wait to see who asks.",
      ],
      [
        "paragraph",
        "You’re one of the most generous people anyone knows: you make others feel like the guest of honor, and your joy in their success, once the first stab has passed, is real. Someone who gives delight on that scale is allowed to watch the faces. Say so, and people will be relieved, because openly enjoyed praise is a pleasure to give. Tell the person who matters most, “When you notice what I do, it means more than I show.”",
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
        "What people love in you is how you pay attention: you see what would help and do it without a speech. Faced squarely, your ambition can steer the work instead of shielding you from the audience, so let it loose on the next piece and leave this one alone. Ask a person whose taste you respect, “What works here? I can find the rest myself,” and write down the reply. Your memory stores only the other kind.",
      ],
    ],
    ask: "What would you have to attempt if this really were your best so far?",
  },
  Libra: {
    stances: { candor: "peace" },
    lines: [
      [
        "paragraph",
        "Being easy is how you make sure of being wanted. A preference takes up space, and anyone who has to make space for you might one day decide that it’s too much trouble. There is a second motive, which you’d admit less readily: anyone who gives way can’t be wrong. If the movie is dreadful or the move a mistake, it was someone else’s choice, and you were only being nice.",
      ],
      [
        "paragraph",
        "In a relationship this begins as bliss, since so little is argued about. After a few years the other person does all the deciding and lies awake over it, while you collect a list of things you did for their sake. They did ask, and feel accused by someone who nearly always agreed. When the strain becomes too great, you don’t object; you turn late, vague and hard to reach.",
      ],
      [
        "paragraph",
        "People feel welcome where you are: you notice the one left out, and you make ordinary things beautiful. Admit that you also want things, and your sense of fairness has something to work with, because a balance needs weight on both sides. For a week, answer each “What would you like?” with the first thing that comes. If nothing comes, say, “I do have a wish. Give me ten minutes alone to hear it.” Those who love you will be delighted to meet the rest of you.",
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
        "For a partner this can feel like a hearing they weren’t invited to. They sense a degree of warmth missing and search the week for its cause; you answer “Nothing” in a voice that ends the inquiry. Later, in a quarrel about something else, an event from four years ago comes out, complete with quotations, and they’re stunned, having thought that was a good evening. Under stress you go still and watch, and even kindness has to prove itself.",
      ],
      [
        "paragraph",
        "When someone is in trouble, you’re the one to call, because you don’t flinch, gossip or leave. Brought into the open, the same intensity becomes a talent for repairing what others would merely paper over. A hurt mentioned within two days is a remark; after two years it’s a charge. If you can’t find the tone, send one line: “What you said on Friday hit me harder than I let on. Can we talk about it?” Most people turn out to be innocent, or sorry.",
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
        "What they wonder is whether you’ll come at all. A partner lives with you as with good weather, delighted and seldom able to plan. They stop mentioning next summer because of what it does to your expression, and without meaning to, they begin to make plans for one. Friends learn to ask you last. Pressed for an answer, you get restless and defend freedom as a principle, and they take it personally. Often they only wanted a date.",
      ],
      [
        "paragraph",
        "Being with you is like having a window opened: you laugh easily, you accept people as they are, and you give away your last free afternoon without counting. Admitted, your independence even has a use for commitments, since two firm ones, chosen by you, leave the rest of the calendar open. Tell those closest to you, “Here are two things you can always rely on me for. About the rest I’m undecided, and it’s never because of you.” Then treat the two as sacred. Someone gets to look forward to them.",
      ],
    ],
    ask: "Who stopped asking you ahead of time, and when did you notice?",
  },
  Capricorn: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "At the bottom is a suspicion that you have to earn your place, and that a wish with no use in it would be turned down, rightly. Reasons protect you. If someone rejects what’s good for the budget, they’ve rejected a budget; if they reject what you simply wanted, they’ve rejected you. So the unadorned wish stays at home, where you alone know about it.",
      ],
      [
        "paragraph",
        "Partners experience this as a lack of invitation. They can lean on you and admire you, but they rarely get to play with you, since nearly every free evening already has a purpose. They’d love to be wanted for no reason at all, and sometimes wonder whether they’re one more duty that you perform well. Among friends, your envy of the idle comes out as “must be nice.” Under pressure you cancel sleep, music, the swim, and it often takes a cold to send you to bed.",
      ],
      [
        "paragraph",
        "Behind the reasons is someone wonderful: you keep your word, your humor is dry and affectionate, and the few who know your soft side feel fortunate. Once you own up to the suspicion, your discipline can serve the very thing it has kept waiting. List what you’d want if it did no one any good, and give the first item a fixed evening. Then tell the person you trust most: “I’d like this. There’s no reason.”",
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
        "With a partner, you’re fair where favor was wanted: when they come home angry, you explain the other side, and since they can’t complain about someone so kind, they feel petty for having minded. Friends each assume that they’re in the outer circle. And when someone weeps for you in particular, you go cool and reasonable. Afterward, by yourself, you ache for them. They’d give a lot to know that.",
      ],
      [
        "paragraph",
        "You’re good for people: you find something to like in nearly everyone, and you never make a show of it. Now admit to yourself, too, that you have favorites, which is less noble than loving humanity, and warmer. Put three names on paper, and let each of them have something exclusive, such as a fixed evening, the first call with news, or your open partiality in a quarrel: “I’m on your side.” Visible loyalty lets people come near enough to see how odd you are, and stay.",
      ],
    ],
    ask: "Who on your short list has no idea that they’re on it?",
  },
  Pisces: {
    stances: { head: "feeling" },
    lines: [
      [
        "paragraph",
        "Anger would make you separate, and separateness is what you dread. To be cross with someone is to stand across from them, alone, and to risk that they won’t come back over. Understanding keeps you joined. It also hides something less flattering: to forgive everyone is to expect nothing of anyone. Sometimes you forgive a little from above, as adults do with toddlers.",
      ],
      [
        "paragraph",
        "A partner can love this for a long while before it starts to feel lonely. They break a promise, you comfort them about it, and they can’t find a way to make it up to you. Those with bad habits see no reason to drop them; the decent ones feel vaguely guilty and can’t find out what they owe. Then, past some limit that you hadn’t seen coming either, you vanish into unanswered messages, long sleep, a whole weekend of stories and songs. The people left outside don’t connect it with anything they did.",
      ],
      [
        "paragraph",
        "You make people feel accepted as they are, and you bring beauty into ordinary days; neither is lost if you get cross. Anger, once you own it, proves to be a kind of respect, since it tells the other person that they’re capable of better. Practice on someone safe: “I understand why you did it, and I’m still angry.” Let them be sorry. You’ve seldom given anyone the opportunity.",
      ],
    ],
    ask: "Whom did you forgive so fast that they never found out they’d hurt you?",
  },
};
