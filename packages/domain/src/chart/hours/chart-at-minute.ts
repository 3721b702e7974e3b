import type { OrbWidth } from "../../sky/chart-settings.ts";
import { ORB_FACTORS } from "../../sky/orb-factors.ts";
import { signedDegrees, wrapDegrees } from "../../zodiac/circle.ts";
import { degreeInSign, signAt } from "../../zodiac/sign-position.ts";
import { computeAngles } from "../angles.ts";
import { ASPECTS, allowedOrb } from "../aspect-orbs.ts";
import { computeBalance } from "../balance.ts";
import { CHART_BODIES, type ChartBody } from "../bodies.ts";
import type { Aspect, ChartFacts, Placement } from "../chart-facts.ts";
import { computeHouses } from "../houses.ts";
import { type HoursSky, readDifferences, readGrowth } from "./hours-sky.ts";

/** The part of a chart that the hour decides, or may. */
export type ChartAtMinute = Pick<
  ChartFacts,
  "sunSign" | "placements" | "aspects" | "balance" | "angles" | "houses"
>;

/** Where a body stands, and how fast it moves, in degrees. */
interface Motion {
  body: ChartBody;
  longitude: number;
  growth: number;
}

/** The chart of a birth at one minute, read from the sky of its hours. */
export function chartAtMinute(
  sky: HoursSky,
  at: number,
  orbs: OrbWidth = "standard",
): ChartAtMinute {
  const steps = (at - sky.from) / sky.step;
  const motions = CHART_BODIES.map((body) => ({
    body,
    longitude: wrapDegrees(readDifferences(sky.bodies[body], steps)),
    growth: readGrowth(sky.bodies[body], steps),
  }));
  const meridian = wrapDegrees(readDifferences(sky.meridian, steps));
  const local = { meridian, obliquity: sky.obliquity, latitude: sky.latitude };
  const placements = motions.map(toPlacement);
  return {
    sunSign: signAt(motions[0]?.longitude ?? 0),
    placements,
    aspects: listAspects(motions, ORB_FACTORS[orbs]),
    balance: computeBalance(placements),
    angles: computeAngles(local),
    houses: computeHouses(local, placements),
  };
}

function toPlacement({ body, longitude, growth }: Motion): Placement {
  const sign = signAt(longitude);
  return {
    body,
    longitude,
    degree: degreeInSign(longitude),
    sign,
    signs: [sign],
    isSettled: true,
    changes: [],
    arc: { from: longitude, to: longitude },
    isRetrograde: growth < 0,
    isMotionSettled: true,
  };
}

function listAspects(motions: readonly Motion[], factor: number): Aspect[] {
  return motions
    .flatMap((a, index) => motions.slice(index + 1).flatMap((b) => findAspect(a, b, factor) ?? []))
    .toSorted((a, b) => a.orb - b.orb);
}

function findAspect(a: Motion, b: Motion, factor: number): Aspect | null {
  const apart = signedDegrees(a.longitude - b.longitude);
  const separation = Math.abs(apart);
  for (const aspect of ASPECTS) {
    const orb = Math.abs(separation - aspect.angle);
    const allowed = allowedOrb(aspect, a.body, b.body) * factor;
    if (orb > allowed) continue;
    const opening = (a.growth - b.growth) * Math.sign(apart);
    const isShrinking = separation > aspect.angle ? opening < 0 : opening > 0;
    return {
      bodies: [a.body, b.body],
      aspect: aspect.name,
      angle: aspect.angle,
      separation,
      orb,
      widestOrb: orb,
      allowedOrb: allowed,
      phase: isShrinking ? "applying" : "separating",
    };
  }
  return null;
}
