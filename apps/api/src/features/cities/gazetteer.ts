import { setImmediate as giveWay } from "node:timers/promises";
import type { City } from "@cosmic/contracts";
import { foldName } from "./fold-name.ts";
import type { GazetteerRow } from "./gazetteer-file.ts";
import { type NameIndex, nameIndexBuilder } from "./name-index.ts";
import { describeRegion, isNamedBy, type Region } from "./regions.ts";

/** The towns of the world, searchable by name. */
export interface Gazetteer {
  /**
   * Places whose name, in any spelling on record, begins like the text up to its first comma; what
   * follows commas names the region or country: "paris, tx". The largest first; a place known by just
   * this name before larger ones that only have it on record.
   */
  search(text: string, limit: number): City[];
  findCity(id: number): City | null;
}

interface StoredCity extends Pick<City, "id" | "name" | "latitude" | "longitude" | "timeZone"> {
  region: Region;
  population: number;
}

/** How many times its size a place counts for whose own name is the text: Quito was once a San Francisco. */
const OWN_NAME_WEIGHT = 10;

/** Places indexed between two turns of the event loop, about a millisecond's worth. */
const SLICE = 500;

/** A text of its own: a part cut from a line would keep the whole line in memory. */
const ownCopy = (text: string) => Buffer.from(text).toString();

/** Hands out one and the same value for equal keys. */
function shared<T>(make: (key: string) => T): (key: string) => T {
  const made = new Map<string, T>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const own = ownCopy(key);
    const value = make(own);
    made.set(own, value);
    return value;
  };
}

const toCity = ({ id, name, latitude, longitude, timeZone, region }: StoredCity): City => ({
  id,
  name,
  region: region.name,
  country: region.country,
  latitude,
  longitude,
  timeZone,
});

const foldedNames = ({ name, otherNames }: GazetteerRow) =>
  new Set([name, ...otherNames].map(foldName).filter((folded) => folded !== ""));

/** More than there are places. */
const INDEX_ROOM = 2 ** 20;
/** More than live in any of them. */
const MOST_PEOPLE = 1e9;

/**
 * The places' indexes, the most people first. Numbers in a typed array are sorted at once, where a
 * comparing function would hold everything up for a tenth of a second.
 */
function byPopulation(populations: readonly number[]): number[] {
  const keys = populations.map((people, index) => (MOST_PEOPLE - people) * INDEX_ROOM + index);
  return [...Float64Array.from(keys).toSorted()].map((key) => key % INDEX_ROOM);
}

/**
 * Reads everything into memory, giving way to other work every millisecond or so.
 * @param rows in parts, in any order
 * @param regionNames English names of first-level divisions by their code
 */
export async function buildGazetteer(
  rows: AsyncIterable<readonly GazetteerRow[]>,
  regionNames: ReadonlyMap<string, string>,
): Promise<Gazetteer> {
  const getRegion = shared((code) => describeRegion(code, regionNames));
  const findZone = shared((name) => name);
  const found: { place: StoredCity; names: string }[] = [];
  for await (const part of rows) {
    for (const row of part) {
      const { id, latitude, longitude, population } = row;
      const [region, timeZone] = [getRegion(row.region), findZone(row.timeZone)];
      const position = { latitude, longitude, timeZone };
      const place = { id, name: ownCopy(row.name), region, population, ...position };
      found.push({ place, names: [...foldedNames(row)].join("\n") });
    }
  }
  const byId = new Map<number, StoredCity>();
  const places: StoredCity[] = [];
  const index = nameIndexBuilder();
  for (const at of byPopulation(found.map(({ place }) => place.population))) {
    const { place, names } = found[at] as (typeof found)[number];
    byId.set(place.id, place);
    index.add(places.length, names.split("\n"));
    places.push(place);
    if (places.length % SLICE === 0) await giveWay();
  }
  const names = index.build();
  return {
    search: (text, limit) => searchIn(places, names, text, limit),
    findCity: (id) => {
      const place = byId.get(id);
      return place ? toCity(place) : null;
    },
  };
}

function searchIn(
  places: readonly StoredCity[],
  index: NameIndex,
  text: string,
  limit: number,
): City[] {
  const [name = "", ...parts] = text.split(",").map(foldName);
  const wanted = parts.filter((part) => part !== "");
  const verdicts = new Map<Region, boolean>();
  const accepts = (rank: number) => {
    const region = places[rank]?.region;
    if (!region || wanted.length === 0) return region !== undefined;
    const verdict = verdicts.get(region) ?? isNamedBy(region, wanted);
    verdicts.set(region, verdict);
    return verdict;
  };
  const getWeight = (place: StoredCity) =>
    place.population * (foldName(place.name) === name ? OWN_NAME_WEIGHT : 1);
  return index
    .find(name, limit, accepts)
    .flatMap((rank) => places[rank] ?? [])
    .toSorted((a, b) => getWeight(b) - getWeight(a))
    .map(toCity);
}
