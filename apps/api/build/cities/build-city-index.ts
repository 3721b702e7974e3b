import type { CityIndex } from "../../src/features/cities/city-index.ts";
import { foldName } from "../../src/features/cities/fold-name.ts";
import { buildNameIndex } from "../../src/features/cities/name-index.ts";
import type { DumpCity } from "./read-dump.ts";

/** Written alike, whatever longer text it was cut from. */
const ownText = (text: string) => Buffer.from(text).toString();

/** Numbers the different values of a list in the order in which they come. */
function numberValues(values: readonly string[]): { list: string[]; numbers: Uint16Array } {
  const list = [...new Set(values)];
  const numberByValue = new Map(list.map((value, number) => [value, number]));
  return {
    list: list.map(ownText),
    numbers: Uint16Array.from(values, (value) => numberByValue.get(value) ?? 0),
  };
}

const foldNames = ({ names }: DumpCity) =>
  new Set([...names].map(foldName).filter((folded) => folded !== ""));

/**
 * The index of these cities; of as many people the first given comes first.
 * @param regionNames English names of first-level divisions by their code
 */
export function buildCityIndex(
  cities: readonly DumpCity[],
  regionNames: ReadonlyMap<string, string>,
): CityIndex {
  const byRank = cities.toSorted((a, b) => b.population - a.population);
  const regions = numberValues(byRank.map(({ region }) => region));
  const timeZones = numberValues(byRank.map(({ timeZone }) => timeZone));
  const names = byRank.map(({ name }) => Buffer.from(name));
  let end = 0;
  return {
    ids: Uint32Array.from(byRank, ({ id }) => id),
    populations: Uint32Array.from(byRank, ({ population }) => population),
    latitudes: Float64Array.from(byRank, ({ latitude }) => latitude),
    longitudes: Float64Array.from(byRank, ({ longitude }) => longitude),
    regions: regions.numbers,
    timeZones: timeZones.numbers,
    names: Buffer.concat(names),
    nameEnds: Uint32Array.from(names, ({ length }) => (end += length)),
    regionList: regions.list.map((code) => ({ code, name: ownText(regionNames.get(code) ?? "") })),
    timeZoneList: timeZones.list,
    nameIndex: buildNameIndex(byRank.map(foldNames)),
  };
}
