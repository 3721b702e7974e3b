import type { SectionPlacement } from "../section-corpus.ts";

export const placement: SectionPlacement = {
  planet: "Moon",
  bySign: {
    Aries: [
      "With the Moon in Aries at your birth, the inner figure is a Scout who wakes before the camp.",
      "It may act first on a feeling, and enquire afterwards what the feeling was.",
    ],
    Taurus: [
      "The Moon in Taurus gives your gallery a Dairy Keeper, calm among the churns.",
      "When life turns loud, this figure may simply put supper on and wait for the noise to pass.",
    ],
    Gemini: [
      "A Go-between sits in your inner company, for the Moon was in Gemini when you were born.",
      "Its comfort might be to tell the story of the day to whoever is nearest.",
    ],
    Cancer: [
      "The Moon kept its own lodge in Cancer at your birth, and its figure is the Hearth Tender.",
      "This side of you may notice who is cold before anyone mentions the draught.",
    ],
    Leo: [
      "Behind your everyday face stands a child Monarch, since your Moon was in Leo.",
      "It may want to be clapped for, and is apt to give away its sweets as soon as it has been.",
    ],
    Virgo: [
      "Your Moon in Virgo suggests the Apothecary, with labelled jars and a lamp on late.",
      "Worry may dress itself as helpfulness here, so invite the figure to sit down with its tea.",
    ],
    Libra: [
      "In Libra, the Moon of your chart resembles a Host arranging chairs.",
      "Calm may come only when everyone is comfortable, and the list of guests should have your own name on it.",
    ],
    Scorpio: [
      "The Moon was in Scorpio when you came along, and tradition would draw a Night Watch.",
      "Such a figure may trust few people and remember every kindness, keeping both facts under its coat.",
    ],
    Sagittarius: [
      "A Wandering Scholar answers to your Moon, placed in Sagittarius at birth.",
      "Restless evenings could be its knock at the door, asking for a new page, a new hill or a new accent.",
    ],
    Capricorn: [
      "Capricorn shaped the Moon you were born with, and its mask is the Old Steward.",
      "It may carry the keys through every mood, and rarely tell anybody that they are heavy.",
    ],
    Aquarius: [
      "Among your inner figures one keeps a telescope, for the Moon was in Aquarius at your birth.",
      "This Observer may love people truly and still need to watch them from a little way off.",
    ],
    Pisces: [
      "At your birth the Moon was in Pisces, the haunt of a dreaming Ferry Pilot.",
      "The figure may carry others across their feelings, and forget by evening which bank it came from.",
    ],
  },
  unsettled:
    "The Moon moved on to another sign near your birth date, so its portrait stays veiled without the exact moment, though the sitter is plainly tender.",
};
