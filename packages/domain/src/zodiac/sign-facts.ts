import {
  type Element,
  getElement,
  getModality,
  type Modality,
  ZODIAC_SIGNS,
  type ZodiacSign,
} from "./signs.ts";

/** What the tradition attaches to a sign. */
export interface SignFacts {
  element: Element;
  modality: Modality;
  /** The shape the constellation is drawn as: "the Ram". */
  figure: string;
  /** The Unicode character in its text form, which keeps it from rendering as a color emoji. */
  symbol: string;
  /** The drawn glyph's name: "aries". */
  glyph: Lowercase<ZodiacSign>;
  /** Ecliptic longitude where the sign begins, in degrees. */
  startsAt: number;
}

const FIGURES: Readonly<Record<ZodiacSign, string>> = {
  Aries: "the Ram",
  Taurus: "the Bull",
  Gemini: "the Twins",
  Cancer: "the Crab",
  Leo: "the Lion",
  Virgo: "the Maiden",
  Libra: "the Scales",
  Scorpio: "the Scorpion",
  Sagittarius: "the Archer",
  Capricorn: "the Sea-Goat",
  Aquarius: "the Water-Bearer",
  Pisces: "the Fishes",
};

const ARIES_CODE_POINT = 0x2648;
const TEXT_FORM = "\uFE0E";

/** Everything fixed about a sign; its dates are not, they are computed for each year. */
export function getSignFacts(sign: ZodiacSign): SignFacts {
  const index = ZODIAC_SIGNS.indexOf(sign);
  return {
    element: getElement(sign),
    modality: getModality(sign),
    figure: FIGURES[sign],
    symbol: String.fromCodePoint(ARIES_CODE_POINT + index) + TEXT_FORM,
    glyph: sign.toLowerCase() as Lowercase<ZodiacSign>,
    startsAt: index * 30,
  };
}
