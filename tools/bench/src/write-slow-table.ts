import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { Gravity, type Triple } from "./sky/gravity.ts";
import { DE440, GRAVITY_BODIES, type GravityBody } from "./sky/jpl-states.ts";

// `npm run sky:table`: where Jupiter to Pluto are from 1898 to 2101, as polynomials, written to
// packages/domain/src/chart/slow-table.ts. Gravity carries one state of JPL's ephemeris DE440 through the years, which
// docs/accuracy.md compares with what JPL has for them.
const TARGET = "../../../packages/domain/src/chart/slow-table.ts";

/** On either side of J2000. */
const DAYS = 37_200;
/** In astronomical units: less than a thousandth of an arc second of Jupiter. */
const UNIT = 1e-8;
/** Far more than a planet has polynomials above the unit. */
const NODES = 1_024;

const INNER = ["Sun", "Mercury", "Venus", "Earth", "Mars"] as const;
const GIANTS = ["Jupiter", "Saturn", "Uranus", "Neptune"] as const;
const PLANETS = [...GIANTS, "Pluto"] as const;
const AXES = [0, 1, 2] as const;

/** The axes of J2000 in those of the ICRF, which they are some milliarcseconds off (IERS Conventions 2010). */
const [EQUINOX, XI, ETA] = [-14.6, -16.617, -6.8192].map(
  (milliarcseconds) => (milliarcseconds / 3_600_000 / 180) * Math.PI,
) as [number, number, number];
const toJ2000 = ([x, y, z]: Triple): Triple => [
  x + EQUINOX * y - XI * z,
  y - EQUINOX * x - ETA * z,
  z + XI * x + ETA * y,
];

const gravity = new Gravity(DE440, -DAYS, DAYS);
const massOf = (body: GravityBody) => DE440.masses[GRAVITY_BODIES.indexOf(body)] as number;

/** The planets about the center of mass of all but Pluto. */
function placesOn(day: number): readonly Triple[] {
  const center = [0, 0, 0] as [number, number, number];
  let whole = 0;
  for (const body of [...INNER, ...GIANTS]) {
    const place = gravity.aboutSun(body, day);
    for (const axis of AXES) center[axis] += massOf(body) * place[axis];
    whole += massOf(body);
  }
  return PLANETS.map((planet) => {
    const [x, y, z] = gravity.aboutSun(planet, day);
    return toJ2000([x - center[0] / whole, y - center[1] / whole, z - center[2] / whole]);
  });
}

const angles = Array.from({ length: NODES }, (_, node) => (Math.PI * (node + 0.5)) / NODES);
const samples = angles.map((angle) => placesOn(DAYS * Math.cos(angle)));

/** How much of each Chebyshev polynomial there is, in units, up to the last that counts. */
function expand(values: readonly number[]): number[] {
  const coefficients = values.map((_, degree) => {
    const sum = values.reduce(
      (before, value, node) => before + value * Math.cos(degree * (angles[node] as number)),
      0,
    );
    return Math.round(((degree === 0 ? 1 : 2) * sum) / NODES / UNIT);
  });
  return coefficients.slice(0, coefficients.findLastIndex((each) => Math.abs(each) > 1) + 1);
}

const entries = PLANETS.map((planet, index) => {
  const axes = AXES.map((axis) => expand(samples.map((places) => (places[index] as Triple)[axis])));
  return `  ${planet}: ${JSON.stringify(axes)},`;
});
writeFileSync(
  join(import.meta.dirname, TARGET),
  `/** The days of Terrestrial Time on either side of J2000 that the table is for. */
export const SLOW_TABLE_DAYS = ${DAYS};

/** Astronomical units. */
export const SLOW_TABLE_UNIT = ${UNIT};

/**
 * Where Jupiter to Pluto are from the center of mass of the Sun and the planets to Neptune: x, y and z on the equator of
 * J2000, as Chebyshev polynomials. \`npm run sky:table\` writes this file: gravity, starting from the places and motions
 * that JPL's ephemeris DE440 has on January 1, 2024.
 */
export const SLOW_TABLE: Readonly<
  Record<${PLANETS.map((planet) => `"${planet}"`).join(" | ")}, readonly [number[], number[], number[]]>
> = {
${entries.join("\n")}
};
`,
);
