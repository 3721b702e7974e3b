import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readGazetteerRows, readRegionNames } from "@cosmic/api/features/cities/gazetteer-file";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { convertDump, type DumpFiles } from "./convert-dump.ts";

/** Rows as a dump has them, most columns of which are of no use here. */
const cityRow = (id: number, name: string, others: string, people: number, zone: string) =>
  `${id}\t${name}\t${name}\t${others}\t38.5\t-9.25\tP\tPPL\tPT\t\t14\t1106\t\t\t${people}\t\t45\t${zone}\t2024-01-01`;
const nameRow = (id: number, place: number, language: string, text: string) =>
  `${id}\t${place}\t${language}\t${text}\t\t\t\t\t\t`;

let folder: string;
let files: DumpFiles;

function write(name: string, lines: readonly string[]): string {
  const file = join(folder, name);
  writeFileSync(file, `${lines.join("\n")}\n`);
  return file;
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "cities-"));
  files = {
    cities: write("cities500.txt", [
      cityRow(3, "Sintra", "Cintra", 377_835, "Europe/Lisbon"),
      cityRow(1, "Lisbon", "Lisboa,Lissabon", 517_802, "Europe/Lisbon"),
      cityRow(2, "Nowhere", "", 600, ""),
    ]),
    names: write("alternateNamesV2.txt", [
      nameRow(10, 1, "pt", "Lisboa"),
      nameRow(11, 1, "ja", "リスボン"),
      nameRow(12, 1, "link", "https://en.wikipedia.org/wiki/Lisbon"),
      nameRow(13, 1, "iata", "LIS"),
      nameRow(14, 1, "en", "Lisbon, Portugal"),
      nameRow(15, 99, "en", "Elsewhere"),
    ]),
    divisions: write("admin1CodesASCII.txt", ["PT.14\tLisbon\tLisbon\t2267056"]),
  };
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe("the data of birth places", () => {
  it("has places with a zone, the most people first, each with all names in use", async () => {
    const to = join(folder, "built");
    expect(await convertDump(files, to)).toEqual({ places: 2, addedNames: 1, divisions: 1 });
    const found = [];
    for await (const rows of readGazetteerRows(join(to, "cities.txt"))) found.push(...rows);
    expect(found).toEqual([
      {
        id: 1,
        name: "Lisbon",
        otherNames: ["Lisbon", "Lisboa", "Lissabon", "リスボン"],
        latitude: 38.5,
        longitude: -9.25,
        country: "PT",
        region: "PT.14",
        population: 517_802,
        timeZone: "Europe/Lisbon",
      },
      expect.objectContaining({ id: 3, name: "Sintra", otherNames: ["Sintra", "Cintra"] }),
    ]);
    expect(await readRegionNames(join(to, "admin1.json"))).toEqual(new Map([["PT.14", "Lisbon"]]));
  });

  it("is the same text at every run", async () => {
    const read = (name: string) => readFileSync(join(folder, name, "cities.txt"), "utf8");
    await convertDump(files, join(folder, "first"));
    await convertDump(files, join(folder, "second"));
    expect(read("second")).toBe(read("first"));
  });

  it("refuses a file of other columns, and says where", async () => {
    const cities = write("broken.txt", ["1\tLisbon"]);
    await expect(convertDump({ ...files, cities }, join(folder, "none"))).rejects.toThrow(
      /broken\.txt, line 1: too few columns/,
    );
  });
});
