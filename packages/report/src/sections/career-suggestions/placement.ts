import type { SectionPlacement } from "../section-corpus.ts";

export const placement: SectionPlacement = {
  planet: "Mars",
  bySign: {
    Aries: [
      "Mars stood in Aries, a sign of its own, on the day you were born.",
      "Your best hour of work may be the first one, before the meetings and the second thoughts arrive.",
    ],
    Taurus: [
      "Your chart has Mars in Taurus, a strong engine set in a low gear.",
      "A deadline that leaves room for sound workmanship is likely to draw more from you than any amount of hurry.",
    ],
    Gemini: [
      "With Mars in Gemini at your birth, the effort that old astrologers called martial goes into words and errands.",
      "Two jobs on the desk could tire you less than one long one.",
    ],
    Cancer: [
      "Cancer held Mars when you were born, so drive and loyalty share a roof in the symbolism.",
      "You might push hardest where the work protects somebody, be it a customer, a crew or a small family firm.",
    ],
    Leo: [
      "At your birth Mars was crossing Leo, where effort likes to be witnessed.",
      "A task with your signature on it, from a shop window to a closing speech, may win extra hours from you gladly.",
    ],
    Virgo: [
      "The Mars of your chart works in Virgo, apron tied and list to hand.",
      "Putting right what is slightly wrong could please you more, on most working days, than launching something new and noisy.",
    ],
    Libra: [
      "You were born while Mars was in Libra, the sign opposite its own, where force has to ask permission.",
      "Bargaining, mediating and making a case may be the truest outlets for such ambition.",
    ],
    Scorpio: [
      "Scorpio is one of two signs given to Mars since antiquity, and yours was there.",
      "Long investigations may suit your stamina, as might any post where difficult news must be handled calmly.",
    ],
    Sagittarius: [
      "Mars rode through Sagittarius on your birth date, carrying its spear a long way from the village.",
      "Work with a horizon in it, such as travel, teaching or expansion, could keep your effort fresh.",
    ],
    Capricorn: [
      "Old writers held Mars in high honour in Capricorn, and that is where your chart places it.",
      "Patience and ambition may pull the same cart for you, especially in a trade with visible rungs.",
    ],
    Aquarius: [
      "Drive takes a public turn in your chart, since Mars was in Aquarius.",
      "The chance to change a poor system might move you most, with the added pleasure of colleagues who argue as equals.",
    ],
    Pisces: [
      "Among the fishes of Pisces, where your Mars was found, effort moves like a tide.",
      "A timetable that lets you surge for three days and drift for one may produce more than constant pressure.",
    ],
  },
  unsettled:
    "Mars changed sign around your birth date, and only the exact moment could say which was yours; in both it pictures how you push.",
};
