import type { ChartBody } from "../chart/bodies.ts";
import type { BirthWindow, Placement } from "../chart/chart-facts.ts";
import { placementIn } from "../chart/placement.ts";
import { toAstroTime } from "../zodiac/astro-time.ts";
import { signedDegrees, wrapDegrees } from "../zodiac/circle.ts";
import { degreeInSign, signAt } from "../zodiac/sign-position.ts";
import type { ChartSettings } from "./chart-settings.ts";
import { MOVING_POINTS, type MovingPoint, pointOn } from "./moving-points.ts";
import { sampleWindow } from "./sign-changes.ts";
import type { SkyBody } from "./sky-chart.ts";

const HOUR = 3_600_000;
const DAYS_IN_TWO_HOURS = 2 / 24;
const SIGN_WIDTH = 30;

export type PlainPlacement = Omit<Placement, "body"> & { body: SkyBody };
type Kinds = Pick<ChartSettings, "nodes" | "lilith">;

/** How fast a body or point moves, in degrees a day; below zero while it is retrograde. */
export function motionAt(name: ChartBody | MovingPoint, at: Date, kinds: Kinds): number {
  const longitudeAt = (hours: number) =>
    pointOn(name, toAstroTime(new Date(at.getTime() + hours * HOUR)), kinds).longitude;
  return signedDegrees(longitudeAt(1) - longitudeAt(-1)) / DAYS_IN_TWO_HOURS;
}

/** Every body and moving point through a birth window, in the tropical zodiac. */
export function placePoints(
  window: BirthWindow,
  bodies: readonly ChartBody[],
  kinds: Kinds,
): PlainPlacement[] {
  return [
    ...bodies.map((body) => placeBody(window, body, kinds)),
    ...MOVING_POINTS.map((point) => placePoint(window, point, kinds)),
  ];
}

/** As the report has it, but for the arc seconds by which charts know Venus better. */
function placeBody(window: BirthWindow, body: ChartBody, kinds: Kinds): PlainPlacement {
  const placement = placementIn(window, body);
  if (body !== "Venus") return placement;
  const { longitude } = pointOn(body, toAstroTime(window.reference), kinds);
  return { ...placement, ...placeInZodiac(placement, placement.longitude - longitude) };
}

function placePoint(window: BirthWindow, body: MovingPoint, kinds: Kinds): PlainPlacement {
  const { longitude } = pointOn(body, toAstroTime(window.reference), kinds);
  const offsets = sampleWindow(window).map((at) =>
    signedDegrees(pointOn(body, toAstroTime(at), kinds).longitude - longitude),
  );
  const from = Math.min(0, ...offsets);
  const to = Math.max(0, ...offsets);
  const motions = [window.from, window.reference, window.to].map((at) => motionAt(body, at, kinds));
  const isRetrograde = (motions[1] as number) < 0;
  return {
    ...placeInZodiac({ longitude, arc: { from: longitude + from, to: longitude + to } }, 0),
    body,
    changes: [],
    isRetrograde,
    isMotionSettled: motions.every((motion) => motion < 0 === isRetrograde),
  };
}

/** A point that stands in one place. */
export function placeFixed(body: SkyBody, longitude: number, offset: number): PlainPlacement {
  return {
    ...placeInZodiac({ longitude, arc: { from: longitude, to: longitude } }, offset),
    body,
    changes: [],
    isRetrograde: false,
    isMotionSettled: true,
  };
}

/** The part of a placement that depends on where the zodiac begins. */
export function placeInZodiac(
  { longitude, arc }: Pick<Placement, "longitude" | "arc">,
  offset: number,
): Pick<Placement, "longitude" | "degree" | "sign" | "signs" | "isSettled" | "arc"> {
  const moved = wrapDegrees(longitude - offset);
  const from = wrapDegrees(arc.from - offset);
  const to = from + (arc.to - arc.from);
  const first = Math.floor(from / SIGN_WIDTH);
  const last = Math.floor(to / SIGN_WIDTH);
  const signs = Array.from({ length: last - first + 1 }, (_, index) =>
    signAt((first + index) * SIGN_WIDTH),
  );
  return {
    longitude: moved,
    degree: degreeInSign(moved),
    sign: signs.length === 1 ? signAt(moved) : null,
    signs,
    isSettled: signs.length === 1,
    arc: { from, to },
  };
}
