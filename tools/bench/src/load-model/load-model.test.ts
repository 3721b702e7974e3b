import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "@cosmic/tools-programs/root";
import { describe, expect, it } from "vitest";
import { computeUtilizations, FULL, findBottleneck, ONE_SERVER, shapeFor } from "./capacity.ts";
import { computeDemand, perVisit, rowBytes } from "./demand.ts";
import { createJourneys } from "./measure/journeys.ts";
import { type Measured, readMeasured } from "./measured.ts";
import { buildTables, fillTables } from "./tables.ts";
import { peakVisits, REQUESTS_PER_VISIT } from "./visitor-model.ts";

const measured = readMeasured();

/** A measurement in which every request costs the same, for sums that can be done in the head. */
const plain: Measured = {
  ...measured,
  idle: { loopMs: 0, threadMs: 0, databaseMs: 0, statements: 0 },
  requests: Object.fromEntries(
    Object.keys(REQUESTS_PER_VISIT).map((kind) => [
      kind,
      {
        loopMs: 7,
        threadMs: 3,
        statementMs: 4,
        databaseMs: 5,
        frontMs: 1,
        statements: 2,
        writes: 1,
        walBytes: 8_192,
        answerBytes: 1_000,
        shape: [1, 1],
      },
    ]),
  ),
};
const visit = perVisit(plain, () => 1);

describe("the visitor model", () => {
  it("names exactly the kinds of request that are measured", () => {
    const kinds = createJourneys("http://127.0.0.1:9").map(({ kind }) => kind);
    expect(Object.keys(REQUESTS_PER_VISIT)).toEqual(kinds);
    expect(Object.keys(measured.requests)).toEqual(kinds);
  });

  it("has its peak in the busiest minute of the busiest hour", () => {
    // 100,000 visits: 12,000 in the hour, 200 in its middle minute, 600 in its busiest.
    expect(peakVisits(100_000)).toBeCloseTo(10, 10);
  });
});

describe("the demand", () => {
  it("is what a visit costs, times the visits of the peak", () => {
    const demand = computeDemand(plain, 100_000, 1);
    expect(demand.requests).toBeCloseTo(10 * visit, 6);
    expect(demand.apiCores).toBeCloseTo((10 * visit * 10) / 1_000, 6);
    expect(demand.databaseCores).toBeCloseTo((10 * visit * 5) / 1_000, 6);
    // Four milliseconds of statements, and two round trips of half a one.
    expect(demand.connections).toBeCloseTo((10 * visit * 5) / 1_000, 6);
    // One for each writing statement, one for each page of its log.
    expect(demand.diskOperations).toBeCloseTo(10 * visit * 2, 6);
  });

  it("grows with the visits, and by what each process does unasked", () => {
    const [one, ten] = [computeDemand(measured, 1_000, 1), computeDemand(measured, 10_000, 1)];
    expect(ten.requests / one.requests).toBeCloseTo(10, 6);
    expect(ten.gigabytesAYear / one.gigabytesAYear).toBeCloseTo(10, 6);
    const more = computeDemand(measured, 1_000, 3).statements - one.statements;
    expect(more).toBeCloseTo(2 * measured.idle.statements, 6);
  });

  it("refuses what was not measured", () => {
    expect(() => computeDemand({ ...measured, requests: {} }, 1_000, 1)).toThrow(
      "has not been measured",
    );
    expect(() => rowBytes(measured, "nothing")).toThrow("has not been measured");
  });
});

describe("the capacity", () => {
  it("names the fullest resource over the limit, and nothing where there is room", () => {
    const demand = computeDemand(plain, 1_000, 1);
    expect(
      findBottleneck(demand, {
        ...ONE_SERVER,
        replicas: 100,
        databaseCores: 100,
        diskGigabytes: 1e6,
      }),
    ).toBeNull();
    expect(findBottleneck({ ...demand, connections: 19 }, ONE_SERVER)).toMatchObject({
      name: "database connections",
      use: 0.95,
    });
  });

  it.each([1_000, 10_000, 100_000, 1_000_000])(
    "has a shape with room for %i visits a day",
    (visits) => {
      const shape = shapeFor(measured, visits);
      for (const use of Object.values(
        computeUtilizations(computeDemand(measured, visits, shape.replicas), shape),
      )) {
        expect(use).toBeLessThanOrEqual(FULL);
      }
    },
  );
});

describe("docs/scaling.md", () => {
  it("holds the tables of `npm run load-model`; `-- --write` renews them", {
    timeout: 60_000,
  }, () => {
    const text = readFileSync(join(ROOT, "docs/scaling.md"), "utf8");
    expect(text).toBe(fillTables(text, buildTables(measured)));
  });

  it("names a table that is missing from the document", () => {
    expect(() => fillTables("", { costs: "" })).toThrow("no place");
  });
});
