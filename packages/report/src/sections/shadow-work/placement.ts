import type { SectionPlacement } from "../section-corpus.ts";

export const placement: SectionPlacement = {
  planet: "Saturn",
  bySign: {
    Aries: [
      "Saturn stood in Aries when you were born, a bridle laid on a young horse.",
      "The shadow here may be anger you learned to swallow, which can return as impatience in a slow queue.",
    ],
    Taurus: [
      "With Saturn in Taurus at your birth, the old warden keeps watch over the larder.",
      "A hidden fear of lack may whisper while you pack too much for a short trip.",
    ],
    Gemini: [
      "Your chart sets Saturn in Gemini, and a schoolroom clock ticks in that picture.",
      "Somebody may once have called your words foolish, so notice when you rehearse a simple telephone call.",
    ],
    Cancer: [
      "Saturn was a stern guest in the kitchen of Cancer when you were born.",
      "Need itself could be what you hide, and a clue may lie in how fast you say that you are fine.",
    ],
    Leo: [
      "Leo had Saturn for a lodger at your birth, and the stage curtain stayed half drawn.",
      "A sharp dislike of show-offs may belong to some part of you that was told to sit down.",
    ],
    Virgo: [
      "An inspector walks the rows where Saturn occupies Virgo, as it does for you.",
      "The shadow could be a belief that one mistake spoils the whole, so leave a small error standing.",
    ],
    Libra: [
      "Saturn was honoured in Libra by early astrologers, and yours belongs there.",
      "Politeness might serve you as armour, and beneath it may sit a resentment with every debt written down.",
    ],
    Scorpio: [
      "In Scorpio, where Saturn was when you were born, the cellar has a good lock.",
      "Being known may alarm you more than being alone, which makes each small confession a brave act.",
    ],
    Sagittarius: [
      "Saturn asked for papers at the border of Sagittarius on the day of your birth.",
      "Doubt about your own beliefs may hide inside certainty, most likely within the opinions you defend loudest.",
    ],
    Capricorn: [
      "Capricorn is the mountain Saturn rules, and the planet was there when you were born.",
      "The buried part of you could be a playful one, told to grow up early and still waiting for leave.",
    ],
    Aquarius: [
      "Your birth date gives Saturn in Aquarius, the airier of its two homes.",
      "Standing apart may have become a habit, and the wish to belong might be the secret you keep best.",
    ],
    Pisces: [
      "The sea wall of the zodiac belongs to Saturn in Pisces, the placement in your chart.",
      "Guilt without a clear cause may drift in on certain evenings, and naming it aloud can thin the fog.",
    ],
  },
  unsettled:
    "Saturn changed signs near the date you were born, and the exact moment is open; read it as a plain mark of guardedness.",
};
