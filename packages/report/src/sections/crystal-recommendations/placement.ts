import type { SectionPlacement } from "../section-corpus.ts";

export const placement: SectionPlacement = {
  planet: "Venus",
  bySign: {
    Aries: [
      "Venus was in Aries on your birth date, a pairing of rose and flint.",
      "Red jasper or a rough pink pebble may suit the idea, something kept in a pocket for warm decisions.",
    ],
    Taurus: [
      "Green is the colour given to Venus in Taurus, the placement in your chart.",
      "Jade, moss agate or a smooth garden stone could stand on the sill as a picture of contentment.",
    ],
    Gemini: [
      "Your Venus in Gemini might choose a stone with two colours.",
      "Pink and green meet in some tourmalines, and a striped pebble would give restless fingers as much to turn during a call.",
    ],
    Cancer: [
      "Since Venus lay in Cancer at your birth, the sea would be its jeweller.",
      "A pearl or a plain shell may recall some shore you loved, which is a better reason than any catalogue.",
    ],
    Leo: [
      "Venus in Leo, as your birth has it, likes a stone that catches the light.",
      "Citrine or amber could play the part, set where the morning reaches it and the dust does not.",
    ],
    Virgo: [
      "The Venus of your birth date keeps a neat tray in Virgo.",
      "Plain, well-cut pieces of green aventurine or clear quartz may please you most, particularly where each has a use.",
    ],
    Libra: [
      "Libra and Venus were together when you were born, and a matched pair is their emblem.",
      "Two small rose quartzes, or two like pebbles from one beach, could speak for balance on a desk.",
    ],
    Scorpio: [
      "Your chart holds Venus in Scorpio, so the jewel is likely to be dark.",
      "Garnet may show its red only against the light, a fair image of affection that is slow to reveal itself.",
    ],
    Sagittarius: [
      "Venus went abroad in Sagittarius, one might say, on the day you were born.",
      "Lapis lazuli crossed whole deserts to reach the jewellers of Egypt, and a pebble from a journey may tell a similar story.",
    ],
    Capricorn: [
      "Jet and smoky quartz go well with Venus in Capricorn, where yours was found.",
      "One serious piece with a history may content you longer than a bowl of bright ones.",
    ],
    Aquarius: [
      "In Aquarius, where Venus was at your birth, taste runs to the curious.",
      "Labradorite, dull until it flashes at one angle, may interest you more than anything the dealer calls precious.",
    ],
    Pisces: [
      "A sea-washed look belongs to Venus in Pisces, your birth placement.",
      "Pale blue chalcedony may catch it, and beach glass will serve as well, having been broken once and smoothed by time.",
    ],
  },
  unsettled:
    "Venus changed from one sign to another about your birth date, and the exact moment is open; pick the stone whose colour you simply love.",
};
