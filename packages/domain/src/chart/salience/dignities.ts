import type { ZodiacSign } from "../../zodiac/signs.ts";
import { ZODIAC_SIGNS } from "../../zodiac/signs.ts";
import type { ChartBody } from "../bodies.ts";

/** The seven bodies that tradition gives signs to. */
export const TRADITIONAL_BODIES = [
  "Sun",
  "Moon",
  "Mercury",
  "Venus",
  "Mars",
  "Jupiter",
  "Saturn",
] as const satisfies readonly ChartBody[];
export type TraditionalBody = (typeof TRADITIONAL_BODIES)[number];

export type Dignity = "home" | "exalted" | "detriment" | "fall";

/** Rulers: Ptolemy, Tetrabiblos, book I, chapter 17. */
const RULERS: Readonly<Record<ZodiacSign, TraditionalBody>> = {
  Aries: "Mars",
  Taurus: "Venus",
  Gemini: "Mercury",
  Cancer: "Moon",
  Leo: "Sun",
  Virgo: "Mercury",
  Libra: "Venus",
  Scorpio: "Mars",
  Sagittarius: "Jupiter",
  Capricorn: "Saturn",
  Aquarius: "Saturn",
  Pisces: "Jupiter",
};

/** Exaltations: Tetrabiblos, book I, chapter 19. */
const EXALTATIONS: Readonly<Record<TraditionalBody, ZodiacSign>> = {
  Sun: "Aries",
  Moon: "Taurus",
  Mercury: "Virgo",
  Venus: "Pisces",
  Mars: "Capricorn",
  Jupiter: "Cancer",
  Saturn: "Libra",
};

/** The body that rules a sign by the traditional scheme of seven. */
export function getSignRuler(sign: ZodiacSign): TraditionalBody {
  return RULERS[sign];
}

/**
 * The essential dignity of a body in a sign, or null where it has none. Fall is opposite exaltation,
 * as in Ptolemy; detriment opposite home, as in William Lilly's table of the essential dignities
 * (Christian Astrology, 1647). Home and detriment go first: Mercury in Virgo is at home, in Pisces in detriment.
 */
export function findDignity(body: TraditionalBody, sign: ZodiacSign): Dignity | null {
  const opposite = ZODIAC_SIGNS[(ZODIAC_SIGNS.indexOf(sign) + 6) % 12] as ZodiacSign;
  if (RULERS[sign] === body) return "home";
  if (RULERS[opposite] === body) return "detriment";
  if (EXALTATIONS[body] === sign) return "exalted";
  if (EXALTATIONS[body] === opposite) return "fall";
  return null;
}
