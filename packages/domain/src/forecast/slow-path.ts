import { crossingBetween } from "../chart/crossing.ts";
import { signedDegrees } from "../zodiac/circle.ts";
import type { SlowPlanet } from "./forecast-facts.ts";
import { SAMPLE_DAYS, type SlowLongitude, slowLongitudeAt } from "./slow-longitude.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** An instant (milliseconds since 1970) and the longitude then, running on past 0 and 360. */
export interface PathNode {
  at: number;
  longitude: number;
}

/** A planet's way through a span of time; between two neighboring nodes it keeps its direction. */
export interface SlowPath {
  planet: SlowPlanet;
  nodes: readonly PathNode[];
}

/** A time during which a path stays between two longitudes. */
export interface Stay {
  start: number;
  end: number;
}

/** The way of a slow planet between two instants: a node every few days, and one at each station. */
export function computeSlowPath(
  planet: SlowPlanet,
  from: number,
  to: number,
  longitudeAt: SlowLongitude = slowLongitudeAt,
): SlowPath {
  const instants: number[] = [];
  for (let at = from; at < to; at += SAMPLE_DAYS[planet] * DAY) instants.push(at);
  instants.push(to);
  let longitude = longitudeAt(planet, from);
  const nodes = withStations(planet, instants, longitudeAt).map((at) => {
    longitude += signedDegrees(longitudeAt(planet, at) - longitude);
    return { at, longitude };
  });
  return { planet, nodes };
}

function withStations(
  planet: SlowPlanet,
  instants: readonly number[],
  longitudeAt: SlowLongitude,
): number[] {
  const motionAt = (at: Date) =>
    signedDegrees(
      longitudeAt(planet, at.getTime() + HOUR) - longitudeAt(planet, at.getTime() - HOUR),
    );
  const isBackward = instants.map((at) => motionAt(new Date(at)) < 0);
  return instants.flatMap((at, index) => {
    const next = instants[index + 1];
    if (next === undefined || isBackward[index] === isBackward[index + 1]) return [at];
    return [at, crossingBetween(motionAt, new Date(at), new Date(next)).getTime()];
  });
}

/** The times at which the path lies from `low` to `high`, both counted as the path counts. */
export function staysBetween({ planet, nodes }: SlowPath, low: number, high: number): Stay[] {
  const stays: Stay[] = [];
  nodes.forEach((end, index) => {
    const start = nodes[index - 1];
    if (!start) return;
    const [lower, upper] = start.longitude < end.longitude ? [start, end] : [end, start];
    if (lower.longitude > high || upper.longitude < low) return;
    const atLow = lower.longitude >= low ? lower.at : reach(planet, low, start, end);
    const atHigh = upper.longitude <= high ? upper.at : reach(planet, high, start, end);
    const stay = { start: Math.min(atLow, atHigh), end: Math.max(atLow, atHigh) };
    const previous = stays.at(-1);
    if (previous && previous.end >= stay.start) previous.end = stay.end;
    else stays.push(stay);
  });
  return stays;
}

/** In degrees: less than the slowest planet moves in a hundredth of a second, but beside a station. */
const CLOSE_ENOUGH = 1e-10;
const MOST_STEPS = 60;

/**
 * The instant between two neighboring nodes at which the planet is at a longitude between theirs, by
 * the Illinois form of false position: a few steps where bisection takes thirty.
 */
export function reach(
  planet: SlowPlanet,
  longitude: number,
  start: PathNode,
  end: PathNode,
  longitudeAt: SlowLongitude = slowLongitudeAt,
): number {
  const offsetAt = (at: number) => signedDegrees(longitudeAt(planet, at) - longitude);
  let [a, b] = [start.at, end.at];
  let [offsetA, offsetB] = [offsetAt(a), offsetAt(b)];
  if (offsetA < 0 === offsetB < 0) return Math.abs(offsetA) < Math.abs(offsetB) ? a : b;
  let at = b;
  for (let step = 0; step < MOST_STEPS; step++) {
    at = b - (offsetB * (b - a)) / (offsetB - offsetA);
    const offset = offsetAt(at);
    if (Math.abs(offset) < CLOSE_ENOUGH) break;
    if (offset < 0 === offsetB < 0) offsetA /= 2;
    else [a, offsetA] = [b, offsetB];
    [b, offsetB] = [at, offset];
  }
  return Math.round(at);
}
