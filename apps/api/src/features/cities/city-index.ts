import { readFile } from "node:fs/promises";
import { findPackageJSON } from "node:module";
import { dirname, join } from "node:path";
import { deserialize, serialize } from "node:v8";
import type { NameIndex } from "./name-index.ts";

/** Another one for each other shape of the index, or way of folding names. */
const EDITION = 1;

/** Every city by rank, the most people first. A column is one list for all of them, so nothing is read before it is asked for. */
export interface CityIndex {
  ids: Uint32Array;
  populations: Uint32Array;
  latitudes: Float64Array;
  longitudes: Float64Array;
  /** Which of `regionList` each lies in. */
  regions: Uint16Array;
  /** Which of `timeZoneList` each has. */
  timeZones: Uint16Array;
  /** The cities' own names in UTF-8, one after another. */
  names: Buffer;
  nameEnds: Uint32Array;
  /** Country and division ("US.TX"), and the division's English name, "" where there is none. */
  regionList: readonly { code: string; name: string }[];
  /** IANA names. */
  timeZoneList: readonly string[];
  /** All names on record, folded. */
  nameIndex: NameIndex;
}

const ADVICE = "npm run build writes it, npm run cities that of a newer dump.";

/** In the API's folder, as built here and as an image has it. */
export const CITY_INDEX = join("dist-cities", "cities.index");

export const findCityIndex = () =>
  join(dirname(findPackageJSON(import.meta.url) ?? "."), CITY_INDEX);

/** The index as a file holds it: its lists are laid out as they are in memory, so that reading it copies nothing. */
export const packCityIndex = (index: CityIndex): Buffer =>
  serialize({ edition: EDITION, ...index });

/** Throws Error that names the file where there is none, or another one. */
export async function readCityIndex(file = findCityIndex()): Promise<CityIndex> {
  const packed = await readFile(file).catch((cause: unknown) => {
    throw new Error(`No index of cities can be read from ${file}. ${ADVICE}`, { cause });
  });
  try {
    const index = deserialize(packed) as CityIndex & { edition: number };
    if (index.edition === EDITION) return index;
  } catch (cause) {
    throw new Error(`${file} is broken. ${ADVICE}`, { cause });
  }
  throw new Error(`${file} is of another edition. ${ADVICE}`);
}
