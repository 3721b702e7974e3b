import { PRODUCT_NAME } from "@cosmic/domain";
import { beforeAll, describe, expect, it, vi } from "vitest";
import {
  listTitles,
  PATIENT,
  printSamples,
  type SamplePrints,
  whole,
} from "../../../../test/sample-prints.ts";

vi.setConfig({ testTimeout: PATIENT });

let printed: SamplePrints;

beforeAll(async () => {
  printed = await printSamples();
}, PATIENT);

describe("the PDF of a report with everything known", () => {
  it("names the owner of the sky on the first page", () => {
    const [first] = printed.whole.pdf.pages;
    const { archetype, mbtiType, sunSign } = whole.profile;
    for (const part of [PRODUCT_NAME.toUpperCase(), archetype, mbtiType, sunSign]) {
      expect(first).toContain(part);
    }
    expect(first).toContain("Born 14 July 1990 at 13:45");
    expect(first).toContain("Đà Nẵng, Da Nang, Vietnam");
    expect(first).toContain("WRITTEN 21 NOVEMBER 2026");
  });

  it("draws the wheel with its houses and angles, and lists every position and aspect", () => {
    const { pdf } = printed.whole;
    const wheel = pdf.outline.find(({ title }) => title === "The sky at your birth");
    const drawn = pdf.pages[(wheel?.page ?? 0) - 1] ?? "";
    for (const label of ["AC", "DC", "MC", "IC", "12"]) expect(drawn).toContain(label);
    const tables = pdf.outline.find(({ title }) => title === "The sky in figures");
    const said = pdf.pages[(tables?.page ?? 0) - 1] ?? "";
    for (const { body, sign } of whole.profile.chart?.placements ?? []) {
      expect(said).toMatch(new RegExp(`${body} ${sign} \\d+° \\d\\d′ \\d+`));
    }
    expect(said).toMatch(/Ascendant \w+ \d+° \d\d′/);
    for (const { bodies } of whole.profile.chart?.aspects ?? []) {
      expect(said).toMatch(new RegExp(`${bodies[0]} [a-z]+ ${bodies[1]} \\d\\.\\d°`));
    }
  });

  it("shows the quiz result, with the neighboring type of a tie", () => {
    const { pdf } = printed.whole;
    const { axes } = whole.profile;
    const tied = axes?.filter(({ neighbour }) => neighbour !== null) ?? [];
    expect(tied.length).toBeGreaterThan(0);
    const page = pdf.outline.find(({ title }) => title === "How clearly your answers fell")?.page;
    const said = pdf.pages[(page ?? 0) - 1] ?? "";
    for (const { neighbour } of tied) expect(said).toContain(`The neighbouring type, ${neighbour}`);
    expect(said.match(/Too close to call|Slight|Moderate|Clear/g)).toHaveLength(4);
  });

  it("begins the year with the month it was written in, dated by the sky", () => {
    const forecast = printed.whole.pdf.outline.find(({ title }) => title === "12-Month Forecast");
    expect(listTitles(forecast?.parts ?? [])).toEqual([
      "November 2026",
      "December 2026",
      "January 2027",
      "February 2027",
      "March 2027",
      "April 2027",
      "May 2027",
      "June 2027",
      "July 2027",
      "August 2027",
      "September 2027",
      "October 2027",
    ]);
    const [first] = forecast?.parts ?? [];
    const said = printed.whole.pdf.pages[(first?.page ?? 0) - 1] ?? "";
    expect(said).toContain("22 Sun enters Sagittarius");
  });

  it("names the source of the cities", () => {
    expect(printed.whole.pdf.pages.at(-1)).toContain("GeoNames");
  });
});

describe("the PDF of a report with a birth date only", () => {
  it("shows no house and no rising sign, and states why", () => {
    const { pdf } = printed.bare;
    const wheel = pdf.outline.find(({ title }) => title === "The sky at your birth");
    const drawn = pdf.pages[(wheel?.page ?? 0) - 1] ?? "";
    expect(drawn).not.toMatch(/\b(?:AC|DC|MC|IC)\b/);
    expect(drawn).toContain("Without a birth time and place");
    expect(listTitles(pdf.outline)).not.toContain("How clearly your answers fell");
    expect(pdf.pages.at(-1)).not.toContain("GeoNames");
  });

  it("states that the Sun changed sign on that day, and when", () => {
    expect(printed.bare.pdf.pages[1]).toMatch(
      /changeover from Aries to Taurus The Sun left Aries for Taurus on 19 April 1988 at \d\d:\d\d UTC/,
    );
  });

  it("begins with January when it was written in January", () => {
    const forecast = printed.bare.pdf.outline.find(({ title }) => title === "12-Month Forecast");
    expect(listTitles(forecast?.parts ?? []).at(0)).toBe("January 2027");
    expect(listTitles(forecast?.parts ?? []).at(-1)).toBe("December 2027");
  });
});

describe("the PDF of a report stored before the sky was", () => {
  it("has no pages of a sky it does not know, and months without years", () => {
    const { pdf } = printed.older;
    const titles = listTitles(pdf.outline);
    expect(titles).not.toContain("The sky at your birth");
    expect(titles).not.toContain("The sky in figures");
    const forecast = pdf.outline.find(({ title }) => title === "12-Month Forecast");
    expect(listTitles(forecast?.parts ?? []).slice(0, 2)).toEqual(["January", "February"]);
  });
});
