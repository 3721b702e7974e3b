import { ZODIAC_SIGNS, type ZodiacSign } from "../zodiac/signs.ts";

/** The house, 1 to 12, that a sign is when each house is a whole sign and `first` is house 1. */
export function getWholeSignHouse(sign: ZodiacSign, first: ZodiacSign): number {
  return ((ZODIAC_SIGNS.indexOf(sign) - ZODIAC_SIGNS.indexOf(first) + 12) % 12) + 1;
}
