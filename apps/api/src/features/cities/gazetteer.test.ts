import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serialize } from "node:v8";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildCityIndex } from "../../../build/cities/build-city-index.ts";
import { addNames, readCities, readRegionNames } from "../../../build/cities/read-dump.ts";
import { writeCityIndex } from "../../../build/cities/write-cities.ts";
import { readCityIndex } from "./city-index.ts";
import { type Gazetteer, openGazetteer } from "./gazetteer.ts";

interface Row {
  region?: string;
  people?: number;
  otherNames?: string;
  zone?: string;
}

/** As a dump has it, most columns of which are of no use here. */
function cityRow(id: number, name: string, row: Row): string {
  const { region = "FR.11", people = 1_000, otherNames = "", zone = "Europe/Paris" } = row;
  const [country, division] = region.split(".");
  const place = `${id}\t${name}\t${name}\t${otherNames}\t1.5\t-2.5\tP\tPPL\t${country}\t`;
  return `${place}\t${division}\t\t\t\t${people}\t\t45\t${zone}\t2024-01-01`;
}
const nameRow = (city: number, language: string, text: string) =>
  `1\t${city}\t${language}\t${text}\t\t\t\t\t\t`;

const CITIES = [
  cityRow(2, "Paris", { region: "US.TX", people: 25_000, zone: "America/Chicago" }),
  cityRow(1, "Paris", { people: 2_000_000, otherNames: "Lutèce,Париж" }),
  cityRow(3, "Parintins", { region: "BR.04", people: 60_000 }),
  cityRow(4, "Paris", { region: "US.ME", people: 5_000 }),
  cityRow(5, "Nowhere", { region: "ZZ.00", people: 0 }),
  cityRow(6, "Leeds", { region: "GB.ENG" }),
  cityRow(7, "Quito", { region: "EC.18", people: 1_400, otherNames: "San Marco" }),
  cityRow(8, "San Marco", { region: "IT.01", people: 900 }),
  cityRow(9, "Roma", { region: "AU.04", people: 70 }),
  cityRow(10, "Rome", { region: "IT.07", people: 2_300, otherNames: "Roma" }),
  cityRow(11, "Atlantis", { zone: "" }),
  cityRow(12, "Łódź", { region: "PL.74", people: 700 }),
];
const NAMES = [
  nameRow(1, "ja", "パリ"),
  nameRow(1, "fr", "Lutèce"),
  nameRow(1, "link", "https://en.wikipedia.org/wiki/Paris"),
  nameRow(1, "iata", "XPR"),
  nameRow(99, "en", "Elsewhere"),
];
const DIVISIONS = ["FR.11\tÎle-de-France", "US.TX\tTexas", "US.ME\tMaine", "GB.ENG\tEngland"];

let folder: string;
let index: string;
let gazetteer: Gazetteer;

function write(name: string, lines: readonly string[]): string {
  const file = join(folder, name);
  writeFileSync(file, `${lines.join("\n")}\n`);
  return file;
}

async function convert(target: string): Promise<number> {
  const cities = await readCities(write("cities500.txt", CITIES));
  const added = await addNames(cities, write("alternateNamesV2.txt", NAMES));
  const regionNames = await readRegionNames(write("admin1CodesASCII.txt", DIVISIONS));
  await writeCityIndex(buildCityIndex(cities, regionNames), target);
  return added;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "cities-"));
  index = join(folder, "new/cities.index");
  await convert(index);
  gazetteer = openGazetteer(await readCityIndex(index));
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

const idsFor = (text: string, limit = 10) => gazetteer.search(text, limit).map(({ id }) => id);

describe("the gazetteer", () => {
  it("lists the largest first, whatever order the rows came in", () => {
    expect(idsFor("pari")).toEqual([1, 3, 2, 4]);
    expect(idsFor("pari", 2)).toEqual([1, 3]);
  });

  it("ranks a current name above a former name of a somewhat larger city", () => {
    expect(idsFor("san marco")).toEqual([8, 7]);
    expect(idsFor("roma")).toEqual([10, 9]);
  });

  it.each([
    ["lutece", [1]],
    ["ПАРИ", [1]],
    ["パリ", [1]],
    ["パ", [1]],
    ["lodz", [12]],
    ["q", [7]],
    ["p", [1, 3, 2, 4]],
  ])("finds %j in any spelling, script and length", (text, ids) => {
    expect(idsFor(text)).toEqual(ids);
  });

  it.each([
    ["paris, us", [2, 4]],
    ["paris, USA", [2, 4]],
    ["paris, united s", [2, 4]],
    ["paris, un", [2, 4]],
    ["paris,tx", [2]],
    ["Paris, Texas, United States", [2]],
    ["paris, maine", [4]],
    ["paris, ile de f", [1]],
    ["paris, île-de-france, france", [1]],
    ["leeds, uk", [6]],
    ["leeds, england", [6]],
    ["paris, , ", [1, 2, 4]],
    ["paris, texas, france", []],
    ["paris, spain", []],
    [", france", []],
  ])("searches %j by region and country", (text, ids) => {
    expect(idsFor(text)).toEqual(ids);
  });

  it("returns the full record of a city, also by its id", () => {
    const texan = {
      id: 2,
      name: "Paris",
      region: "Texas",
      country: "United States",
      latitude: 1.5,
      longitude: -2.5,
      timeZone: "America/Chicago",
    };
    expect(gazetteer.findCity(2)).toEqual(texan);
    expect(gazetteer.search("paris, tx", 1)).toEqual([texan]);
    expect(gazetteer.findCity(12)).toMatchObject({ name: "Łódź" });
  });

  it.each([0, 70, -1, 1.5, 2 ** 32 + 2])("knows no city of id %j", (id) => {
    expect(gazetteer.findCity(id)).toBeNull();
  });

  it("leaves a region without a name empty", () => {
    expect(gazetteer.findCity(5)).toMatchObject({ region: "", country: "Unknown Region" });
  });
});

describe("the index of cities", () => {
  it("leaves out what is no name, and cities without a time zone", async () => {
    expect(await convert(join(folder, "second.index"))).toBe(1);
    for (const text of ["https", "xpr", "elsewhere", "atlantis"]) {
      expect(idsFor(text)).toEqual([]);
    }
  });

  it("is the same file at every run", async () => {
    const again = join(folder, "again.index");
    await convert(again);
    expect(readFileSync(again).equals(readFileSync(index))).toBe(true);
  });

  it.each([
    ["1\tLisbon", /broken\.txt, line 1: too few columns/],
    [cityRow(1, "Lisbon", {}).replace("1.5", "north"), /line 1: no number in column 5/],
    [cityRow(1, "Lisbon", { people: -0.5 }), /line 1: no number in column 15/],
  ])("is not made of a dump with the line %j", async (line, message) => {
    await expect(readCities(write("broken.txt", [line]))).rejects.toThrow(message);
  });

  it("says what to do when it is missing, broken, cut short or of another edition", async () => {
    const whole = readFileSync(index);
    const files = {
      broken: Buffer.from("not an index"),
      short: whole.subarray(0, whole.length / 2),
      other: serialize({ edition: 0 }),
    };
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
    for (const name of ["missing", ...Object.keys(files)]) {
      const file = join(folder, name);
      await expect(readCityIndex(file)).rejects.toThrow(/npm run build/);
      await expect(readCityIndex(file)).rejects.toThrow(file);
    }
  });
});
