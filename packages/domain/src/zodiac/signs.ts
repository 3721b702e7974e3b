/** The twelve tropical signs, 30 degrees of ecliptic longitude each, starting at 0 degrees Aries. */
export const ZODIAC_SIGNS = [
  "Aries",
  "Taurus",
  "Gemini",
  "Cancer",
  "Leo",
  "Virgo",
  "Libra",
  "Scorpio",
  "Sagittarius",
  "Capricorn",
  "Aquarius",
  "Pisces",
] as const;
export type ZodiacSign = (typeof ZODIAC_SIGNS)[number];

export const ELEMENTS = ["Fire", "Earth", "Air", "Water"] as const;
export type Element = (typeof ELEMENTS)[number];

export const MODALITIES = ["Cardinal", "Fixed", "Mutable"] as const;
export type Modality = (typeof MODALITIES)[number];

/** True for exactly the twelve capitalised sign names. */
export function isZodiacSign(value: unknown): value is ZodiacSign {
  return ZODIAC_SIGNS.includes(value as ZodiacSign);
}

/** Elements repeat every four signs from Aries: fire, earth, air, water. */
export function getElement(sign: ZodiacSign): Element {
  return ELEMENTS[ZODIAC_SIGNS.indexOf(sign) % 4] as Element;
}

/** Modalities repeat every three signs from Aries: cardinal, fixed, mutable. */
export function getModality(sign: ZodiacSign): Modality {
  return MODALITIES[ZODIAC_SIGNS.indexOf(sign) % 3] as Modality;
}
