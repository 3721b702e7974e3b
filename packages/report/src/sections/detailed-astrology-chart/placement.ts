import type { SectionPlacement } from "../section-corpus.ts";

export const placement: SectionPlacement = {
  planet: "Mercury",
  bySign: {
    Aries: [
      "The chart of your birth shows Mercury in Aries, the first and liveliest field of the wheel.",
      "Astrologers read this as speech that arrives ahead of its manners, often bright and rarely guarded.",
    ],
    Taurus: [
      "Mercury is drawn in Taurus on your wheel, a swift planet in a slow sign.",
      "The pairing may show as a mind that learns by handling things and seldom forgets their weight.",
    ],
    Gemini: [
      "Look at the third slice of the zodiac and there is your Mercury, at home in Gemini.",
      "The symbolism suggests quick exchange, a taste for puns and several conversations going at once.",
    ],
    Cancer: [
      "Your Mercury lies in Cancer, a water sign ruled by the Moon.",
      "Thought and memory mix in this placement, and you may often find yourself quoting a grandparent or an old neighbour.",
    ],
    Leo: [
      "Mercury borrowed the Sun’s own sign of Leo for your birth.",
      "Readers of charts expect warm and vivid speech from it, perhaps with one finger raised for emphasis.",
    ],
    Virgo: [
      "Dignity is the technical word for Mercury in Virgo, and your chart has it.",
      "A mind so placed is said to sort, compare and correct, sometimes before anybody has asked.",
    ],
    Libra: [
      "On your wheel Mercury keeps to Libra, an air sign in the care of Venus.",
      "Courtesy tends to shape the sentence in that reading, and one unkind word may stay with you for days.",
    ],
    Scorpio: [
      "Scorpio was hosting Mercury on the date you were born, below the surface of polite talk.",
      "Old handbooks speak of a probing wit, and you may recognise the silence before your best question.",
    ],
    Sagittarius: [
      "Traditional books call Mercury an exile in Sagittarius, and there it stood at your birth.",
      "Big ideas may crowd out small facts in this picture, often to lively effect at the dinner table.",
    ],
    Capricorn: [
      "Beside the goat of Capricorn on your wheel stands Mercury, sparing with its words.",
      "Speech under this symbol may be measured and dry, like a timetable with a sense of humour.",
    ],
    Aquarius: [
      "In your birth chart Mercury breathes the thin air of Aquarius.",
      "The usual reading is of an original mind that prefers a principle to an anecdote, though it may tell both well.",
    ],
    Pisces: [
      "Mercury and Pisces make an unlikely pair, and they met on your birth date.",
      "Meaning may come to you in images and tones, so that a poem explains what a manual could not.",
    ],
  },
  unsettled:
    "One entry stays in pencil: Mercury changed sign around your birth date, and without the exact moment it can only be placed somewhere near the Sun.",
};
