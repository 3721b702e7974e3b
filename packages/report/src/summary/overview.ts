import type { MbtiType, ZodiacSign } from "@cosmic/domain";
import type { Sentences } from "../text/written-text.ts";

/** The opening portrait: the type's half. */
export const overviewByType: Record<MbtiType, Sentences> = {
  INTJ: [
    "You read the world for its structure, and you tend to notice where a situation is heading well before it arrives.",
    "Plans come to you nearly whole, and the patient work of proving them is done mostly in private.",
    "People who earn your confidence discover a dry, loyal companion who tells them the truth and remembers exactly what they said.",
  ],
  INTP: [
    "Your mind is a workshop that never quite closes, with several ideas lying open on the bench at once.",
    "You would rather understand a thing properly than be praised for half knowing it, and an honest puzzle can occupy you for days.",
    "Company suits you when it brings good questions, and silence suits you when it brings better ones.",
  ],
  ENTJ: [
    "You see a goal and the road to it in the same glance, and standing still feels like a cost.",
    "Responsibility finds you early, because you speak plainly and decide while others are still gathering their papers.",
    "Behind the pace lies a real wish to see capable people given something worth doing.",
  ],
  ENTP: [
    "You treat every settled opinion as a door that might possibly open in the other direction.",
    "Talk is how you think, and a good argument leaves you feeling warmer toward the person across the table.",
    "Your days run on beginnings, so the finest thing you can own is a reason to come back and finish.",
  ],
  INFJ: [
    "You hear the meaning beneath what is said, sometimes before the speaker has recognised it.",
    "A private sense of direction guides your decisions, and you will walk a long way round to avoid betraying it.",
    "Others bring you their complications because you listen slowly and hand back one clear thread.",
  ],
  INFP: [
    "You carry an inner measure of what is true, and you quietly test most of life against it.",
    "Stories, songs and small kindnesses reach you in places that argument cannot.",
    "When something matters to you, your gentleness turns out to have a surprising amount of iron in it.",
  ],
  ENFJ: [
    "You walk into a room and understand within minutes who feels at ease there and who does not.",
    "Bringing people on is your natural craft, and you can often name an ability before its owner will admit to it.",
    "What you need in return is somewhere to put down the lantern and be looked after for an evening.",
  ],
  ENFP: [
    "Possibility reaches you first, the way the smell of rain reaches some people before the clouds do.",
    "You connect strangers, subjects and half-made plans, and you do it with open delight.",
    "Underneath the bright talk you keep a serious question about what your freedom is for.",
  ],
  ISTJ: [
    "You trust whatever has been properly tested, and you keep your word even in small matters where nobody is checking.",
    "Order is a form of affection with you, seen in the list, the spare key and the bill settled before it is due.",
    "Those close to you gradually discover that a few words from you can carry a great deal of feeling.",
  ],
  ISFJ: [
    "You remember how people take their tea, which stair creaks and what last year cost them.",
    "Much of your energy goes into keeping life steady for others, usually unasked and seldom with applause.",
    "Your memory is a kind of devotion, and it deserves to be used on your own behalf as well.",
  ],
  ESTJ: [
    "You like a responsibility to have a name, an owner and a time by which it will be done.",
    "When matters drift you step forward, and most people are secretly relieved that somebody has.",
    "Fairness sits at the centre of everything, since you ask little of other people that you would not carry yourself.",
  ],
  ESFJ: [
    "You keep track of people as a good host keeps track of glasses, noticing immediately who has been left without.",
    "Customs, birthdays and shared meals are your way of telling a group that it belongs together.",
    "You give affection readily, and you flourish in places where it is spoken of openly and returned.",
  ],
  ISTP: [
    "You learn a thing by taking it apart, and you trust your own hands and eyes above any manual.",
    "Calm comes naturally when something breaks, because a fault is only a puzzle with a clock on it.",
    "You keep your freedom close, and you show affection by fixing, fetching and turning up.",
  ],
  ISFP: [
    "You meet life through the senses first, by colour, texture, weather and the tone of a voice.",
    "Your values are held firmly, and they appear mostly in what you make, wear, choose and quietly refuse.",
    "People feel unhurried in your company, as though they had been given permission to be ordinary.",
  ],
  ESTP: [
    "You live close to the present moment, where things can be seen, tried and changed at once.",
    "A quick reading of people and opportunities gives you a head start, and you thoroughly enjoy using it.",
    "Friends count on you to make something happen, and to be useful when everything goes sideways.",
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
    "Gemini, sign of the twins, lends you a second opinion that travels with you everywhere you go.",
    "Words are your instruments and your toys, and a day without news or talk can feel oddly thin.",
    "The invitation is to follow one thread far enough to discover where it was leading.",
  ],
  Cancer: [
    "Tradition pictures the Sun at your birth in Cancer, the crab, tender within and careful about the door.",
    "Moods move through you like tides, and they often deliver accurate news of the people nearby.",
    "Home, in whatever form you make it, is the harbour you set out from and eventually return to.",
  ],
  Leo: [
    "Leo belongs to the Sun itself in the old arrangement, so the desire to shine comes along with the house.",
    "You give your whole heart to whatever you take on, and half measures leave you feeling flat.",
    "Being noticed matters to you, and it comes with a generous eye for what is best in others.",
  ],
  Virgo: [
    "Virgo is pictured with a sheaf of wheat, a figure for whatever can be sorted, mended and put to use.",
    "Your eye travels to the loose thread, and a day feels complete when something is working better than it did before.",
    "The gentler exercise is to let your own unfinished places count as simply human.",
  ],
  Libra: [
    "Among the living figures of the zodiac Libra alone is an object, the pair of scales that reads the world by comparison.",
    "You look for the considerate word, the right colour and the seat from which both sides can be heard.",
    "Harmony is most worth your effort when your own wishes are laid openly on the table too.",
  ],
  Scorpio: [
    "Scorpio, by old custom, keeps the deep water, where things are felt long before they are spoken.",
    "You notice motives, silences and the slight alteration in a voice, and you forget remarkably little.",
    "Trust is your most valuable coin, given slowly and kept for life wherever it has been honoured.",
  ],
  Sagittarius: [
    "Sagittarius is the archer, and the tradition finds in it a life that leans toward the horizon.",
    "You like a wide view, an honest answer and a question generous enough to travel with.",
    "Hope is your habit, and it serves you best when it leaves a little room for practical detail.",
  ],
  Capricorn: [
    "Capricorn is the sea-goat of the old star maps, equally at home in deep water and on bare rock.",
    "Time tends to be on your side, because you are patiently building for years that other people have not considered.",
    "A dry sense of humour keeps you company on the steeper sections of the mountain.",
  ],
  Aquarius: [
    "Aquarius pours out water for everyone, which is why the tradition connects it with ideas held in common.",
    "You stand a little to one side of any gathering, and from there you see what it has missed.",
    "Independence is important to you, together with the hope that people could arrange things better.",
  ],
  Pisces: [
    "Pisces completes the circle with two fishes swimming apart, joined by a single cord.",
    "You absorb the mood of a place almost by breathing it, and your imagination supplies whatever is missing.",
    "A little shoreline is useful to you, in the form of certain hours, doors and answers that remain your own.",
  ],
};
