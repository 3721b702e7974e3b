import type { ZodiacSign } from "@cosmic/domain";

export const placement: Readonly<Record<ZodiacSign, string>> = {
  Aries:
    "Mars rules Aries, and your anger is quick, open and without grudges, while the people around you take longer to recover and hold on to the one remark you’ve already forgotten. Take a breath before that remark. Later, ask how it landed.",
  Taurus:
    "For months Mars in Taurus puts up with a great deal and says nothing, and people think you don’t mind. Then it explodes over next to nothing or refuses to move at all, and nobody can trace the cause. Name the first annoyance within a week, in mild words.",
  Gemini:
    "Half of what you say in a quarrel is play to you, and the other person goes home hurt, because Mars in Gemini fights with words, faster than most people can answer, and won’t let even a trivial point go unwon. Make your one real complaint. Then stop talking.",
  Cancer:
    "Direct anger comes hard to Mars in Cancer, its sign of fall, so you withdraw, stew over the insult for several days, and then snap at someone who had nothing to do with it. The first person never learns what was wrong. Within the hour, try two words: “That stung.”",
  Leo: "Criticism of your work you can take; disrespect you can’t. Mars in Leo fights openly, gets loud, and forgives fully after an apology, but without one the quarrel outlives its cause by months and everyone has to walk around it. Say privately which words offended you. Let amends be made unwatched.",
  Virgo:
    "Mars in Virgo rarely shouts; it proofreads. It points to the wrong date, the missed step, the inaccurate word, and because it’s generally right, the other person feels graded and stops listening. Say first what you feel and what you’d like instead. One fault per quarrel is the limit.",
  Libra:
    "Mid-quarrel, you start to see the other side. Mars in Libra hesitates, gives way with a smile, and lies awake over what it should have said, although it has no such trouble when a friend is treated unfairly. Imagine that the case is your friend’s, and speak accordingly.",
  Scorpio:
    "Mars, the traditional ruler of Scorpio, gives you a long memory for injuries and such patience that nothing shows for weeks, until one remark brings the whole bill down on someone who had no idea they owed anything. Raise a grievance within two days, while you still like them, and it does less damage.",
  Sagittarius:
    "Mars in Sagittarius fights for a principle, says the blunt thing at once, and bears few grudges, so it’s surprised that people are still hurt the next day. Being right doesn’t excuse the tone. Apologize, and ask the other person what happened before you explain what it means.",
  Capricorn:
    "Someone upset can feel processed by you, like a complaint with a number. Anger makes you colder, not louder, because Mars is exalted in Capricorn, which means it is thought to work at its best there: controlled, strategic, set on a solution with dates attached. Ask first what hurt. Terms can come afterward.",
  Aquarius:
    "Distance can hurt worse than anger. As the other person gets upset, Mars in Aquarius becomes more logical, cites a principle, and leaves the room when feelings start flying, convinced that it has kept the peace. Stay another five minutes, and say what was done to you and how it felt, without generalizing.",
  Pisces:
    "Avoidance is the usual strategy of Mars in Pisces: agreeing for the sake of peace, then forgetting, turning up late, or feeling unwell on the day, so that nobody is attacked and someone still ends up wounded. Put the objection into one sentence, say it or send it, and allow yourself an hour off afterward.",
};
