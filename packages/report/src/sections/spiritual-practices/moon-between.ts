import type { MoonBetween } from "../section-corpus.ts";

export const moonBetween: MoonBetween = {
  frame:
    "Around your birth date the Moon went from {from} to {to}, so borrow {fromClause} for the first half of the week, and {toClause} for the second.",
  bySign: {
    Aries: "a fast walk before breakfast",
    Taurus: "a cup of tea drunk slowly",
    Gemini: "one poem copied out by hand",
    Cancer: "a photograph greeted at supper time",
    Leo: "a song sung at full strength",
    Virgo: "five minutes of very careful sweeping",
    Libra: "one flower placed with some thought",
    Scorpio: "one honest page shown to nobody",
    Sagittarius: "a verse learned on a walk",
    Capricorn: "ten silent minutes by the clock",
    Aquarius: "a pause under the open sky",
    Pisces: "music heard with both eyes closed",
  },
  closing: "Your own evenings can then do the choosing that a birth time and place would.",
};
