import { toAstroTime } from "../../zodiac/astro-time.ts";
import { signedDegrees } from "../../zodiac/circle.ts";
import { CHART_BODIES, type ChartBody } from "../bodies.ts";
import { longitudeOn } from "../body-longitude.ts";
import type { BirthPlace } from "../chart-facts.ts";
import { localSkyAt } from "../local-sky.ts";
import type { HoursSky } from "./hours-sky.ts";
import { MINUTE, type MinuteRange } from "./minute-ranges.ts";

/**
 * Instants the sky is computed for. Between seven of a day the Moon, the fastest, strays less than
 * 0.001 arc seconds from the curve through them.
 */
const INSTANTS = 7;
/** A sidereal day is this much of a turn longer than 360 degrees a day. */
const TURN_A_DAY = 360.985_647_4;
const DAY = 86_400_000;

/** The sky over a place through all minutes of the ranges. Throws RangeError for a place not on Earth. */
export function computeHoursSky(ranges: readonly MinuteRange[], place: BirthPlace): HoursSky {
  const from = ranges[0]?.from ?? 0;
  const to = Math.max(ranges.at(-1)?.to ?? 0, from + MINUTE);
  const step = (to - from) / (INSTANTS - 1);
  const instants = Array.from({ length: INSTANTS }, (_, index) => new Date(from + index * step));
  const times = instants.map(toAstroTime);
  const skies = instants.map((at) => localSkyAt(at, place));
  const bodies = CHART_BODIES.map((body) => {
    const longitudes = times.map((time) => longitudeOn(body, time));
    return [body, toDifferences(unwrap(longitudes, 0))] as const;
  });
  const meridians = skies.map(({ meridian }) => meridian);
  return {
    from,
    step,
    bodies: Object.fromEntries(bodies) as Record<ChartBody, number[]>,
    meridian: toDifferences(unwrap(meridians, (TURN_A_DAY * step) / DAY)),
    obliquity: skies[INSTANTS >> 1]?.obliquity ?? NaN,
    latitude: place.latitude,
  };
}

/** Angles that do not jump by 360, of a quantity that grows by about so much between them. */
function unwrap(angles: readonly number[], growth: number): number[] {
  let last = angles[0] ?? 0;
  return angles.map((angle, index) => {
    if (index > 0) last += growth + signedDegrees(angle - last - growth);
    return last;
  });
}

function toDifferences(values: readonly number[]): number[] {
  const differences: number[] = [];
  for (let left = [...values]; left.length > 0; ) {
    differences.push(left[0] ?? 0);
    left = left.slice(1).map((value, index) => value - (left[index] ?? 0));
  }
  return differences;
}
