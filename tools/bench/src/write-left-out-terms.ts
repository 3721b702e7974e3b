import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { runInNewContext } from "node:vm";

// `npm run sky:terms`: the terms of VSOP87B that the engine leaves out and that move a planet, as the Earth sees it, by
// more than LEAST arc seconds, written to packages/domain/src/chart/vsop-terms.ts. The whole series come with the npm
// package astronomia (MIT); which terms the engine has is read from its source, where they stand as plain arrays.
const LEAST = 0.04;
const TARGET = "../../../packages/domain/src/chart/vsop-terms.ts";

type Term = readonly [size: number, phase: number, frequency: number];
/** Longitude, latitude and distance, each by powers of time. */
type Series = readonly (readonly (readonly Term[])[])[];

/** Mean distance from the Sun, and the least from the Earth, in astronomical units. */
const PLANETS = {
  Mercury: { away: 0.39, nearest: 0.55 },
  Venus: { away: 0.72, nearest: 0.27 },
  Earth: { away: 1, nearest: 0.27 },
  Mars: { away: 1.52, nearest: 0.38 },
} as const;
type Planet = keyof typeof PLANETS;

const ARC_SECONDS = (180 / Math.PI) * 3600;
/** The farthest that 1900 to 2100 lies from J2000, in thousands of years. */
const MILLENNIA = 0.1;

const require = createRequire(import.meta.url);

function readEngineSeries(): Record<Planet, Series> {
  const source = readFileSync(require.resolve("astronomy-engine"), "utf8");
  const start = source.indexOf("const vsop = {") + "const vsop = ".length;
  const literal = source.slice(start, source.indexOf("\n};", start) + 2);
  return runInNewContext(`(${literal})`) as Record<Planet, Series>;
}

async function readWholeSeries(planet: Planet): Promise<Series> {
  const file = `astronomia/data/vsop87B${planet.toLowerCase()}`;
  const { default: series } = (await import(file)) as {
    default: Record<"L" | "B" | "R", Record<string, readonly Term[]>>;
  };
  return (["L", "B", "R"] as const).map((name) =>
    Object.keys(series[name])
      .toSorted()
      .map((power) => series[name][power] ?? []),
  );
}

const isSame = ([, phase, frequency]: Term, other: Term) =>
  Math.abs(frequency - other[2]) < 1e-6 && Math.abs(phase - other[1]) < 1e-4;

const round = (value: number, digits: number) => Number(value.toPrecision(digits));

/** The terms of one coordinate that are left out, by powers of time, empty powers at the end dropped. */
function leftOut(whole: Series[number], had: Series[number], weight: number): Term[][] {
  const powers = whole.map((terms, power) =>
    terms
      .filter((term) => !had[power]?.some((other) => isSame(term, other)))
      .filter(([size]) => size * weight * MILLENNIA ** power > LEAST)
      .map(
        ([size, phase, frequency]): Term => [round(size, 3), round(phase, 5), round(frequency, 9)],
      ),
  );
  while (powers.at(-1)?.length === 0) powers.pop();
  return powers;
}

const engine = readEngineSeries();
const entries: string[] = [];
for (const [name, { away, nearest }] of Object.entries(PLANETS)) {
  const planet = name as Planet;
  const [longitude = [], , distance = []] = await readWholeSeries(planet);
  const [hadLongitude = [], , hadDistance = []] = engine[planet];
  // An error of the distance shows as far as the planet is seen from the side.
  const aside = Math.min(1, 1 / away);
  const terms = {
    longitude: leftOut(longitude, hadLongitude, (ARC_SECONDS * away) / nearest),
    latitude: [],
    distance: leftOut(distance, hadDistance, (ARC_SECONDS * aside) / nearest),
  };
  entries.push(`  ${planet}: ${JSON.stringify(terms)},`);
}
writeFileSync(
  join(import.meta.dirname, TARGET),
  `import type { LeftOutTerms } from "./left-out-terms.ts";

/**
 * Terms of VSOP87B (Bretagnon and Francou 1988) that the engine leaves out and that move a planet, as the Earth sees it,
 * by more than ${LEAST} arc seconds. \`npm run sky:terms\` writes this file from the npm package astronomia 4.2.0 (MIT).
 * Latitudes are not in it: they move a longitude by next to nothing.
 */
export const VSOP_TERMS: Readonly<Record<${Object.keys(PLANETS)
    .map((name) => `"${name}"`)
    .join(" | ")}, LeftOutTerms>> = {
${entries.join("\n")}
};
`,
);
