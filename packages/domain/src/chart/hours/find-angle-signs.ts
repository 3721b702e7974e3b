import type { ZodiacSign } from "../../zodiac/signs.ts";
import { computeAngles } from "../angles.ts";
import type { AngleSigns, BirthPlace } from "../chart-facts.ts";
import { localSkyAt } from "../local-sky.ts";
import { MINUTE, type MinuteRange } from "./minute-ranges.ts";

/** The signs of the angles that are the same at every one of the minutes; null where neither is. */
export function findAngleSigns(
  ranges: readonly MinuteRange[],
  place: BirthPlace,
): AngleSigns | null {
  const rising = new Set<ZodiacSign>();
  const culminating = new Set<ZodiacSign>();
  for (const { from, to } of ranges) {
    for (let at = from; at <= to; at += MINUTE) {
      const { ascendant, midheaven } = computeAngles(localSkyAt(new Date(at), place));
      rising.add(ascendant.sign);
      culminating.add(midheaven.sign);
      if (rising.size > 1 && culminating.size > 1) return null;
    }
  }
  return { ascendant: onlyOne(rising), midheaven: onlyOne(culminating) };
}

const onlyOne = ([sign, ...others]: Iterable<ZodiacSign>): ZodiacSign | null =>
  others.length === 0 ? (sign ?? null) : null;
