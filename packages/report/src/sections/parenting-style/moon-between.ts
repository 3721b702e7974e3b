import type { MoonBetween } from "../section-corpus.ts";

export const moonBetween: MoonBetween = {
  frame:
    "With the young, {from} offers {fromClause}, while {to} offers {toClause}, and the Moon crossed from one to the other near your birth.",
  bySign: {
    Aries: "a cheer from under the tree",
    Taurus: "an unhurried breakfast and a solid shoulder",
    Gemini: "three silly voices for one bedtime book",
    Cancer: "a blanket fetched before anyone shivers",
    Leo: "a standing ovation for a wobbly handstand",
    Virgo: "a packed bag with the right socks",
    Libra: "a fair hearing for both small parties",
    Scorpio: "a steady gaze that nothing can shock",
    Sagittarius: "a picnic on a farther hill",
    Capricorn: "a time agreed and a time kept",
    Aquarius: "a serious reply to an odd idea",
    Pisces: "a seat inside the cardboard boat",
  },
  closing: "The exact moment is not known, so ask which of them once comforted you.",
};
