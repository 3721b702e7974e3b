import type { MbtiType } from "../../mbti/types.ts";
import type { ZodiacSign } from "../../zodiac/signs.ts";
import type { Sentences } from "./section-corpus.ts";

/** The opening portrait: the type's half. */
export const overviewByType: Record<MbtiType, Sentences> = {
  INTJ: [
    "You read the world for its structure, and you tend to notice where a thing is heading before it arrives.",
    "Plans come to you nearly whole, and the long work of proving them is done mostly in private.",
    "People who earn your trust find a dry, loyal friend who tells them the truth and remembers what they said.",
  ],
  INTP: [
    "Your mind is a workshop that never quite closes, with several ideas lying open on the bench at once.",
    "You would rather understand a thing properly than be praised for half knowing it.",
    "Company suits you when it brings good questions, and silence suits you when it brings better ones.",
  ],
  ENTJ: [
    "You see a goal and the road to it in the same glance, and standing still feels like a cost.",
    "Responsibility finds you early, because you speak plainly and decide while others are still gathering their papers.",
    "Behind the pace lies a real wish to see capable people given something worth doing.",
  ],
  ENTP: [
    "You treat every settled opinion as a door that might open the other way.",
    "Talk is how you think, and a good argument leaves you warmer toward the person across the table.",
    "Your days run on beginnings, so the finest thing you can own is a reason to come back and finish.",
  ],
  INFJ: [
    "You hear what is meant beneath what is said, sometimes before the speaker does.",
    "A private sense of direction guides your choices, and you will walk a long way round to avoid betraying it.",
    "Others bring you their tangles because you listen slowly and hand back one clear thread.",
  ],
  INFP: [
    "You carry an inner measure of what is true, and you quietly test most of life against it.",
    "Stories, songs and small kindnesses reach you in places that argument cannot.",
    "When something matters to you, your gentleness turns out to have a surprising amount of iron in it.",
  ],
  ENFJ: [
    "You walk into a room and sense within minutes who feels at ease and who does not.",
    "Bringing people on is your natural craft, and you can often name a gift before its owner will admit to it.",
    "What you need in return is somewhere to put down the lantern and be looked after for an evening.",
  ],
  ENFP: [
    "Possibility reaches you first, the way the smell of rain reaches some people before the clouds do.",
    "You connect strangers, subjects and half-made plans, and you do it with open delight.",
    "Underneath the bright talk you keep a serious question about what your freedom is for.",
  ],
  ISTJ: [
    "You trust what has been tried, and you keep your word in the small things where nobody checks.",
    "Order is a form of care for you: the list, the spare key, the bill paid before it is due.",
    "Those close to you learn that a few words from you can hold a great deal of feeling.",
  ],
  ISFJ: [
    "You remember how people take their tea, which stair creaks and what last year cost them.",
    "Much of your strength goes into keeping life steady for others, usually unasked and seldom with applause.",
    "Your memory is a kind of devotion, and it deserves to be used on your own behalf as well.",
  ],
  ESTJ: [
    "You like a thing to have a name, an owner and a time by which it will be done.",
    "When matters drift you step forward, and most people are relieved that somebody has.",
    "Fairness sits at the centre of it, since you ask little of others that you would not carry yourself.",
  ],
  ESFJ: [
    "You keep track of people as a good host keeps track of glasses, noticing who has been left without.",
    "Customs, birthdays and shared meals are your way of telling a group that it belongs together.",
    "You give warmth readily, and you thrive in places where it is spoken of and returned.",
  ],
  ISTP: [
    "You learn a thing by taking it apart, and you trust your hands and eyes above the manual.",
    "Calm comes naturally when something breaks, because a fault is only a puzzle with a clock on it.",
    "You keep your freedom close, and you show affection by fixing, fetching and turning up.",
  ],
  ISFP: [
    "You meet life through the senses first, by colour, touch, weather and the tone of a voice.",
    "Your values are held firmly, and they show mostly in what you make, wear, choose and refuse.",
    "People feel unhurried beside you, as though they had been given leave to be ordinary.",
  ],
  ESTP: [
    "You live close to the present moment, where things can be seen, tried and changed at once.",
    "A quick reading of people and openings gives you a head start, and you enjoy using it.",
    "Friends count on you to make something happen, and to be useful when it goes sideways.",
  ],
  ESFP: [
    "You notice what would make this hour better, and you have usually done it before anyone agrees.",
    "Pleasure is something you share out freely, in food, music, jokes and well-timed kindness.",
    "There is sharp observation beneath the fun, for you know exactly who has stopped laughing.",
  ],
};

