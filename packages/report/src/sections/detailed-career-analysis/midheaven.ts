import type { AngleReadings } from "../section-corpus.ts";

export const midheaven: AngleReadings = {
  angle: "midheaven",
  bySign: {
    Aries: [
      "At the top of your chart, the Midheaven, stands Aries, which tradition links with being first through a gap.",
      "Your public work may go well where something must be started and nobody has written the rules yet.",
    ],
    Taurus: [
      "Taurus holds the Midheaven, so the old image of your calling is a thing made well and kept in use.",
      "A name for steadiness may grow around you slowly, much as a path does.",
    ],
    Gemini: [
      "With Gemini at the Midheaven, the work that others see is pictured as talk, print, trade and connection.",
      "More than one title may fit on your card, and the pairing of the two could be the point.",
    ],
    Cancer: [
      "Cancer at the highest point of the wheel, the Midheaven, puts something homely in full view.",
      "You may be known in public for the kind of care that most people keep for the kitchen table.",
    ],
    Leo: [
      "Your Midheaven in Leo is drawn as a lit stage with one chair on it.",
      "Recognition may matter to you, and it tends to rest easier when the work was a joy in itself.",
    ],
    Virgo: [
      "The Midheaven of this chart lies in Virgo, where reputation is built out of details that did not go wrong.",
      "You may be thanked last and relied on first, so keep a record of what you mend.",
    ],
    Libra: [
      "Libra crowns the chart at its Midheaven, and symbolism turns the public face toward fairness, design and agreement.",
      "Your standing may depend on bringing two parties to one table, including the times when you are a party yourself.",
    ],
    Scorpio: [
      "With Scorpio on the meridian, the Midheaven points to work that goes behind closed doors and under surfaces.",
      "Others may trust you with what is delicate, private or broken, and remember that you did not flinch.",
    ],
    Sagittarius: [
      "Tradition gives a Midheaven in Sagittarius the view from a hill, with roads going off on every side.",
      "Teaching, travel or a wide question may shape what you are known for.",
    ],
    Capricorn: [
      "Capricorn is at ease on your Midheaven, since height and long effort are its subjects.",
      "Your good name may be a building that takes decades, so it is worth deciding early who may use the rooms.",
    ],
    Aquarius: [
      "The point of public life, the Midheaven, falls in Aquarius, among inventors, clubs and useful oddities.",
      "You may be valued for the view nobody else in the room would have put forward.",
    ],
    Pisces: [
      "A Midheaven in Pisces hangs a watercolour where other charts keep a job description.",
      "Your calling may involve images, care or the sea of human feeling, and it can change shape without losing its thread.",
    ],
  },
};
