import type { SectionPlacement } from "../section-corpus.ts";

export const placement: SectionPlacement = {
  planet: "Jupiter",
  bySign: {
    Aries: [
      "Jupiter blazed a path through Aries at your birth.",
      "The talent it suggests is nerve, which may appear when you try the unfamiliar instrument in front of people who already play.",
    ],
    Taurus: [
      "Born as Jupiter moved through Taurus, you may have gifts that ripen in the senses.",
      "A palate, a singing voice or a feel for cloth could be worth more attention than you give it.",
    ],
    Gemini: [
      "Jupiter in Gemini scatters its gifts widely in your chart.",
      "Accents, card tricks and software may come with equal ease, and the knack of linking them is a talent too.",
    ],
    Cancer: [
      "Your Jupiter was exalted in Cancer, as the old books put it.",
      "The gift may be for making people feel expected, which is rarer than cleverness and harder to teach.",
    ],
    Leo: [
      "When Jupiter is in Leo, as it was for you, talent likes warmth and light.",
      "Holding a room may come naturally, whether by a story, a song or a well-timed pause.",
    ],
    Virgo: [
      "In Virgo, Jupiter pours its plenty into a small jug, and your chart has this image.",
      "Precision may be your talent, shown in clean edges, exact recipes and a paragraph without a spare word.",
    ],
    Libra: [
      "Jupiter favoured Libra on the day you came into the world.",
      "You might have an eye for what belongs together, be it colours, colleagues or the guests at one end of a table.",
    ],
    Scorpio: [
      "The treasure in your chart is buried, for Jupiter was in Scorpio.",
      "A talent for asking the real question may show itself late at night, when others have run out of small talk.",
    ],
    Sagittarius: [
      "Jupiter galloped over its own fields in Sagittarius when you were born.",
      "You may teach without noticing, by making a faraway thing sound as near as the next village.",
    ],
    Capricorn: [
      "Your birth found Jupiter in Capricorn, a rich relation on a strict allowance.",
      "Talent may come to you disguised as practice, one scale, one sum or one sketch at a time.",
    ],
    Aquarius: [
      "Jupiter belongs to Aquarius in your chart, where gifts are held in common.",
      "An instinct for improving how a group works may be yours, with the tact to explain the change to its oldest member.",
    ],
    Pisces: [
      "With Jupiter at home in Pisces, your birth carries an image of the overflowing cup.",
      "Mimicry, music or deep sympathy may come so easily that you have never called it a gift.",
    ],
  },
  unsettled:
    "Jupiter changed sign close to your birth date, so which sign is yours waits on the exact moment; in both it is the symbol of plenty.",
};
