import { describe, expect, it } from "vitest";
import type { ChartBody } from "../chart/bodies.ts";
import { findPatterns } from "./patterns.ts";
import type { SkyAspect, SkyAspectName } from "./sky-chart.ts";

const ANGLES: Readonly<Record<string, number>> = {
  sextile: 60,
  square: 90,
  trine: 120,
  quincunx: 150,
  opposition: 180,
};

/** The exact aspects of bodies at whole degrees. */
function aspectsAmong(places: Partial<Record<ChartBody, number>>): SkyAspect[] {
  const entries = Object.entries(places) as [ChartBody, number][];
  return entries.flatMap(([a, from], index) =>
    entries.slice(index + 1).flatMap(([b, to]) => {
      const apart = Math.abs(((from - to + 540) % 360) - 180);
      const name = Object.keys(ANGLES).find((each) => ANGLES[each] === apart);
      if (!name) return [];
      const aspect = name as SkyAspectName;
      return [
        { bodies: [a, b] as const, aspect, angle: apart, orb: 0, allowedOrb: 1, phase: null },
      ];
    }),
  );
}

const listPatterns = (places: Partial<Record<ChartBody, number>>) =>
  findPatterns([], aspectsAmong(places)).map(({ kind, bodies }) => `${kind}: ${bodies.join(" ")}`);

const findInLeo = (bodies: readonly (ChartBody | "Chiron")[]) =>
  findPatterns(
    bodies.map((body) => ({ body, sign: "Leo" as const })),
    [],
  );

describe("patterns", () => {
  it.each([
    ["a T-square, its apex first", { Sun: 0, Moon: 180, Mars: 90 }, ["t-square: Mars Sun Moon"]],
    ["a grand trine", { Sun: 0, Moon: 120, Mars: 240 }, ["grand-trine: Sun Moon Mars"]],
    [
      "a grand cross, and none of its four T-squares",
      { Sun: 0, Moon: 90, Mars: 180, Saturn: 270 },
      ["grand-cross: Sun Mars Moon Saturn"],
    ],
    [
      "a kite, and not its grand trine",
      { Sun: 0, Moon: 120, Mars: 240, Saturn: 180 },
      ["kite: Saturn Sun Moon Mars"],
    ],
    ["a yod, its apex first", { Sun: 0, Moon: 60, Pluto: 210 }, ["yod: Pluto Sun Moon"]],
    ["nothing in two aspects that do not close", { Sun: 0, Moon: 120, Mars: 210 }, []],
  ])("are %s", (_, places, expected) => {
    expect(listPatterns(places)).toEqual(expected);
  });

  it("are a stellium of three bodies in a settled sign, not of points", () => {
    expect(findInLeo(["Sun", "Venus", "Mars"])).toEqual([
      { kind: "stellium", bodies: ["Sun", "Venus", "Mars"], sign: "Leo" },
    ]);
    expect(findInLeo(["Sun", "Venus", "Chiron"])).toEqual([]);
  });
});
