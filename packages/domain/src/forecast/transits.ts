import { ASPECTS } from "../chart/aspect-orbs.ts";
import type { ChartFacts, Placement } from "../chart/chart-facts.ts";
import { signedDegrees } from "../zodiac/circle.ts";
import { SLOW_PLANETS, type SlowPlanet, type TransitSpan } from "./forecast-facts.ts";
import { slowLongitudeAt } from "./slow-longitude.ts";
import { computeSlowPath, type SlowPath, type Stay, staysBetween } from "./slow-path.ts";

/** A span lasts while the aspect is within this many degrees of exact. */
const ORB = 1;

/** How far the search for a span's start or end goes at a time. */
const STRIDE = 64 * 86_400_000;

const NATAL_BODIES = ["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn"];

/** Longitudes, in the planet's own count, at which its aspect to a natal place may be exact. */
interface Target {
  low: number;
  high: number;
}

/** What a slow planet may make an aspect to: where it lay at birth, at any instant of the window. */
export interface TransitTarget<Natal extends string> {
  natal: Natal;
  arc: Placement["arc"];
}

/**
 * The stays of the slow planets within a degree of aspects to the natal Sun to Saturn, as
 * transitSpansTo finds them. The Moon counts only when the birth is known to the minute: an
 * unknown hour moves a hit to it by weeks or makes it vanish.
 */
export function transitSpans(natal: ChartFacts, from: Date, to: Date): TransitSpan[] {
  const isExact = natal.window.certainty === "exact";
  const targets = natal.placements
    .filter(({ body }) => NATAL_BODIES.includes(body) && (isExact || body !== "Moon"))
    .map(({ body, arc }) => ({ natal: body, arc }));
  return transitSpansTo(targets, from, to);
}

/**
 * The stays of the slow planets within a degree of aspects to the targets that touch a period and
 * are, or may be, exact at some time of the stay; by their start. Each runs its full length, also
 * past the period.
 */
export function transitSpansTo<Natal extends string>(
  targets: readonly TransitTarget<Natal>[],
  from: Date,
  to: Date,
): TransitSpan<Natal>[] {
  return SLOW_PLANETS.flatMap((planet) => {
    const path = computeSlowPath(planet, from.getTime(), to.getTime());
    return targets.flatMap((target) => listSpans(path, target));
  }).toSorted((a, b) => a.start.getTime() - b.start.getTime());
}

function listSpans<Natal extends string>(
  path: SlowPath,
  { natal, arc }: TransitTarget<Natal>,
): TransitSpan<Natal>[] {
  return ASPECTS.flatMap(({ name, angle }) => {
    // Apart from conjunction and opposition there is one such place on either side.
    const sides = angle % 180 === 0 ? [angle] : [angle, -angle];
    return sides
      .flatMap((side) => targetsOn(path, { low: arc.from + side, high: arc.to + side }))
      .flatMap((target) => staysAt(path, target))
      .map((stay) => ({ planet: path.planet, natal, aspect: name, ...stay }));
  });
}

/** The target, as often as the path comes near it on its way round. */
function targetsOn({ nodes }: SlowPath, { low, high }: Target): Target[] {
  const longitudes = nodes.map(({ longitude }) => longitude);
  const first = Math.ceil((Math.min(...longitudes) - high - ORB) / 360);
  const last = Math.floor((Math.max(...longitudes) - low + ORB) / 360);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
    const turns = (first + index) * 360;
    return { low: low + turns, high: high + turns };
  });
}

function staysAt(path: SlowPath, target: Target) {
  const [from, to] = [path.nodes[0]?.at ?? 0, path.nodes.at(-1)?.at ?? 0];
  const wholeStart = beyond(path.planet, target, from, -STRIDE);
  const wholeEnd = beyond(path.planet, target, to, STRIDE);
  // Most visits begin and end within the period, and need no longer path than its own.
  const whole =
    wholeStart === from && wholeEnd === to
      ? path
      : computeSlowPath(path.planet, wholeStart, wholeEnd);
  // A longer path starts its own count of turns.
  const turns = Math.round(((whole.nodes[0]?.longitude ?? 0) - target.low) / 360) * 360;
  const [low, high] = [target.low + turns, target.high + turns];
  const hits = staysBetween(whole, low, high);
  return staysBetween(whole, low - ORB, high + ORB).flatMap((stay) => {
    const exact = hits.filter(({ start, end }) => start >= stay.start && end <= stay.end);
    if (stay.start >= to || stay.end <= from || exact.length === 0) return [];
    return [
      {
        start: new Date(stay.start),
        end: new Date(stay.end),
        exact: exact.map((hit) => ({ from: new Date(hit.start), to: new Date(hit.end) })),
        isCertain: isCrossed(whole, stay, { low, high }),
      },
    ];
  });
}

/** From an edge of the period outwards to an instant at which the planet is clear of the target. */
function beyond(planet: SlowPlanet, { low, high }: Target, edge: number, stride: number): number {
  const middle = (low + high) / 2;
  const reach = (high - low) / 2 + ORB;
  let at = edge;
  while (Math.abs(signedDegrees(slowLongitudeAt(planet, at) - middle)) <= reach) at += stride;
  return at;
}

/** True when the planet passes over every longitude of the target during the stay. */
function isCrossed(
  { planet, nodes }: SlowPath,
  { start, end }: Stay,
  { low, high }: Target,
): boolean {
  const middle = (low + high) / 2;
  const during = [start, end, ...nodes.map(({ at }) => at).filter((at) => at > start && at < end)];
  const longitudes = during.map(
    (at) => middle + signedDegrees(slowLongitudeAt(planet, at) - middle),
  );
  return Math.min(...longitudes) <= low && Math.max(...longitudes) >= high;
}
