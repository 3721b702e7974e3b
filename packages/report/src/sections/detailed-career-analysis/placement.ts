import type { SectionPlacement } from "../section-corpus.ts";

export const placement: SectionPlacement = {
  planet: "Saturn",
  bySign: {
    Aries: [
      "Saturn in Aries marks your chart, so ambition may have had to learn the use of brakes.",
      "Over a working life, you might move from proving yourself quickly to choosing which races deserve you.",
    ],
    Taurus: [
      "At your birth Saturn was setting fence posts in Taurus.",
      "A career may satisfy you when it leaves something lasting behind, and when its weeks are plain and settled.",
    ],
    Gemini: [
      "Saturn sat an examination in Gemini, you might say, when you were born.",
      "Qualifications, clear reports and a name for accurate speech may become the backbone of your working years.",
    ],
    Cancer: [
      "Work and home press on each other where Saturn is in Cancer, the case in your chart.",
      "A firm line between desk and supper may help, drawn before anyone asks for it.",
    ],
    Leo: [
      "Your Saturn serves its time in Leo, where recognition is earned slowly.",
      "The unseen parts of a career could feel long to you, and a private record of good days may shorten them.",
    ],
    Virgo: [
      "Saturn took up a fine file in Virgo at the time you were born.",
      "Mastery of one exacting craft may anchor your career, once good enough has been given a definition.",
    ],
    Libra: [
      "With Saturn well placed in Libra, your chart leans towards contracts and common rules.",
      "Arbitration, planning or a jointly held office may ripen with you, since fairness gains weight with age.",
    ],
    Scorpio: [
      "Saturn held the ledgers of Scorpio when you were born.",
      "What is confidential may be entrusted to you over the years, whether accounts, case histories or a crisis behind closed doors.",
    ],
    Sagittarius: [
      "The long road of Sagittarius had Saturn on it at your birth, walking steadily.",
      "Teaching, publishing or work abroad may come later than you planned, with more to say for the delay.",
    ],
    Capricorn: [
      "In the sign it governs, Capricorn, your Saturn looks at work as masonry.",
      "Rank may matter to you less for its view than for the right to build things properly.",
    ],
    Aquarius: [
      "You were born while Saturn was drafting rules in Aquarius.",
      "An institution that serves many could be your long project, especially where you are allowed to redraw its plumbing.",
    ],
    Pisces: [
      "Saturn and Pisces share a harbour in your birth chart.",
      "Working life may ask you to give form to something vague, such as care, art or hope, and to keep office hours for it.",
    ],
  },
  unsettled:
    "Saturn changed sign around your birth date, so without the exact moment its place is open; steady effort is its counsel in both signs.",
};
