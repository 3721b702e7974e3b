import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  angles,
  ayanamsa,
  ChebSeries,
  chironApparent,
  Engine,
  equatorial,
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
  moonApparentSeries,
  oscApogeePrecise,
  oscApogeeSeries,
  planetApparent,
  plutoApparent,
  solarEclipses,
  sunApparent,
  trueNodePrecise,
  trueNodeSeries,
  trueObliquity,
  vertexEastPoint,
} from "caelus";
import { loadNodeData } from "caelus/node";

/**
 * The independent source: npm caelus 0.23.0 (MIT), which has theories and constants of its own: VSOP87 for the planets, a
 * fit to JPL DE423 for the Moon from 1920 to 2080 and Meeus's series outside, IAU 1980 nutation, Vondrák's precession.
 */
const data = loadNodeData(
  join(dirname(fileURLToPath(import.meta.resolve("caelus/package.json"))), "data"),
  "embedded",
  "embedded",
);
const moon = new ChebSeries(data.moonCheb ?? missing("Moon"));
const chiron = new ChebSeries(data.chiron ?? missing("Chiron"));

export const J2000 = 2_451_545;
const DEGREES = 180 / Math.PI;

function missing(name: string): never {
  throw new Error(`caelus has no data of ${name}`);
}

/** Whether the Moon of this instant is the fitted one: outside these years the oracle's own series is good to 10 arc seconds. */
export const isMoonFitted = (jde: number) => jde > moon.jd0 && jde < moon.jd1;

const PLANETS = ["Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune"];

/** Apparent longitude and latitude in degrees, at a Julian day of Terrestrial Time. */
export function oraclePoint(name: string, jde: number): { longitude: number; latitude: number } {
  const [longitude, latitude] = inRadians(name, jde);
  return { longitude: longitude * DEGREES, latitude: latitude * DEGREES };
}

function inRadians(name: string, jde: number): readonly [number, number, ...number[]] {
  const isFitted = isMoonFitted(jde);
  if (PLANETS.includes(name)) return planetApparent(data, name.toLowerCase(), jde);
  switch (name) {
    case "Sun":
      return sunApparent(data, jde);
    case "Moon":
      return isFitted ? moonApparentPrecise(data, moon, jde) : moonApparentSeries(data, jde);
    case "Pluto":
      return plutoApparent(data, jde);
    case "Chiron":
      return chironApparent(data, chiron, jde);
    case "true node":
      return [isFitted ? trueNodePrecise(data, moon, jde) : trueNodeSeries(data, jde), 0];
    case "mean node":
      return [meanNode(data, jde), 0];
    case "mean Lilith":
      return meanLilith(data, jde);
    case "osculating Lilith":
      return isFitted ? oscApogeePrecise(data, moon, jde) : oscApogeeSeries(data, jde);
    default:
      throw new RangeError(`No ${name} here`);
  }
}

/** The osculating apogee by the source's series, in degrees, for instants at which it has a better Moon too. */
export const oracleSeriesLilith = (jde: number) => oscApogeeSeries(data, jde)[0] * DEGREES;

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

/** The middles of all eclipses from one Julian day of Universal Time to another. */
export const oracleEclipses = (from: number, to: number) => [
  ...solarEclipses(engine, from, to).map(({ tMax }) => ({ kind: "solar-eclipse", jdUt: tMax })),
  ...lunarEclipses(engine, from, to).map(({ tMax }) => ({ kind: "lunar-eclipse", jdUt: tMax })),
];

/** Chiron about the Sun on the ecliptic of J2000, in astronomical units and days: from the oracle's fit to JPL Horizons. */
export const oracleChironState = (jde: number) => chiron.xyzVel(jde);
