import type { SectionPlacement } from "../section-corpus.ts";

export const placement: SectionPlacement = {
  planet: "Mercury",
  bySign: {
    Aries: [
      "In Aries, Mercury speaks first for every part of you, and so it stood at your birth.",
      "The slower voices may need a turn, and a count of three before answering would give them one.",
    ],
    Taurus: [
      "Your birth date shows Mercury in Taurus, a patient interpreter.",
      "The many sides of you may agree over a meal or a walk, given plenty of time and a single topic.",
    ],
    Gemini: [
      "At home in Gemini, your Mercury runs notes between the rooms of the self.",
      "Several convincing people may live in you, and a diary can let them read each other’s handwriting.",
    ],
    Cancer: [
      "Mercury listened at the shell of Cancer when you were born.",
      "Moods and reasons may blur together, so try writing what you felt in one column and what you thought beside it.",
    ],
    Leo: [
      "The spokesperson of your inner company wears the colours of Leo, as Mercury was there at your birth.",
      "Its speeches might also praise the quiet members, including those who only sweep up.",
    ],
    Virgo: [
      "Mercury in Virgo, which your chart records, keeps the minutes for all your selves.",
      "Its notes may be strict, and a list of what works could be entered before it reaches the faults.",
    ],
    Libra: [
      "Libra gave your Mercury a chair between the quarrelling parts.",
      "Each inner side may look so reasonable that choosing feels rude, and a provisional answer can keep the talks going.",
    ],
    Scorpio: [
      "A good detective lives in your chart, with Mercury in Scorpio.",
      "It may question your motives more sternly than anyone else’s, and could offer you the same pardon it grants a friend.",
    ],
    Sagittarius: [
      "Mercury tells your story from the saddle, for it was in Sagittarius.",
      "A large philosophy may hold your parts together, as long as it stops now and then to collect the stragglers.",
    ],
    Capricorn: [
      "With Mercury in Capricorn, your placement, the mind drafts a constitution for itself.",
      "Order among your sides may come readily, and a holiday clause would make it kinder.",
    ],
    Aquarius: [
      "You were born with Mercury in Aquarius, able to watch your own mind from the balcony.",
      "Distance can be clear and chilly; a seat among the feelings may be kept for you downstairs.",
    ],
    Pisces: [
      "Mercury translated from the language of dreams in Pisces when you were born.",
      "What your parts cannot settle by argument may be sketched, hummed or slept on, with the answer noted at breakfast.",
    ],
  },
  unsettled:
    "Mercury changed sign around your birth date, and only the exact moment could say which was yours; the inner translator works on in both.",
};
