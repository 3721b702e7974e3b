import type { MoonBetween } from "../section-corpus.ts";

export const moonBetween: MoonBetween = {
  frame:
    "On your inner stage {from} casts {fromClause}, and {to} casts {toClause}, since the Moon passed from one to the other around your birth.",
  bySign: {
    Aries: "a drummer who walks ahead of everyone",
    Taurus: "a gardener who will not be hurried",
    Gemini: "a juggler telling stories between the throws",
    Cancer: "a lighthouse keeper with soup on the stove",
    Leo: "a player king who pays for supper",
    Virgo: "a clockmaker with a very good lamp",
    Libra: "a dancing partner who counts for two",
    Scorpio: "a diver who surfaces with few words",
    Sagittarius: "a pilgrim with mud on good boots",
    Capricorn: "a mason who dates every stone",
    Aquarius: "an inventor with the windows wide open",
    Pisces: "a piano player in an empty hall",
  },
  closing: "A known birth time and place would choose one, though you may well have met both.",
};
