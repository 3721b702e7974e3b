import type { SectionPlacement } from "../section-corpus.ts";

export const placement: SectionPlacement = {
  planet: "Mars",
  bySign: {
    Aries: [
      "Mars burned in Aries at your birth, a fire that needs little kindling.",
      "Imagine a brazier just below the ribs, bright enough to see by and small enough to sit beside.",
    ],
    Taurus: [
      "In your chart Mars treads through Taurus, close to the root of the picture.",
      "The lowest lamp might be drawn as a stove with its door shut, sending slow heat to every floor.",
    ],
    Gemini: [
      "Mars was in Gemini when you were born, and its sparks fly up to the throat.",
      "Picture breath as a bellows there, and think how a slower pull might change what you say.",
    ],
    Cancer: [
      "Your Mars in Cancer could be drawn as a flame over water, low in the belly.",
      "In this image heat and tide share a bowl, so ask which of them is moving you today.",
    ],
    Leo: [
      "With Mars in Leo on your birth date, the natural picture is a hearth inside the heart.",
      "Its doors may be imagined opening outward, so that courage and warmth leave by the same way.",
    ],
    Virgo: [
      "Virgo gave Mars a workbench when you were born.",
      "Set it at the solar plexus in your mind, with each tool hung up and a single small task laid out for today.",
    ],
    Libra: [
      "Mars had to share its chair in Libra, where your birth date finds it.",
      "Think of the heart centre as a pair of pans, one for wanting and one for giving way.",
    ],
    Scorpio: [
      "A banked fire suits Mars in Scorpio, the placement you were born with.",
      "Tradition might set it in the sacral centre, where desire can glow for months under a covering of ash.",
    ],
    Sagittarius: [
      "Your chart sends Mars into Sagittarius like an arrow with a lit tip.",
      "Follow its flight from the root up to the brow, and see which storey of the tower it passes fastest.",
    ],
    Capricorn: [
      "Mars stood firm in Capricorn on the day you were born, a fire inside a stone.",
      "The root centre is its place in this drawing, holding enough strength for a long stair.",
    ],
    Aquarius: [
      "Electric images gather round Mars in Aquarius, which is the one in your chart.",
      "Current might be seen running from throat to brow, with an earth wire down to the soles of the feet.",
    ],
    Pisces: [
      "Mars dissolved like salt in Pisces when you were born.",
      "Mist at the crown over a warm sea may be the fitting image, and the body is the boat that needs a keel.",
    ],
  },
  unsettled:
    "Mars entered a new sign near your birth date, and the exact moment is open, so picture heat wherever eagerness rises today.",
};
