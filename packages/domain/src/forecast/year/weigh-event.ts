import type { AspectName } from "../../chart/chart-facts.ts";
import type { SlowPlanet } from "../forecast-facts.ts";
import type { NatalPoint, StationPlanet, YearIngress, YearTransit } from "./year-facts.ts";

/** How personal a natal point is, by which a transit to it counts. */
const POINT_FACTORS: Readonly<Record<NatalPoint, number>> = {
  Sun: 1.5,
  Moon: 1.5,
  Mercury: 1.1,
  Venus: 1.2,
  Mars: 1.2,
  Jupiter: 0.9,
  Saturn: 1,
  Uranus: 0.6,
  Neptune: 0.6,
  Pluto: 0.6,
  Ascendant: 1.4,
  Midheaven: 1.4,
};

const TRANSIT_WEIGHTS: Readonly<Record<SlowPlanet, number>> = {
  Jupiter: 16,
  Saturn: 26,
  Uranus: 27,
  Neptune: 26,
  Pluto: 30,
};

const ASPECT_FACTORS: Readonly<Record<AspectName, number>> = {
  conjunction: 1.3,
  opposition: 1.15,
  square: 1.15,
  trine: 0.85,
  sextile: 0.7,
};

/** A planet back at its own place ends a cycle of years. */
const RETURN_FACTOR = 1.4;
/** Within a degree, but exact only before or after the year. */
const INEXACT_FACTOR = 0.5;

const INGRESS_WEIGHTS: Readonly<Record<SlowPlanet, number>> = {
  Jupiter: 34,
  Saturn: 44,
  Uranus: 48,
  Neptune: 48,
  Pluto: 50,
};
const RETROGRADE_FACTOR = 0.6;

const STATION_WEIGHTS: Readonly<Record<StationPlanet, number>> = {
  Mercury: 14,
  Venus: 22,
  Mars: 22,
};

const LUNATION_WEIGHTS = {
  "new-moon": 10,
  "full-moon": 10,
  "solar-eclipse": 38,
  "lunar-eclipse": 34,
} as const;

export const BIRTHDAY_WEIGHT = 20;

export function weighTransit(
  transit: Pick<YearTransit, "planet" | "natal" | "aspect" | "exact">,
): number {
  const { planet, natal, aspect, exact } = transit;
  const isReturn = aspect === "conjunction" && planet === natal;
  return (
    TRANSIT_WEIGHTS[planet] *
    (isReturn ? RETURN_FACTOR : POINT_FACTORS[natal]) *
    ASPECT_FACTORS[aspect] *
    (exact.length > 0 ? 1 : INEXACT_FACTOR)
  );
}

/** A penumbral eclipse, which few would notice in the sky, weighs as the full moon it is, and half of an eclipse. */
export function weighLunation(
  kind: keyof typeof LUNATION_WEIGHTS,
  type: string | null,
  touches: readonly NatalPoint[],
): number {
  const share = type === "penumbral" ? 0.6 : 1;
  return LUNATION_WEIGHTS[kind] * share + weighTouches(touches);
}

export function weighStation(planet: StationPlanet, touches: readonly NatalPoint[]): number {
  return STATION_WEIGHTS[planet] + weighTouches(touches);
}

export function weighIngress({
  planet,
  isRetrograde,
}: Pick<YearIngress, "planet" | "isRetrograde">): number {
  return INGRESS_WEIGHTS[planet] * (isRetrograde ? RETROGRADE_FACTOR : 1);
}

/** What a lunation or station gains by what it touches: the most personal point counts. */
function weighTouches(touches: readonly NatalPoint[]): number {
  return 12 * Math.max(0, ...touches.map((point) => POINT_FACTORS[point]));
}
