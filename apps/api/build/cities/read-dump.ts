import { open } from "node:fs/promises";

/** Columns of a dump: https://download.geonames.org/export/dump/readme.txt */
const CITY = {
  id: 0,
  name: 1,
  asciiName: 2,
  otherNames: 3,
  latitude: 4,
  longitude: 5,
  country: 8,
  division: 10,
  population: 14,
  timeZone: 17,
  count: 19,
} as const;
const NAME = { city: 1, language: 2, text: 3, count: 4 } as const;
const DIVISION = { code: 0, name: 1, count: 2 } as const;

/** What stands in the column of languages and is no name in any: links, codes of post and airports, of Wikidata. */
const NO_LANGUAGES = new Set([
  "link",
  "wkdt",
  "post",
  "iata",
  "icao",
  "faac",
  "tcid",
  "unlc",
  "abbr",
  "phon",
  "piny",
]);

/** A populated place of GeoNames. */
export interface DumpCity {
  id: number;
  name: string;
  /** All names on record in any script, its own among them. */
  names: Set<string>;
  latitude: number;
  longitude: number;
  /** The country and its first-level division: "PT.14". */
  region: string;
  population: number;
  /** IANA name. */
  timeZone: string;
}

interface Line {
  columns: readonly string[];
  /** File and line, for errors. */
  where: string;
}

async function* readLines(file: string, least: number): AsyncGenerator<Line> {
  const opened = await open(file);
  let number = 0;
  for await (const line of opened.readLines()) {
    number += 1;
    if (line === "" || line.startsWith("#")) continue;
    const [columns, where] = [line.split("\t"), `${file}, line ${number}`];
    if (columns.length < least) throw new Error(`${where}: too few columns`);
    yield { columns, where };
  }
}

const isCount = (value: number) => Number.isInteger(value) && value >= 0;

function toCity({ columns, where }: Line): DumpCity {
  const text = (column: number) => columns[column] ?? "";
  const read = (column: number, isOne: (value: number) => boolean) => {
    const value = Number(text(column));
    if (text(column) !== "" && isOne(value)) return value;
    throw new Error(`${where}: no number in column ${column + 1}`);
  };
  return {
    id: read(CITY.id, isCount),
    name: text(CITY.name),
    names: new Set([text(CITY.name), text(CITY.asciiName), ...text(CITY.otherNames).split(",")]),
    latitude: read(CITY.latitude, Number.isFinite),
    longitude: read(CITY.longitude, Number.isFinite),
    region: `${text(CITY.country)}.${text(CITY.division)}`,
    population: read(CITY.population, isCount),
    timeZone: text(CITY.timeZone),
  };
}

/**
 * The cities of cities500.txt, cities1000.txt or another extract of these columns, in its order and without those of no time
 * zone. Throws Error naming the line that has other columns, as all functions here do.
 */
export async function readCities(file: string): Promise<DumpCity[]> {
  const cities: DumpCity[] = [];
  for await (const line of readLines(file, CITY.count)) {
    const city = toCity(line);
    if (city.timeZone !== "") cities.push(city);
  }
  return cities;
}

/** Gives the cities the names in use that alternateNamesV2.txt has for them. @returns how many were new */
export async function addNames(cities: readonly DumpCity[], file: string): Promise<number> {
  const namesById = new Map(cities.map(({ id, names }) => [String(id), names]));
  let added = 0;
  for await (const { columns } of readLines(file, NAME.count)) {
    const names = namesById.get(columns[NAME.city] ?? "");
    const text = columns[NAME.text] ?? "";
    if (!names || names.has(text) || NO_LANGUAGES.has(columns[NAME.language] ?? "")) continue;
    names.add(text);
    added += 1;
  }
  return added;
}

/** English names of first-level divisions by their code, of admin1CodesASCII.txt: "PT.14" is "Lisbon". */
export async function readRegionNames(file: string): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for await (const { columns } of readLines(file, DIVISION.count)) {
    names.set(columns[DIVISION.code] ?? "", columns[DIVISION.name] ?? "");
  }
  return names;
}
