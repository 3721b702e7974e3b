import { readFileSync } from "node:fs";
import { addDays } from "@cosmic/domain";
import { findSalientFacts, natalChart, selectStandouts } from "@cosmic/domain/chart";
import * as fc from "fast-check";
import { describe, expect, it, vi } from "vitest";

// Hundreds of charts take a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const prose = readFileSync(new URL("../prose/standouts.txt", import.meta.url), "utf8");
const headings = new Set([...prose.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading));
const dates = fc.integer({ min: 0, max: 46_000 }).map((day) => addDays("1900-01-02", day));
const times = fc
  .integer({ min: 0, max: 1439 })
  .map((minute) => new Date(minute * 60_000).toISOString().slice(11, 16));
const place = { latitude: 40.7, longitude: -74, timeZone: "UTC" };

describe("what stands out in a chart", () => {
  it("has a text for every fact of a birth known to the minute", () => {
    fc.assert(
      fc.property(dates, times, (birthDate, birthTime) => {
        const facts = findSalientFacts(natalChart({ birthDate, birthTime, place }));
        expect(facts.map(({ key }) => key).filter((key) => !headings.has(key))).toEqual([]);
        expect(selectStandouts(facts)).toHaveLength(3);
      }),
      { numRuns: 300 },
    );
  });

  it("has one for every fact of a date alone but for what fills a thin chart", () => {
    fc.assert(
      fc.property(dates, (birthDate) => {
        const facts = findSalientFacts(natalChart({ birthDate }));
        const untold = facts.filter(({ key }) => !headings.has(key));
        expect(untold.filter(({ kind }) => kind !== "aspect" && kind !== "placement")).toEqual([]);
        expect(selectStandouts(facts)).toHaveLength(3);
      }),
      { numRuns: 300 },
    );
  });
});
