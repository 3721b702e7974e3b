import { describe, expect, it } from "vitest";
import { localSkyAt } from "../chart/local-sky.ts";
import { wrapDegrees } from "../zodiac/circle.ts";
import { HOUSE_SYSTEMS } from "./chart-settings.ts";
import { computeCusps } from "./house-cusps.ts";

const AT = new Date("1990-07-14T12:45:00Z");
const skyAt = (latitude: number, at = AT) =>
  localSkyAt(at, { latitude, longitude: -9.14, timeZone: "UTC" });
const systems = HOUSE_SYSTEMS.filter((system) => system !== "whole-sign");
const axisSystems = systems.filter((system) => system !== "equal");

describe("house cusps", () => {
  it.each(systems)("%s gives twelve in order, each opposite another", (system) => {
    const cusps = computeCusps(system, skyAt(38.72)) ?? [];
    expect(cusps).toHaveLength(12);
    for (const [index, cusp] of cusps.entries()) {
      expect(wrapDegrees((cusps[(index + 1) % 12] as number) - cusp)).toBeLessThan(90);
      expect(wrapDegrees((cusps[(index + 6) % 12] as number) - cusp)).toBeCloseTo(180, 6);
    }
  });

  it("systems with two axes share the first and the tenth", () => {
    const axes = axisSystems.map((system) => {
      const cusps = computeCusps(system, skyAt(51.5));
      return [cusps?.[0]?.toFixed(6), cusps?.[9]?.toFixed(6)];
    });
    expect(new Set(axes.map(String)).size).toBe(1);
  });

  it("at the equator Regiomontanus and Campanus are one", () => {
    const campanus = computeCusps("campanus", skyAt(0)) ?? [];
    for (const [index, cusp] of (computeCusps("regiomontanus", skyAt(0)) ?? []).entries()) {
      expect(cusp).toBeCloseTo(campanus[index] as number, 6);
    }
  });

  it.each(["placidus", "koch"] as const)("%s has no answer from the polar circles on", (system) => {
    expect(computeCusps(system, skyAt(66))).not.toBeNull();
    expect(computeCusps(system, skyAt(67))).toBeNull();
    expect(computeCusps(system, skyAt(-67))).toBeNull();
  });

  it.each(["regiomontanus", "campanus"] as const)(
    "%s answers in the polar circles for some hours of the day only",
    (system) => {
      const hours = Array.from({ length: 24 }, (_, hour) => new Date(Date.UTC(1990, 6, 14, hour)));
      const answers = hours.map((at) => computeCusps(system, skyAt(75, at)));
      expect(answers.some((cusps) => cusps === null)).toBe(true);
      expect(answers.some((cusps) => cusps !== null)).toBe(true);
    },
  );

  it("Porphyry answers at every hour in the polar circles", () => {
    const hours = Array.from({ length: 24 }, (_, hour) => new Date(Date.UTC(1990, 6, 14, hour)));
    expect(hours.filter((at) => computeCusps("porphyry", skyAt(75, at)) === null)).toEqual([]);
  });

  it("equal houses begin at the Ascendant at any latitude", () => {
    const cusps = computeCusps("equal", skyAt(80)) ?? [];
    expect(wrapDegrees((cusps[4] as number) - (cusps[0] as number))).toBeCloseTo(120, 9);
  });
});
