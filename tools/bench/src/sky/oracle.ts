import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  angles,
  ayanamsa,
  ChebSeries,
  chironApparent,
  Engine,
  equatorial,
  houseCusp,
  housesCampanus,
  housesEqual,
  housesKoch,
  housesPlacidus,
  housesPorphyry,
  housesRegiomontanus,
  lunarEclipses,
  meanLilith,
  meanNode,
  moonApparentPrecise,
  oscApogeePrecise,
  planetApparent,
  plutoApparent,
  solarArc,
  solarEclipses,
  sunApparent,
  trueNodePrecise,
  trueObliquity,
  vertexEastPoint,
} from "caelus";
import { loadNodeData } from "caelus/node";
import { ElpMoon } from "./elp-moon.ts";

/**
 * The independent source: npm caelus 0.23.0 (MIT), which has theories and constants of its own: VSOP87 for the planets, a
 * fit to JPL DE423 for the Moon from 1920 to 2080, IAU 1980 nutation, Vondrák's precession. Its own Moon outside these
 * years is good to 10 arc seconds only, so that ELP/MPP02 stands in for it there.
 */
const data = loadNodeData(
  join(dirname(fileURLToPath(import.meta.resolve("caelus/package.json"))), "data"),
  "embedded",
  "embedded",
);
const fittedMoon = new ChebSeries(data.moonCheb ?? missing("Moon"));
const elpMoon = new ElpMoon();
const chiron = new ChebSeries(data.chiron ?? missing("Chiron"));

export const J2000 = 2_451_545;
const DEGREES = 180 / Math.PI;

function missing(name: string): never {
  throw new Error(`caelus has no data of ${name}`);
}

const moonOn = (jde: number) =>
  jde > fittedMoon.jd0 + 1 && jde < fittedMoon.jd1 - 1 ? fittedMoon : elpMoon;

const PLANETS = ["Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune"];

/** Apparent longitude and latitude in degrees, at a Julian day of Terrestrial Time. */
export function oraclePoint(name: string, jde: number): { longitude: number; latitude: number } {
  const [longitude, latitude] = inRadians(name, jde);
  return { longitude: longitude * DEGREES, latitude: latitude * DEGREES };
}

function inRadians(name: string, jde: number): readonly [number, number, ...number[]] {
  if (PLANETS.includes(name)) return planetApparent(data, name.toLowerCase(), jde);
  switch (name) {
    case "Sun":
      return sunApparent(data, jde);
    case "Moon":
      return moonApparentPrecise(data, moonOn(jde), jde);
    case "Pluto":
      return plutoApparent(data, jde);
    case "Chiron":
      return chironApparent(data, chiron, jde);
    case "true node":
      return [trueNodePrecise(data, moonOn(jde), jde), 0];
    case "mean node":
      return [meanNode(data, jde), 0];
    case "mean Lilith":
      return meanLilith(data, jde);
    case "osculating Lilith":
      return oscApogeePrecise(data, moonOn(jde), jde);
    default:
      throw new RangeError(`No ${name} here`);
  }
}

/** Degrees north of the equator. */
export function oracleDeclination(name: string, jde: number): number {
  const [longitude, latitude] = inRadians(name, jde);
  return equatorial(longitude, latitude, trueObliquity(data, jde))[1] * DEGREES;
}

/** Degrees from the mean equinox. */
export const oracleAyanamsa = (jde: number, zodiac: "lahiri" | "fagan-bradley") =>
  ayanamsa(jde, zodiac.replace("-", "_"));

const HOUSES = {
  placidus: housesPlacidus,
  koch: housesKoch,
  regiomontanus: housesRegiomontanus,
  campanus: housesCampanus,
} as const;

/** Axes, vertex and cusps in degrees, at a Julian day of Universal Time. */
export function oracleFrame(jdUt: number, latitude: number, longitude: number) {
  const [ascendant, midheaven, armc, obliquity] = angles(data, jdUt, latitude, longitude);
  const phi = latitude / DEGREES;
  const cusps = {
    equal: housesEqual(ascendant),
    porphyry: housesPorphyry(ascendant, midheaven),
    ...Object.fromEntries(
      Object.entries(HOUSES).map(([name, compute]) => [
        name,
        attempt(() => compute(armc, phi, obliquity)),
      ]),
    ),
  } as Record<keyof typeof HOUSES | "equal" | "porphyry", number[] | null>;
  return {
    ascendant: ascendant * DEGREES,
    midheaven: midheaven * DEGREES,
    vertex: vertexEastPoint(armc, phi, obliquity)[0] * DEGREES,
    cusps: (system: keyof typeof cusps) => cusps[system]?.map((cusp) => cusp * DEGREES) ?? null,
  };
}

function attempt(compute: () => number[]): number[] | null {
  try {
    return compute();
  } catch {
    return null;
  }
}

const engine = new Engine(data);

/**
 * The angles of a birth directed to a day by solar arc, and progressed to it: with the Midheaven moved by the same arc, and
 * the Ascendant that rises with it. In degrees; instants as Julian days of Universal Time.
 */
export function oracleMovedAngles(
  { birth, day }: { birth: number; day: number },
  latitude: number,
  longitude: number,
) {
  const [ascendant, midheaven, , obliquity] = angles(data, birth, latitude, longitude);
  const arc = solarArc(engine, birth, day) / DEGREES;
  const moved = midheaven + arc;
  const armc = Math.atan2(Math.sin(moved) * Math.cos(obliquity), Math.cos(moved));
  const rising = houseCusp(armc + Math.PI / 2, latitude / DEGREES, obliquity);
  return {
    directed: { ascendant: (ascendant + arc) * DEGREES, midheaven: moved * DEGREES },
    progressed: { ascendant: rising * DEGREES, midheaven: moved * DEGREES },
  };
}

/** The middles of all eclipses from one Julian day of Universal Time to another. */
export const oracleEclipses = (from: number, to: number) => [
  ...solarEclipses(engine, from, to).map(({ tMax }) => ({ kind: "solar-eclipse", jdUt: tMax })),
  ...lunarEclipses(engine, from, to).map(({ tMax }) => ({ kind: "lunar-eclipse", jdUt: tMax })),
];

/** Chiron about the Sun on the ecliptic of J2000, in astronomical units and days: from the oracle's fit to JPL Horizons. */
export const oracleChironState = (jde: number) => chiron.xyzVel(jde);
