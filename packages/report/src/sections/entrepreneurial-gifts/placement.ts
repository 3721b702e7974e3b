import type { SectionPlacement } from "../section-corpus.ts";

export const placement: SectionPlacement = {
  planet: "Mars",
  bySign: {
    Aries: [
      "You have Mars in Aries, the placement of the person who opens the shutters.",
      "Starting may be your chief talent in trade, so decide early who would mind the shop in a dull March.",
    ],
    Taurus: [
      "Mars plodded through Taurus when you were born, pulling something heavy and useful.",
      "A venture built on one good product, made the same way each week, may match your endurance.",
    ],
    Gemini: [
      "In your chart Mars deals in Gemini, the sign of markets and messages.",
      "Words might be your best stock, with three offers tried in a month and the first reply studied closely.",
    ],
    Cancer: [
      "Mars was guarding the doorstep of Cancer at your birth.",
      "A business may stir you when it feeds, houses or remembers people, and when the team feels a little like kin.",
    ],
    Leo: [
      "Showmanship is the gift tradition finds in Mars in Leo, your own placement.",
      "The face of the founder can be a shop sign, and you may enjoy lending yours to something worth the attention.",
    ],
    Virgo: [
      "Your birth placed Mars in Virgo, at the sharp end of quality control.",
      "The fault that everyone else lives with may annoy you daily, and that annoyance could be the beginning of a trade.",
    ],
    Libra: [
      "Mars does business by handshake in Libra, where it stood for your birth.",
      "Enterprise may live in partnership for you, so talk about shares while everybody is still smiling.",
    ],
    Scorpio: [
      "Behind your ventures the old symbolism puts Mars in Scorpio, patient as an angler.",
      "You may see value in what others have written off, from a dull filing system to a derelict yard.",
    ],
    Sagittarius: [
      "Mars took long aim in Sagittarius when you were born.",
      "Scale may excite you before the first sale is made, and a trial in one street can keep the dream honest.",
    ],
    Capricorn: [
      "Capricorn suits Mars as a hill suits a goat, and your chart joins them.",
      "Building slowly may be what you enjoy, with a name earned one customer at a time.",
    ],
    Aquarius: [
      "Born under Mars in Aquarius, you share in the image of a tinkerer with a following.",
      "An invention, a co-operative or a peculiar club might use your nerve better than a franchise.",
    ],
    Pisces: [
      "Mars in Pisces colours your chart, and it trades on feeling.",
      "You may sense what people long for before they can name it, and would do well to borrow somebody’s calculator.",
    ],
  },
  unsettled:
    "Mars changed sign around your birth date, so its place is open without the exact moment; the nerve to start is its gift in both.",
};
