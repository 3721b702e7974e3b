import type { MoonBetween } from "../section-corpus.ts";

export const moonBetween: MoonBetween = {
  frame:
    "The Moon left {from} for {to} around your birth date, so {fromClause} may feed your spirit if you came early, and {toClause} if late.",
  bySign: {
    Aries: "a brisk climb before anyone wakes",
    Taurus: "bare feet on a cool floor",
    Gemini: "a margin full of pencilled questions",
    Cancer: "an old song hummed over dishes",
    Leo: "a birthday kept with real ceremony",
    Virgo: "one small task done with care",
    Libra: "a silence shared with one friend",
    Scorpio: "the truth told late at night",
    Sagittarius: "a long road with no errand",
    Capricorn: "a vow kept through dull weather",
    Aquarius: "the night sky above a city",
    Pisces: "the hour between sleep and waking",
  },
  closing:
    "Until a birth time and place settle it, both lamps stay lit and you may read by either.",
};
