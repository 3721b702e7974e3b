import { wrapDegrees } from "../../zodiac/circle.ts";
import type { ChartBody } from "../bodies.ts";
import type { ChartFacts } from "../chart-facts.ts";
import { getPlacement } from "../placement-of.ts";
import { findDignity, TRADITIONAL_BODIES, type TraditionalBody } from "./dignities.ts";
import { MOON_PHASES, type MoonPhase, type SalientFact } from "./salient-fact.ts";

/** What a dignity weighs, by how personal the body is. */
const DIGNITY_WEIGHTS: Readonly<Record<TraditionalBody, number>> = {
  Sun: 27,
  Moon: 28,
  Mercury: 20,
  Venus: 25,
  Mars: 25,
  Jupiter: 17,
  Saturn: 19,
};

/** What a retrograde planet weighs: the rarer the more; Mercury is so in a fifth of births, Venus in a fourteenth. */
const RETROGRADE_WEIGHTS: readonly (readonly [ChartBody, number])[] = [
  ["Mercury", 23],
  ["Venus", 32],
  ["Mars", 31],
];

/** The ends of the month weigh more than its middle parts. */
const PHASE_WEIGHTS: Partial<Record<MoonPhase, number>> = { new: 23, full: 26, balsamic: 22 };
const PHASE_WEIGHT = 17;
const PHASE_WIDTH = 45;

/** Sun to Saturn in signs that honor or hamper them. */
export function findDignities(chart: ChartFacts): SalientFact[] {
  return TRADITIONAL_BODIES.flatMap((body) => {
    const { sign } = getPlacement(chart, body);
    const dignity = sign && findDignity(body, sign);
    if (!dignity) return [];
    return {
      kind: "dignity",
      key: `dignity / ${body} ${dignity}`,
      bodies: [body],
      sign,
      weight: DIGNITY_WEIGHTS[body],
      why: `${body} in ${sign}: ${dignity}`,
    };
  });
}

/** Mercury, Venus or Mars retrograde throughout the window. */
export function findRetrogrades(chart: ChartFacts): SalientFact[] {
  return RETROGRADE_WEIGHTS.flatMap(([body, weight]) => {
    const { isRetrograde, isMotionSettled } = getPlacement(chart, body);
    if (!isRetrograde || !isMotionSettled) return [];
    return {
      kind: "retrograde",
      key: `retrograde / ${body}`,
      bodies: [body],
      weight,
      why: `${body} retrograde`,
    };
  });
}

/** The Moon's phase, where it is the same throughout the window. */
export function findPhase(chart: ChartFacts): SalientFact[] {
  const { arc: moon } = getPlacement(chart, "Moon");
  const { arc: sun } = getPlacement(chart, "Sun");
  // Both run forward, so the window's first elongation is the lowest, its last the highest.
  const first = wrapDegrees(moon.from - sun.from);
  const last = first + (moon.to - moon.from) - (sun.to - sun.from);
  const phase = MOON_PHASES[Math.floor(first / PHASE_WIDTH)];
  if (!phase || Math.floor(first / PHASE_WIDTH) !== Math.floor(last / PHASE_WIDTH)) return [];
  return [
    {
      kind: "phase",
      key: `phase / ${phase}`,
      bodies: ["Moon"],
      weight: PHASE_WEIGHTS[phase] ?? PHASE_WEIGHT,
      why: `the Moon ${first.toFixed(1)} to ${last.toFixed(1)} degrees ahead of the Sun`,
    },
  ];
}
