import type { SectionPlacement } from "../section-corpus.ts";

export const placement: SectionPlacement = {
  planet: "Venus",
  bySign: {
    Aries: [
      "Venus dipped its brush in red at your birth, being in Aries.",
      "First drafts may be your finest hour, and a few of them could be finished while the paint is wet.",
    ],
    Taurus: [
      "Clay under the nails would suit Venus in Taurus, the placement of your chart.",
      "Materials that resist a little may bring out your best, such as wood, dough or a cello string.",
    ],
    Gemini: [
      "For your birth Venus was playing with rhymes in Gemini.",
      "Collage, short forms and witty captions may come easily, and a partner in jest can double the output.",
    ],
    Cancer: [
      "Venus gathered keepsakes in Cancer when you were born.",
      "Your art may grow out of memory, through an inherited pattern, an old photograph or the smell of one particular hall.",
    ],
    Leo: [
      "The footlights of Leo were kind to your Venus.",
      "What you make may want an audience, and a small one, found early, could edit the piece by its laughter.",
    ],
    Virgo: [
      "In Virgo, Venus stitches small and even, and your chart has it there.",
      "Craft may be your form of beauty, and a deliberate flaw left in the border could set the rest free.",
    ],
    Libra: [
      "Proportion came with your birth, since Venus was in Libra.",
      "If you know by instinct where a picture should hang, that eye may be trusted in your own work too.",
    ],
    Scorpio: [
      "Venus wrote in invisible ink in Scorpio on the day of your birth.",
      "Strong feeling may need a closed studio, and a piece shown to nobody can still be the truest one.",
    ],
    Sagittarius: [
      "You were born with Venus in Sagittarius, collecting tunes from other coasts.",
      "Borrowed rhythms, travel sketches and grand subjects may wake your hand, with editing left for rainy days.",
    ],
    Capricorn: [
      "Form pleases your Venus, for it was in Capricorn, among the builders.",
      "A sonnet, a fixed palette or a set working hour may free you more than a blank afternoon.",
    ],
    Aquarius: [
      "Your chart has Venus in Aquarius, turning the canvas upside down.",
      "Rules may be most enjoyable to you once broken, and tools most useful when meant for something else altogether.",
    ],
    Pisces: [
      "Venus sang underwater in Pisces, its sign of honour, when you were born.",
      "Images may arrive half asleep, which is a case for paper by the bed and for seeking sense at breakfast.",
    ],
  },
  unsettled:
    "Venus changed sign about your birth date, and only the exact moment could say which was yours; beauty is its business in both.",
};
