import { ORB_FACTORS } from "../../sky/orb-factors.ts";
import { signedDegrees, wrapDegrees } from "../../zodiac/circle.ts";
import { ZODIAC_SIGNS, type ZodiacSign } from "../../zodiac/signs.ts";
import { ASPECTS, allowedOrb } from "../aspect-orbs.ts";
import { CHART_BODIES, type ChartBody } from "../bodies.ts";
import { houseAt } from "../houses.ts";
import type { HourFact } from "./hour-facts.ts";
import { type HoursCounting, readFrame } from "./hours-counting.ts";
import { type HoursSky, readDifferences } from "./hours-sky.ts";

const NONE = -1;
const BODIES = CHART_BODIES.length;
const RISING = 0;
const MIDHEAVEN = 1;
const FIRST_SIGN = 2;
const FIRST_HOUSE = FIRST_SIGN + BODIES;
const FIRST_PAIR = FIRST_HOUSE + BODIES;

interface Pair {
  a: number;
  b: number;
  orbs: readonly { angle: number; allowed: number }[];
}

const PAIRS: readonly Pair[] = CHART_BODIES.flatMap((first, a) =>
  CHART_BODIES.slice(a + 1).map((second, index) => ({
    a,
    b: a + 1 + index,
    orbs: ASPECTS.map((aspect) => ({
      angle: aspect.angle,
      allowed: allowedOrb(aspect, first, second),
    })),
  })),
);

/** How many facts a state has: rising sign, Midheaven, then sign and house of each body, then each pair. */
export const STATE_SIZE = FIRST_PAIR + PAIRS.length;

/** How the sky stood at an instant: signs 0 to 11, houses 0 to 11, aspects by their place in ASPECTS or -1. */
export type HourState = Int8Array;

export function readState(
  sky: HoursSky,
  at: number,
  state: HourState,
  counting: HoursCounting,
): void {
  const steps = (at - sky.from) / sky.step;
  const longitudes = CHART_BODIES.map((body) =>
    wrapDegrees(readDifferences(sky.bodies[body], steps) - counting.zodiacOffset),
  );
  const { angles, houses } = readFrame(sky, at, counting);
  const rising = signIndex(angles.ascendant.longitude);
  state[RISING] = rising;
  state[MIDHEAVEN] = signIndex(angles.midheaven.longitude);
  longitudes.forEach((longitude, index) => {
    state[FIRST_SIGN + index] = signIndex(longitude);
    state[FIRST_HOUSE + index] = houseAt(longitude, houses.cusps) - 1;
  });
  const factor = ORB_FACTORS[counting.orbs];
  PAIRS.forEach(({ a, b, orbs }, index) => {
    const separation = Math.abs(signedDegrees((longitudes[a] ?? 0) - (longitudes[b] ?? 0)));
    state[FIRST_PAIR + index] = orbs.findIndex(
      ({ angle, allowed }) => Math.abs(separation - angle) <= allowed * factor,
    );
  });
}

const signIndex = (longitude: number) => Math.floor(longitude / 30);

/** The fact that a place of the state stands for; null for a pair without an aspect. */
export function toHourFact(index: number, value: number): HourFact | null {
  if (index === RISING) return { kind: "rising", sign: signAtIndex(value) };
  if (index === MIDHEAVEN) return { kind: "midheaven", sign: signAtIndex(value) };
  if (index < FIRST_HOUSE) {
    return { kind: "sign", body: bodyAt(index - FIRST_SIGN), sign: signAtIndex(value) };
  }
  if (index < FIRST_PAIR) {
    return { kind: "house", body: bodyAt(index - FIRST_HOUSE), house: value + 1 };
  }
  const pair = PAIRS[index - FIRST_PAIR];
  const aspect = ASPECTS[value];
  if (value === NONE || !pair || !aspect) return null;
  return { kind: "aspect", bodies: [bodyAt(pair.a), bodyAt(pair.b)], aspect: aspect.name };
}

const signAtIndex = (index: number) => ZODIAC_SIGNS[index] as ZodiacSign;
const bodyAt = (index: number) => CHART_BODIES[index] as ChartBody;