/** The opening portrait: the Sun sign's half. */
export const overviewBySign: Record<ZodiacSign, Sentences> = {
  Aries: [
    "With the Sun in Aries, the tradition adds a first spark, the impatience of a journey just getting under way.",
    "Courage comes to you as a kind of restlessness, and waiting for permission has rarely improved your mood.",
    "Give that heat something real to push against, and it turns into a warmth that others can use.",
  ],
  Taurus: [
    "The old symbolism gives Taurus the ploughed field, slow to turn and generous once it has been worked.",
    "You steady yourself through good bread, familiar paths and the weight of something well made.",
    "Patience is your quiet advantage, together with a stubborn streak that protects what you love.",
  ],
  Gemini: [
    "Gemini, sign of the twins, lends you a second opinion that travels everywhere you go.",
    "Words are your tools and your toys, and a day without news or talk can feel oddly thin.",
    "The invitation is to follow one thread far enough to find out where it was leading.",
  ],
  Cancer: [
    "Tradition pictures the Sun at your birth in Cancer, the crab, soft within and careful about the door.",
    "Moods move through you like tides, and they often bring true news of the people nearby.",
    "Home, in whatever form you make it, is the shore you set out from and return to.",
  ],
  Leo: [
    "Leo belongs to the Sun itself in the old scheme, so the wish to shine comes with the house.",
    "You give your whole heart to what you take on, and half measures leave you flat.",
    "Being seen matters to you, and so does the generosity of seeing others well.",
  ],
  Virgo: [
    "Virgo is drawn with a sheaf of wheat, a sign for what can be sorted, mended and put to use.",
    "Your eye goes to the loose thread, and a day feels complete when something works better than it did.",
    "The gentle task is to let your own unfinished places count as human.",
  ],
  Libra: [
    "Among the living figures of the zodiac Libra alone is a thing, the pair of scales that reads the world by comparison.",
    "You look for the fair word, the right colour and the seat from which both sides can be heard.",
    "Harmony is most worth your effort when your own wishes are laid on the table too.",
  ],
  Scorpio: [
    "Scorpio, by old custom, keeps the deep water, where things are felt long before they are spoken.",
    "You notice motives, silences and the small shift in a voice, and you forget very little.",
    "Trust is your most valuable coin, given slowly and kept for life when it is honoured.",
  ],
  Sagittarius: [
    "Sagittarius is the archer, and the tradition reads in it a life that leans toward the horizon.",
    "You like a wide view, a frank answer and a question large enough to travel with.",
    "Hope is your habit, and it serves you best when it leaves a little room for detail.",
  ],
  Capricorn: [
    "Capricorn is the sea-goat of the old star maps, at home in deep water and on bare rock.",
    "Time tends to be on your side, because you build for years that others have not thought about.",
    "A dry sense of humour keeps you company on the steeper parts of the climb.",
  ],
  Aquarius: [
    "Aquarius pours out water for everyone, which is why the tradition ties it to ideas held in common.",
    "You stand a little to one side of any crowd, and from there you see what it has missed.",
    "Independence matters to you, and so does the hope that people could arrange things better.",
  ],
  Pisces: [
    "Pisces closes the circle with two fishes swimming apart, joined by a single cord.",
    "You take on the mood of a place almost by breathing it, and your imagination fills in the rest.",
    "A little shoreline helps: some hours, some doors and some answers that stay your own.",
  ],
};
