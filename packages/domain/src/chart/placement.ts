import { signedDegrees, wrapDegrees } from "../zodiac/circle.ts";
import { degreeInSign, signAt } from "../zodiac/sign-position.ts";
import { type ChartBody, isLuminary } from "./bodies.ts";
import { computeDailyMotion, computeLongitude } from "./body-longitude.ts";
import type { BirthWindow, Placement, SignChange } from "./chart-facts.ts";
import { crossingBetween } from "./crossing.ts";
import { findStation } from "./station.ts";

const SIGN_WIDTH = 30;

/** An instant and the longitude then, unwrapped so that neighboring points do not jump by 360. */
interface PathPoint {
  at: Date;
  longitude: number;
}

/** Where a body stood at the reference instant, and all it may have done within the window. */
export function placementIn(window: BirthWindow, body: ChartBody): Placement {
  const longitude = computeLongitude(body, window.reference);
  const path = pathThrough(window, body);
  const arc = computeArc(path);
  const changes = path.slice(1).flatMap((end, index) => {
    const start = path[index] as PathPoint;
    return signChangesOn(body, start, end);
  });
  const signs = listSigns(arc);
  return {
    body,
    longitude,
    degree: degreeInSign(longitude),
    sign: signs.length === 1 ? signAt(longitude) : null,
    signs,
    isSettled: signs.length === 1,
    changes,
    arc,
    isRetrograde: !isLuminary(body) && computeDailyMotion(body, window.reference) < 0,
    isMotionSettled: path.length <= 2,
  };
}

/** The ends of the window and, between them, the station if there is one: a body keeps its way between two points. */
function pathThrough({ from, to }: BirthWindow, body: ChartBody): PathPoint[] {
  const start = { at: from, longitude: computeLongitude(body, from) };
  if (from.getTime() === to.getTime()) return [start];
  const pointAt = (at: Date): PathPoint => ({
    at,
    longitude: start.longitude + signedDegrees(computeLongitude(body, at) - start.longitude),
  });
  const motionAt = (at: Date) => computeDailyMotion(body, at);
  const station = isLuminary(body) ? null : findStation(motionAt, from, to);
  return station ? [start, pointAt(station), pointAt(to)] : [start, pointAt(to)];
}

function computeArc(path: readonly PathPoint[]): Placement["arc"] {
  const longitudes = path.map((point) => point.longitude);
  const lowest = Math.min(...longitudes);
  const from = wrapDegrees(lowest);
  return { from, to: from + (Math.max(...longitudes) - lowest) };
}

function listSigns({ from, to }: Placement["arc"]): Placement["signs"] {
  const first = Math.floor(from / SIGN_WIDTH);
  const last = Math.floor(to / SIGN_WIDTH);
  return Array.from({ length: last - first + 1 }, (_, index) =>
    signAt((first + index) * SIGN_WIDTH),
  );
}

/** The sign boundaries crossed between two points of the path, in the order they are met. */
function signChangesOn(body: ChartBody, start: PathPoint, end: PathPoint): SignChange[] {
  const isForward = end.longitude >= start.longitude;
  const [low, high] = isForward ? [start, end] : [end, start];
  const boundaries: number[] = [];
  for (
    let sign = Math.floor(low.longitude / SIGN_WIDTH) + 1;
    sign * SIGN_WIDTH <= high.longitude;
    sign++
  ) {
    boundaries.push(sign * SIGN_WIDTH);
  }
  const inOrder = isForward ? boundaries : boundaries.toReversed();
  return inOrder.map((boundary) => {
    const below = signAt(boundary - SIGN_WIDTH);
    const above = signAt(boundary);
    const offset = (at: Date) => signedDegrees(computeLongitude(body, at) - boundary);
    return {
      from: isForward ? below : above,
      to: isForward ? above : below,
      at: crossingBetween(offset, start.at, end.at),
    };
  });
}
