import { yearSkyBetween } from "@cosmic/domain/forecast";
import { toAstroTime } from "@cosmic/domain/zodiac";
import {
  AstroTime,
  Body,
  HelioVector,
  RotateVector,
  Rotation_EQJ_ECL,
  Vector,
} from "astronomy-engine";
import { Gravity } from "./gravity.ts";
import { JPL_INGRESSES } from "./jpl-ingresses.ts";
import { DE405, DE430, DE440 } from "./jpl-states.ts";
import { J2000, oraclePoint } from "./oracle.ts";
import { between, Differences, type Quantity } from "./quantity.ts";

const TWO_MINUTES = 120;
const DAY = 86_400;
const SIGN_WIDTH = 30;
const PLANETS = ["Jupiter", "Saturn", "Uranus", "Neptune", "Pluto"] as const;
type Planet = (typeof PLANETS)[number];

const ingressesOf = (planet: Planet) => `ingresses of ${planet}`;
const bySource = (planet: Planet, source: string) => `${planet} by ${source}`;

/** The ingresses of some years as JPL has them, by time. */
function jplIngresses(years: readonly number[]): { planet: Planet; time: AstroTime }[] {
  return PLANETS.flatMap((planet) =>
    JPL_INGRESSES[planet].map((day) => ({ planet, time: AstroTime.FromTerrestrialTime(day) })),
  )
    .filter(({ time }) => years.includes(time.date.getUTCFullYear()))
    .toSorted((a, b) => a.time.tt - b.time.tt);
}

/** How far the ingresses that the site names are from JPL’s; one that it does not name is days off. */
export function measureIngresses(years: readonly number[]): Quantity[] {
  const found = new Differences();
  for (const { planet, time } of jplIngresses(years)) {
    const [from, to] = [new Date(+time.date - 2e3 * DAY), new Date(+time.date + 2e3 * DAY)];
    const apart = yearSkyBetween(from, to)
      .filter((event) => event.kind === "ingress" && event.planet === planet)
      .map(({ at }) => Math.abs(toAstroTime(at).tt - time.tt) * DAY);
    found.add(ingressesOf(planet), Math.min(...apart, 2 * DAY), time.date);
  }
  return PLANETS.map((planet) => found.quantity(ingressesOf(planet), "s", TWO_MINUTES));
}

/** How far from JPL’s newest times other sources have the same ingresses. */
export function measureSources(years: readonly number[]): Quantity[] {
  const found = new Differences();
  const ingresses = jplIngresses(years);
  const days = ingresses.map(({ time }) => time.tt);
  const [from, to] = [Math.min(...days) - 1, Math.max(...days) + 1];
  const newest = new Gravity(DE440, from, to);
  const older = [
    ["DE430", new Gravity(DE430, from, to)],
    ["DE405", new Gravity(DE405, from, to)],
  ] as const;
  for (const { planet, time } of ingresses) {
    const longitudeAt = (day: number) => oraclePoint(planet, day + J2000).longitude;
    const speed = between(longitudeAt(time.tt + 0.25), longitudeAt(time.tt - 0.25)) * 2;
    const add = (source: string, degrees: number) =>
      found.add(bySource(planet, source), (degrees / speed) * DAY, time.date);
    const longitude = longitudeAt(time.tt);
    add("caelus", between(longitude, Math.round(longitude / SIGN_WIDTH) * SIGN_WIDTH));
    const expected = longitudeFromEarth(newest, planet, time);
    for (const [source, gravity] of older) {
      add(source, between(longitudeFromEarth(gravity, planet, time), expected));
    }
  }
  return PLANETS.flatMap((planet) =>
    ["DE430", "DE405", "caelus"].map((source) =>
      found.quantity(bySource(planet, source), "s", null),
    ),
  );
}

/** In degrees on the ecliptic of J2000, light time and the like left out: they are the same for all. */
function longitudeFromEarth(gravity: Gravity, planet: Planet, time: AstroTime): number {
  const [x, y, z] = gravity.aboutSun(planet, time.tt);
  const earth = HelioVector(Body.Earth, time);
  const seen = new Vector(x - earth.x, y - earth.y, z - earth.z, time);
  const onEcliptic = RotateVector(Rotation_EQJ_ECL(), seen);
  return (Math.atan2(onEcliptic.y, onEcliptic.x) * 180) / Math.PI;
}
