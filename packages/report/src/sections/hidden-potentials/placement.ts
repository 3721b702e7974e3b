import type { SectionPlacement } from "../section-corpus.ts";

export const placement: SectionPlacement = {
  planet: "Jupiter",
  bySign: {
    Aries: [
      "A hidden door in your chart has Jupiter in Aries behind it.",
      "You may be bolder than your record shows, and a single unrehearsed yes could bring that boldness to light.",
    ],
    Taurus: [
      "Jupiter lay in Taurus at your birth, like a field left fallow on purpose.",
      "A slow ability may be resting there, with plants, sums or stone, asking only for regular hours.",
    ],
    Gemini: [
      "Your chart keeps Jupiter in Gemini, a drawer of unposted letters.",
      "The writer, mimic or translator in you may need no more than a deadline and one amused reader.",
    ],
    Cancer: [
      "Deep in the shell of Cancer, your Jupiter stores what it loves.",
      "There might be an unused gift for keeping memory, from family papers to the songs of a vanished street.",
    ],
    Leo: [
      "Jupiter was in Leo when you were born, though lions also spend long hours asleep.",
      "A performer may doze in you, and reading aloud to one person could be enough to wake it.",
    ],
    Virgo: [
      "Your birth date puts Jupiter in Virgo, hiding its gold among the spare screws.",
      "What you call fussing may be a real gift for method, useful to any group in a muddle.",
    ],
    Libra: [
      "Under Jupiter in Libra, the placement of your birth, tact is more than manners.",
      "A mediator or a designer may be waiting in you, overlooked because harmony leaves so little evidence.",
    ],
    Scorpio: [
      "Jupiter sank a well in Scorpio at the time of your birth.",
      "Reserves of courage may come up only in trouble, as you might see by recalling the last bad week.",
    ],
    Sagittarius: [
      "Somewhere beyond your usual map, Jupiter waits in its own Sagittarius, as your chart has it.",
      "A language, a long trail or a philosophy class might wake what routine leaves asleep.",
    ],
    Capricorn: [
      "In Capricorn, Jupiter grows like a pine on rock, and you were born with it there.",
      "Authority may be your late talent, first felt on the day you stop waiting to be appointed.",
    ],
    Aquarius: [
      "Jupiter kept odd hours in Aquarius when you were born.",
      "The idea you dismissed as too strange may hold a real potential, so tell it to somebody with a screwdriver.",
    ],
    Pisces: [
      "The sea in your chart is wide, since Jupiter was in Pisces.",
      "An untested gift for comfort or for art may lie under all that modest daydreaming, like a pearl in a plain shell.",
    ],
  },
  unsettled:
    "Jupiter changed sign near your birth date, and without the exact moment its place stays open; it stands for room to grow in both signs.",
};
