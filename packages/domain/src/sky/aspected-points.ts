import { computeAngles, type LocalSky } from "../chart/angles.ts";
import type { AnglePlacement, BirthWindow } from "../chart/chart-facts.ts";
import { localSkyAt } from "../chart/local-sky.ts";
import { toAstroTime } from "../zodiac/astro-time.ts";
import type { ChartSettings } from "./chart-settings.ts";
import type { MovedAngles } from "./moved-angles.ts";
import { MOVING_NAMES, pointOn } from "./moving-points.ts";
import { motionAt } from "./place-points.ts";
import type { AspectedPoint } from "./sky-aspects.ts";
import type { SkyBirth } from "./sky-chart.ts";

/** How many instants of an open window are looked at; packages/domain/src/chart/aspects.ts says why these do. */
const INSTANTS = 5;

/** What may be in aspect: with an open window not the osculating apogee, which moves by degrees a day, and unevenly. */
export function movingPoints(window: BirthWindow, settings: ChartSettings): AspectedPoint[] {
  const isExact = window.certainty === "exact";
  const isSteady = (name: string) => name !== "Lilith" || settings.lilith === "mean";
  const names = MOVING_NAMES.filter((name) => isExact || isSteady(name));
  const others = isExact ? [] : sampleInstants(window);
  return names.map((name) => ({
    name,
    longitude: pointOn(name, toAstroTime(window.reference), settings).longitude,
    otherwise: others.map((at) => pointOn(name, toAstroTime(at), settings).longitude),
    motion: motionAt(name, window.reference, settings),
  }));
}

/** The horizon and the meridian, which turn once a day. */
export function anglePoints(sky: LocalSky | null): AspectedPoint[] {
  if (!sky) return [];
  const { ascendant, midheaven } = computeAngles(sky);
  return [turningPoint("Ascendant", ascendant), turningPoint("Midheaven", midheaven)];
}

function turningPoint(
  name: "Ascendant" | "Midheaven",
  { longitude }: AnglePlacement,
): AspectedPoint {
  return { name, longitude, otherwise: [], motion: 360 };
}

/** The angles of a birth carried on: a degree a year at the most usual. */
export const pointsAt = ({ ascendant, midheaven }: MovedAngles): AspectedPoint[] => [
  { name: "Ascendant", longitude: ascendant, otherwise: [], motion: 1 },
  { name: "Midheaven", longitude: midheaven, otherwise: [], motion: 1 },
];

/** The birth chart as something that does not move. */
export function natalPoints({ window, place }: SkyBirth, settings: ChartSettings): AspectedPoint[] {
  const sky = place && window.certainty === "exact" ? localSkyAt(window.reference, place) : null;
  return [...movingPoints(window, settings), ...anglePoints(sky)].map((point) => ({
    ...point,
    motion: 0,
  }));
}

function sampleInstants({ from, to }: BirthWindow): Date[] {
  const step = (to.getTime() - from.getTime()) / (INSTANTS - 1);
  return Array.from({ length: INSTANTS }, (_, index) => new Date(from.getTime() + index * step));
}
