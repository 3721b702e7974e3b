import { describe, expect, it } from "vitest";
import { makePrintableReport } from "../../../../../test/printable-report.ts";
import { findEmphasis } from "./emphasis.ts";

const getChart = (birthDate: string) => {
  const { chart } = makePrintableReport({
    birth: { birthDate },
    type: "INFJ",
    writtenAt: "2026-11-21T12:00:00.000Z",
  }).profile;
  if (!chart) throw new Error("A report of today has a chart");
  return chart;
};

const scorpio = getChart("1990-11-05");

describe("findEmphasis", () => {
  it("brings out a sign and all that stands in it for a stellium", () => {
    expect(findEmphasis("The stellium in Scorpio", scorpio)).toEqual({
      bodies: ["Sun", "Mercury", "Venus", "Pluto"],
      signs: ["Scorpio"],
    });
  });

  it("brings out the three bodies of a T-square", () => {
    const { bodies } = findEmphasis("The T-square on Mars", getChart("1988-04-19"));
    expect(bodies.toSorted()).toEqual(["Jupiter", "Mars", "Pluto"]);
  });

  it.each([
    ["Mars retrograde", ["Mars"]],
    ["The Sun conjunct Pluto", ["Sun", "Pluto"]],
    ["The full moon of your birth", ["Sun", "Moon"]],
    ["The night birth", ["Sun"]],
  ])("brings out the bodies that %s is about", (title, bodies) => {
    expect(findEmphasis(title, scorpio)).toEqual({ bodies, signs: [] });
  });

  it("brings out the signs of an element, and what stands in them", () => {
    const { bodies, signs } = findEmphasis("The weight of water signs", scorpio);
    expect(signs).toEqual(["Cancer", "Scorpio", "Pisces"]);
    expect(bodies).toContain("Venus");
    expect(bodies).not.toContain("Saturn");
  });

  it("leaves the signs empty for what is missing", () => {
    const chart = getChart("1990-11-05");
    const missing = findEmphasis("The absence of fire", {
      ...chart,
      placements: chart.placements.filter(
        ({ sign }) => sign !== "Aries" && sign !== "Leo" && sign !== "Sagittarius",
      ),
    });
    expect(missing).toEqual({ bodies: [], signs: ["Aries", "Leo", "Sagittarius"] });
  });
});
