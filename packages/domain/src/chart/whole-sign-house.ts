import { wrapDegrees } from "../zodiac/circle.ts";
import { ZODIAC_SIGNS, type ZodiacSign } from "../zodiac/signs.ts";

/** The house, 1 to 12, that a sign is when each house is a whole sign and `first` is house 1. */
export function getWholeSignHouse(sign: ZodiacSign, first: ZodiacSign): number {
  return ((ZODIAC_SIGNS.indexOf(sign) - ZODIAC_SIGNS.indexOf(first) + 12) % 12) + 1;
}

/** Where the houses begin when each is a whole sign: the sign that holds the Ascendant is the first. */
export function wholeSignCusps(ascendant: number): number[] {
  const first = Math.floor(ascendant / 30) * 30;
  return Array.from({ length: 12 }, (_, index) => wrapDegrees(first + index * 30));
}
