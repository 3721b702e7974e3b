import type { SectionPlacement } from "../section-corpus.ts";

export const placement: SectionPlacement = {
  planet: "Jupiter",
  bySign: {
    Aries: [
      "Jupiter stood in Aries at your birth, and growth there belongs to whoever dares to begin.",
      "Purpose may feel strongest each time you go first and leave a gap in the hedge for others.",
    ],
    Taurus: [
      "In your chart Jupiter, the old planet of increase, grazes in Taurus.",
      "A meaningful life might look to you like good land well kept, with enough put by to share at the gate.",
    ],
    Gemini: [
      "Born when Jupiter was in Gemini, you share a symbol of growth through questions.",
      "Your reason for being here may come piecemeal, in talk and half-read books, until one day the pieces answer each other.",
    ],
    Cancer: [
      "Cancer was counted Jupiter’s place of honour, and your birth fell while it was there.",
      "To shelter something, be it a person, a custom or a stretch of riverbank, could be your large task.",
    ],
    Leo: [
      "Your Jupiter shines from Leo, where generosity likes an audience.",
      "Encouraging others out loud may be close to the heart of your purpose, along with letting your own best work be seen.",
    ],
    Virgo: [
      "Jupiter in Virgo, the placement of your birth date, finds greatness in small repairs.",
      "Usefulness may be your nearest path to meaning, and a fair measure is whose ordinary Monday runs easier for it.",
    ],
    Libra: [
      "The scales of Libra held Jupiter when you were born.",
      "Your larger aim might be a fairer arrangement somewhere, whether between two neighbours or across a whole trade.",
    ],
    Scorpio: [
      "Tradition has Jupiter dig rather than spread in Scorpio, and there it stands in your chart.",
      "What matters most to you may lie beneath a loss or a secret, once there is nerve enough to look.",
    ],
    Sagittarius: [
      "Jupiter rules Sagittarius, and at your birth it was riding its own land.",
      "A far goal may suit you, as long as word is sent back now and then to those who stayed behind.",
    ],
    Capricorn: [
      "When you were born, Jupiter was climbing through Capricorn with its coat buttoned.",
      "Meaning may gather slowly around a duty done well over decades, with laughter let in by the side door.",
    ],
    Aquarius: [
      "Your birth date places Jupiter in Aquarius, among plans for people not yet born.",
      "You might measure a life by what it leaves for common use, such as a method or an open gate.",
    ],
    Pisces: [
      "Pisces is an ancient home of Jupiter, and the planet was there for your arrival.",
      "Kindness without a ledger may lie near your purpose, and so may knowing when the boat is full.",
    ],
  },
  unsettled:
    "Jupiter left one sign for another about when you were born, and only the exact moment could place it; growth is its theme in both.",
};
