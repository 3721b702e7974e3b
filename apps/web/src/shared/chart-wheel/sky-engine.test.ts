import { DEFAULT_CHART_SETTINGS } from "@cosmic/domain/chart-settings";
import { expect, test } from "vitest";
import { aComputedChart, lisbon } from "../../../test/a-computed-chart.ts";
import { computeChartView } from "./sky-engine.ts";

const hours = { kind: "about", time: "19:00", minutes: 30 } as const;
const chart = aComputedChart({ birthDate: "1990-07-13", hours, place: lisbon });

const compute = (
  changes: Partial<Pick<Parameters<typeof computeChartView>[0], "kind">>,
  zodiac = "tropical" as "tropical" | "lahiri",
) =>
  computeChartView({
    chart,
    place: lisbon,
    kind: "natal",
    settings: { ...DEFAULT_CHART_SETTINGS, zodiac },
    now: new Date("2026-11-24T12:00:00Z"),
    ...changes,
  });

test("the birth chart of hours keeps the signs and houses that the report counts by", () => {
  const view = compute({});
  expect(view.angleSigns).toEqual({ ascendant: "Sagittarius", midheaven: "Libra" });
  expect(view.placements.find(({ body }) => body === "Sun")?.house).toBe(8);
  expect(view.placements.find(({ body }) => body === "Chiron")?.house).toBeNull();
});

test.each([compute({}, "lahiri"), compute({ kind: "transits" })])(
  "no other chart has them",
  ({ angleSigns, placements }) => {
    expect(angleSigns).toBeUndefined();
    expect(placements.every(({ house }) => house === null)).toBe(true);
  },
);
