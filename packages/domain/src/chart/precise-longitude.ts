import {
  type AstroTime,
  Body,
  C_AUDAY,
  Ecliptic,
  GeoVector,
  HelioState,
  Vector,
} from "astronomy-engine";
import { toAstroTime } from "../zodiac/astro-time.ts";
import { signedDegrees, wrapDegrees } from "../zodiac/circle.ts";
import type { ChartBody } from "./bodies.ts";
import { longitudeOn } from "./body-longitude.ts";
import { leftOutNutation } from "./left-out-nutation.ts";
import { addTerms, shiftBy } from "./left-out-terms.ts";
import { isTabled, slowPlaceOn, sunPlaceOn, type TabledPlanet } from "./slow-places.ts";
import { VSOP_TERMS } from "./vsop-terms.ts";

const HOUR = 3_600_000;
const DAYS_IN_TWO_HOURS = 2 / 24;

/** The Sun’s mass as a length, in astronomical units: the diameter of a black hole’s edge, were it one. */
const SUN_MASS = 1.974_126e-8;
/** What 1 + cosine is at the edge of the Sun’s disk. */
const DISK = 1e-5;

const hasTerms = (body: ChartBody): body is ChartBody & keyof typeof VSOP_TERMS =>
  body in VSOP_TERMS;

/**
 * As computeLongitude, but as exact as can be had: for instants at which a planet stands still or moves slowly, where arc
 * seconds are hours. Mercury, Venus and Mars get back what the engine leaves out of their series, good to two arc seconds
 * from 1900 to 2100; Jupiter to Pluto come from a table, good to some hundredths. On the server only: both are large.
 */
export function computePreciseLongitude(body: ChartBody, at: Date): number {
  const time = toAstroTime(at);
  if (isTabled(body, time)) return toLongitude(seeTabled(body, time));
  if (!hasTerms(body)) return longitudeOn(body, time);
  const seen = GeoVector(Body[body], time, true);
  return toLongitude(addTerms(seen, VSOP_TERMS[body], time, VSOP_TERMS.Earth));
}

/** How fast the longitude grows, in degrees a day. */
export function computePreciseMotion(body: ChartBody, at: Date): number {
  const before = computePreciseLongitude(body, new Date(at.getTime() - HOUR));
  const after = computePreciseLongitude(body, new Date(at.getTime() + HOUR));
  return signedDegrees(after - before) / DAYS_IN_TWO_HOURS;
}

const toLongitude = (seen: Vector) => wrapDegrees(Ecliptic(seen).elon + leftOutNutation(seen.t));

/**
 * A planet as its light arrives. The engine’s way to the aberration, looking with the Earth where it was when the light
 * set out, is too coarse here: in the hours that it takes the Earth turns off by a fifth of a degree.
 */
function seeTabled(planet: TabledPlanet, time: AstroTime): Vector {
  const { x, y, z, vx, vy, vz } = HelioState(Body.Earth, time);
  const [rough, motion] = [new Vector(x, y, z, time), new Vector(vx, vy, vz, time)];
  const earth = sum(time, [rough, 1], [shiftBy(rough, VSOP_TERMS.Earth), 1]);
  const now = sum(time, [slowPlaceOn(planet, time), 1], [earth, -1]);
  // The Sun is within two of its diameters of the center, which light takes seconds for: it moves by next to nothing in them.
  const sun = sunPlaceOn(time.AddDays(-now.Length() / C_AUDAY));
  const days = sum(time, [now, 1], [sun, -1]).Length() / C_AUDAY;
  const place = sum(time, [slowPlaceOn(planet, time.AddDays(-days)), 1], [sun, -1]);
  const seen = sum(time, [place, 1], [earth, -1], [motion, days]);
  return bendBySun(seen, place, earth);
}

/**
 * The Sun’s gravity moves what is seen aside: by a second of arc where a planet stands behind the Sun, by thousandths of
 * one elsewhere.
 */
function bendBySun(seen: Vector, place: Vector, earth: Vector): Vector {
  const both = place.Length() * earth.Length();
  const fromBehind = Math.max(1 + dot(place, earth) / both, DISK);
  const strength = SUN_MASS / (earth.Length() * fromBehind * both);
  const [far, near] = [strength * dot(seen, place), -strength * dot(seen, earth)];
  return sum(seen.t, [seen, 1], [earth, far], [place, near]);
}

const dot = (a: Vector, b: Vector) => a.x * b.x + a.y * b.y + a.z * b.z;

function sum(time: AstroTime, ...parts: readonly (readonly [Vector, number])[]): Vector {
  const whole = new Vector(0, 0, 0, time);
  for (const [vector, times] of parts) {
    whole.x += times * vector.x;
    whole.y += times * vector.y;
    whole.z += times * vector.z;
  }
  return whole;
}
