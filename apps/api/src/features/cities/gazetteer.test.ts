import { beforeAll, describe, expect, it } from "vitest";
import { buildGazetteer, type Gazetteer } from "./gazetteer.ts";
import type { GazetteerRow } from "./gazetteer-file.ts";

const row = (id: number, name: string, changes: Partial<GazetteerRow> = {}): GazetteerRow => ({
  id,
  name,
  otherNames: [],
  latitude: 1.5,
  longitude: -2.5,
  country: "FR",
  region: "FR.11",
  population: 1_000,
  timeZone: "Europe/Paris",
  ...changes,
});

const inTexas = { country: "US", region: "US.TX", timeZone: "America/Chicago" };
const ROWS = [
  row(2, "Paris", { ...inTexas, population: 25_000 }),
  row(1, "Paris", { population: 2_000_000, otherNames: ["Lutèce", "Париж", ""] }),
  row(3, "Parintins", { country: "BR", region: "BR.04", population: 60_000 }),
  row(4, "Paris", { country: "US", region: "US.ME", population: 5_000 }),
  row(5, "Nowhere", { country: "ZZ", region: "ZZ.00", population: 0 }),
  row(6, "Leeds", { country: "GB", region: "GB.ENG" }),
  row(7, "Quito", { country: "EC", region: "EC.18", population: 1_400, otherNames: ["San Marco"] }),
  row(8, "San Marco", { country: "IT", region: "IT.01", population: 900 }),
  row(9, "Roma", { country: "AU", region: "AU.04", population: 70 }),
  row(10, "Rome", { country: "IT", region: "IT.07", population: 2_300, otherNames: ["Roma"] }),
];

async function* inParts() {
  yield ROWS.slice(0, 2);
  yield ROWS.slice(2);
}

let gazetteer: Gazetteer;

beforeAll(async () => {
  const regions = {
    "FR.11": "Île-de-France",
    "US.TX": "Texas",
    "US.ME": "Maine",
    "GB.ENG": "England",
  };
  gazetteer = await buildGazetteer(inParts(), new Map(Object.entries(regions)));
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

  it("finds cities by other spellings, in any script", () => {
    expect(idsFor("lutece")).toEqual([1]);
    expect(idsFor("ПАРИ")).toEqual([1]);
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
    expect(gazetteer.findCity(70)).toBeNull();
  });

  it("leaves a region without a name empty", () => {
    expect(gazetteer.findCity(5)).toMatchObject({ region: "", country: "Unknown Region" });
  });
});
