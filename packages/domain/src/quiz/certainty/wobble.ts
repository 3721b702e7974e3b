import type { Axis } from "../../mbti/types.ts";
import type { AxisReading } from "./letter-certainty.ts";

/**
 * How much of a trait is the same some weeks later, as a correlation: the published retest of type questionnaires
 * (at least .75 on E/I, S/N and J/P, .61 on T/F; Randall and others 2017) divided by the reliability of about .9 that
 * such long forms have.
 */
export const STABILITY: Readonly<Record<Axis, number>> = { EI: 0.83, SN: 0.83, TF: 0.68, JP: 0.83 };

/**
 * Wide enough that nineteen unchanged retakes in twenty stay within it on all four axes (`npm run quiz:quality`): few
 * answers are coarse.
 */
const BAND = 2.6;

/** Between which readings a later sitting falls, on all axes, for nineteen people in twenty who have not changed. */
export interface WobbleBand {
  from: number;
  to: number;
}

type Reading = Pick<AxisReading, "axis" | "mean" | "deviation">;

/**
 * Where a later sitting with `laterDeviation` is expected after this one. Its reading is a shrunken estimate with
 * reliability 1 - deviation²; the trait itself keeps the share that `STABILITY` names.
 */
export function computeWobble(
  { axis, mean, deviation }: Reading,
  laterDeviation: number,
): WobbleBand {
  const kept = STABILITY[axis];
  const reliability = 1 - Math.min(laterDeviation, 1) ** 2;
  const trait = kept ** 2 * deviation ** 2 + (1 - kept ** 2);
  const spread = Math.sqrt(reliability ** 2 * trait + reliability * (1 - reliability));
  const center = reliability * kept * mean;
  return { from: center - BAND * spread, to: center + BAND * spread };
}

export type Change = "within normal wobble" | "a real shift";

/** Whether a later sitting differs from an earlier one by more than an unchanged person's would. */
export function judgeChange(earlier: Reading, later: Reading): Change {
  const { from, to } = computeWobble(earlier, later.deviation);
  return later.mean < from || later.mean > to ? "a real shift" : "within normal wobble";
}
