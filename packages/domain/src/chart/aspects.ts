import { toAstroTime } from "../zodiac/astro-time.ts";
import { signedDegrees } from "../zodiac/circle.ts";
import { ASPECTS, allowedOrb } from "./aspect-orbs.ts";
import { CHART_BODIES, type ChartBody } from "./bodies.ts";
import { computeDailyMotion, longitudeOn } from "./body-longitude.ts";
import type { Aspect, BirthWindow } from "./chart-facts.ts";

type Longitudes = ReadonlyMap<ChartBody, number>;

/**
 * How many instants of an open window are looked at. The separation of two bodies bends so little
 * in two days that between them it strays less than 0.01 degrees further; the Moon's only grows or
 * only shrinks on its way through an aspect, and so is widest at one of the window's ends.
 */
const INSTANTS = 5;

/**
 * The aspects of a birth, the closest first. With an open window only those that hold at every
 * instant of it; those of the Moon, which crosses half a dozen orbs in a day, of birth hours only.
 */
export function aspectsIn(window: BirthWindow, { isOfHours = false } = {}): Aspect[] {
  const isExact = window.certainty === "exact";
  const bodies = CHART_BODIES.filter((body) => isExact || isOfHours || body !== "Moon");
  const reference = longitudesAt(window.reference, bodies);
  const others = isExact ? [] : sampleInstants(window).map((at) => longitudesAt(at, bodies));
  const found = bodies.flatMap((a, index) =>
    bodies.slice(index + 1).flatMap((b) => findAspect(a, b, reference, others) ?? []),
  );
  return found
    .map((aspect) => ({ ...aspect, phase: isExact ? phaseAt(window.reference, aspect) : null }))
    .toSorted((a, b) => a.orb - b.orb);
}

function findAspect(
  a: ChartBody,
  b: ChartBody,
  reference: Longitudes,
  others: readonly Longitudes[],
) {
  const separation = separationOf(a, b, reference);
  for (const aspect of ASPECTS) {
    const orb = Math.abs(separation - aspect.angle);
    const allowed = allowedOrb(aspect, a, b);
    const orbs = others.map((at) => Math.abs(separationOf(a, b, at) - aspect.angle));
    const widestOrb = Math.max(orb, ...orbs);
    if (widestOrb > allowed) continue;
    const bodies = [a, b] as const;
    const { name, angle } = aspect;
    return { bodies, aspect: name, angle, separation, orb, widestOrb, allowedOrb: allowed };
  }
  return null;
}

/** Applying while the orb shrinks, separating after the exact instant. */
function phaseAt(
  at: Date,
  { bodies: [a, b], angle }: Pick<Aspect, "bodies" | "angle">,
): Aspect["phase"] {
  const apart = signedDegrees(longitudeOn(a, toAstroTime(at)) - longitudeOn(b, toAstroTime(at)));
  const opening = (computeDailyMotion(a, at) - computeDailyMotion(b, at)) * Math.sign(apart);
  const isShrinking = Math.abs(apart) > angle ? opening < 0 : opening > 0;
  return isShrinking ? "applying" : "separating";
}

function separationOf(a: ChartBody, b: ChartBody, longitudes: Longitudes): number {
  return Math.abs(signedDegrees((longitudes.get(a) ?? NaN) - (longitudes.get(b) ?? NaN)));
}

function longitudesAt(at: Date, bodies: readonly ChartBody[]): Longitudes {
  const time = toAstroTime(at);
  return new Map(bodies.map((body) => [body, longitudeOn(body, time)]));
}

function sampleInstants({ from, to }: BirthWindow): Date[] {
  const step = (to.getTime() - from.getTime()) / (INSTANTS - 1);
  return Array.from({ length: INSTANTS }, (_, index) => new Date(from.getTime() + index * step));
}
