import { natalChart } from "@cosmic/domain/chart";
import { DEFAULT_CHART_SETTINGS } from "@cosmic/domain/chart-settings";
import { computeSkyChart } from "@cosmic/domain/sky";
import { describe, expect, it } from "vitest";
import { J2000, oracleMovedAngles } from "./oracle.ts";
import { between } from "./quantity.ts";

const EPOCH = Date.UTC(2000, 0, 1, 12);
const NOW = new Date("2026-11-23T05:00:00Z");
const ONE_MINUTE = 1 / 60;
const toJd = (at: Date) => (at.getTime() - EPOCH) / 86_400_000 + J2000;

const BIRTHS = [
  ["Lisbon, 1990", "1990-07-14", "13:45", 38.72, -9.14, "Europe/Lisbon"],
  ["Sydney, 1961", "1961-02-03", "04:20", -33.87, 151.21, "Australia/Sydney"],
  ["Reykjavík, 1948", "1948-11-30", "22:10", 64.15, -21.94, "Atlantic/Reykjavik"],
] as const;

describe("the angles of a birth carried on, against an independent source", () => {
  it.each(BIRTHS)("%s", (_, birthDate, birthTime, latitude, longitude, timeZone) => {
    const place = { latitude, longitude, timeZone };
    const { window } = natalChart({ birthDate, birthTime, place });
    const movedAngles = (kind: "progressions" | "solar-arc") =>
      computeSkyChart(kind, { window, place }, DEFAULT_CHART_SETTINGS, NOW).movedAngles;
    const span = { birth: toJd(window.reference), day: toJd(NOW) };
    const oracle = oracleMovedAngles(span, latitude, longitude);
    for (const [ours, theirs] of [
      [movedAngles("solar-arc"), oracle.directed],
      [movedAngles("progressions"), oracle.progressed],
    ] as const) {
      for (const angle of ["ascendant", "midheaven"] as const) {
        const apart = between(ours?.[angle].longitude ?? Number.NaN, theirs[angle]);
        expect(Math.abs(apart)).toBeLessThan(ONE_MINUTE);
      }
    }
  });
});
