import { createReadStream } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** Columns of a dump: https://download.geonames.org/export/dump/readme.txt */
const CITY = { id: 0, otherNames: 3, population: 14, timeZone: 17, count: 19 } as const;
const NAME = { id: 1, language: 2, text: 3 } as const;
const DIVISION = { code: 0, name: 1 } as const;

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

export interface DumpFiles {
  /** cities500.txt, cities1000.txt or another extract of the same columns. */
  cities: string;
  /** alternateNamesV2.txt. */
  names: string;
  /** admin1CodesASCII.txt. */
  divisions: string;
}

export interface Converted {
  places: number;
  /** Names that the extract itself did not have. */
  addedNames: number;
  divisions: number;
}

/**
 * Builds the data of birth places from a dump of GeoNames: `cities.txt` in the dump's own columns, the most people first,
 * each place with every name in use on record, and `admin1.json`, the English names of first-level divisions. Throws
 * Error naming the file and line that has not the columns of its kind.
 */
export async function convertDump(files: DumpFiles, folder: string): Promise<Converted> {
  const rows = new Map<string, string[]>();
  for await (const columns of readColumns(files.cities, CITY.count)) {
    if (columns[CITY.timeZone] !== "") rows.set(columns[CITY.id] as string, columns);
  }
  const names = new Map([...rows].map(([id, columns]) => [id, listNames(columns)]));
  let addedNames = 0;
  for await (const columns of readColumns(files.names, NAME.text + 1)) {
    const known = names.get(columns[NAME.id] as string);
    const text = columns[NAME.text] as string;
    // Names are parted by commas.
    if (!known || NO_LANGUAGES.has(columns[NAME.language] as string) || text.includes(","))
      continue;
    if (!known.has(text)) addedNames += 1;
    known.add(text);
  }
  const divisions: { code: string; name: string }[] = [];
  for await (const columns of readColumns(files.divisions, DIVISION.name + 1)) {
    divisions.push({
      code: columns[DIVISION.code] as string,
      name: columns[DIVISION.name] as string,
    });
  }
  const lines = [...rows]
    .toSorted(
      ([a, one], [b, other]) => getPopulation(other) - getPopulation(one) || Number(a) - Number(b),
    )
    .map(([id, columns]) =>
      columns.with(CITY.otherNames, [...(names.get(id) ?? [])].join(",")).join("\t"),
    );
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "cities.txt"), `${lines.join("\n")}\n`);
  await writeFile(join(folder, "admin1.json"), `${JSON.stringify(divisions)}\n`);
  return { places: rows.size, addedNames, divisions: divisions.length };
}

const getPopulation = (columns: readonly string[]) => Number(columns[CITY.population]);

const listNames = (columns: readonly string[]) =>
  new Set((columns[CITY.otherNames] ?? "").split(",").filter((name) => name !== ""));

async function* readColumns(file: string, least: number): AsyncGenerator<string[]> {
  let number = 0;
  for await (const line of createInterface({ input: createReadStream(file) })) {
    number += 1;
    if (line === "" || line.startsWith("#")) continue;
    const columns = line.split("\t");
    if (columns.length < least) throw new Error(`${file}, line ${number}: too few columns`);
    yield columns;
  }
}
