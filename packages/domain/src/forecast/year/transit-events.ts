import { ASPECT_FAMILIES } from "../../chart/aspect-families.ts";
import { signedDegrees } from "../../zodiac/circle.ts";
import { signAt } from "../../zodiac/sign-position.ts";
import type { ExactRange, SlowPlanet, TransitSpan } from "../forecast-facts.ts";
import { slowLongitudeAt } from "../slow-longitude.ts";
import { type TransitTarget, transitSpansTo } from "../transits.ts";
import type { NatalPoint, YearTransit } from "./year-facts.ts";

/** The visits of the slow planets to natal points from one instant to before another, each told once. */
export function transitsBetween(
  points: readonly TransitTarget<NatalPoint>[],
  from: Date,
  to: Date,
): Omit<YearTransit, "house" | "weight">[] {
  const groups = Map.groupBy(
    transitSpansTo(points, from, to),
    ({ planet, natal, aspect }) => `${planet} ${aspect} ${natal}`,
  );
  const arcs = new Map(points.map(({ natal, arc }) => [natal, arc.to - arc.from]));
  return [...groups.values()].flatMap((spans) => {
    const width = arcs.get(spans[0]?.natal ?? "Sun") ?? 0;
    return toTransit(spans, width, from, to) ?? [];
  });
}

function toTransit(spans: readonly TransitSpan<NatalPoint>[], width: number, from: Date, to: Date) {
  const [first, last] = [spans[0], spans.at(-1)];
  if (!first || !last) return null;
  const { planet, natal, aspect } = first;
  const family = ASPECT_FAMILIES[aspect];
  const exact = spans
    .flatMap((span) => span.exact)
    .filter((pass) => pass.from < to && pass.to >= from);
  const at = within(exact[0] ? getMiddle(exact[0]) : first.start, from, to);
  const longitude = slowLongitudeAt(planet, at.getTime());
  return {
    kind: "transit" as const,
    at,
    longitude,
    sign: signAt(longitude),
    key: `${planet} ${natal} / ${family}`,
    planet,
    natal,
    aspect,
    family,
    start: first.start,
    end: last.end,
    spans,
    exact,
    isCertain:
      spans.some(({ isCertain }) => isCertain) &&
      exact.every((pass) => isWhole(planet, pass, width)),
  };
}

/** False where the planet turns within the natal arc, and so leaves out a part of it. */
function isWhole(planet: SlowPlanet, { from, to }: ExactRange, width: number): boolean {
  const [first, last] = [from, to].map((at) => slowLongitudeAt(planet, at.getTime()));
  return Math.abs(signedDegrees((last ?? 0) - (first ?? 0))) >= width / 2;
}

function getMiddle({ from, to }: ExactRange): Date {
  return new Date((from.getTime() + to.getTime()) / 2);
}

/** The instant itself, or the nearest of the period. */
function within(at: Date, from: Date, to: Date): Date {
  return new Date(Math.min(Math.max(at.getTime(), from.getTime()), to.getTime() - 1));
}
