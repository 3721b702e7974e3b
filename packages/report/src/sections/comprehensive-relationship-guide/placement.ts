import type { SectionPlacement } from "../section-corpus.ts";

export const placement: SectionPlacement = {
  planet: "Venus",
  bySign: {
    Aries: [
      "Your chart gives Venus to Aries, and love begins there with a dare.",
      "Over the years you may want fresh adventures with the same people, and a short road back after sharp words.",
    ],
    Taurus: [
      "Venus sat down in Taurus at your birth and took its shoes off.",
      "Long bonds may rest on habit for you, and people seldom guess which small rituals you would miss.",
    ],
    Gemini: [
      "The talk was good when you were born, for Venus was in Gemini.",
      "Silence may wear a relationship away sooner than quarrels in your case, which makes a daily question worth keeping.",
    ],
    Cancer: [
      "On the day you were born Venus was tending a fire in Cancer.",
      "You may forgive much and forget little, which makes it wise to ask for tenderness before the hurts add up.",
    ],
    Leo: [
      "Venus glows in Leo on your chart, proud of whom it loves.",
      "A friend might hear your praise before the whole room, and deserves to see you on an ordinary, unbrushed day.",
    ],
    Virgo: [
      "Love takes notes in your case, as Venus was in Virgo.",
      "Advice may be your way of embracing people, so ask first whether a listener or a plumber is wanted.",
    ],
    Libra: [
      "Venus was arranging flowers in Libra, its own sign, when you were born.",
      "Early yielding may keep the peace for you, and a bond grows sturdier each time a preference is stated at once.",
    ],
    Scorpio: [
      "The tide runs strongly in your chart where Venus meets Scorpio.",
      "Jealousy and devotion may spring from one root, and a plainly spoken fear does less harm than a secret test.",
    ],
    Sagittarius: [
      "Venus pitched a tent in Sagittarius on your birth date and left the flap open.",
      "Commitment may suit you best when it is chosen aloud, more than once, by people who remain free.",
    ],
    Capricorn: [
      "Your Venus in Capricorn signs its name with care.",
      "Reliability may be the whole of romance for you on some days, though a joke, a touch or a holiday helps.",
    ],
    Aquarius: [
      "Where your chart has Venus in Aquarius, love is a very small republic.",
      "House rules, separate shelves and a yearly review may sound dry to others and feel like kindness to you.",
    ],
    Pisces: [
      "Venus drank from Pisces when you were born, and boundaries are thin there.",
      "The mood of another person may reach you across a room; naming which feeling is yours comes before offering help.",
    ],
  },
  unsettled:
    "Venus changed sign around your birth date, and only the exact moment could say which was yours; in both it speaks of what you find lovable.",
};
