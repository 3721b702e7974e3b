import { CHART_BODIES, type ChartFacts, type Placement, type ZodiacSign } from "@cosmic/domain";
import { computeBalance, natalChart } from "@cosmic/domain/chart";
import { describe, expect, it } from "vitest";
import { openBetween, settledIn, withPlacement } from "../../test/report-inputs.ts";
import { computeCertainBalance } from "./chart-balance.ts";

const anyChart = natalChart({ birthDate: "1990-07-14" });
/** A chart with every body in a sign, apart from those named. */
function chartIn(
  sign: ZodiacSign,
  others: Partial<Record<string, Partial<Placement>>>,
): ChartFacts {
  const chart = CHART_BODIES.reduce(
    (moved, body) => withPlacement(moved, body, others[body] ?? settledIn(sign)),
    anyChart,
  );
  return { ...chart, balance: computeBalance(chart.placements) };
}

describe("the balance that is certain", () => {
  it("names the element and the modality that lead, and the elements that lack", () => {
    const balance = computeCertainBalance(chartIn("Leo", { Venus: settledIn("Virgo") }));
    expect(balance).toEqual({ element: "Fire", modality: "Fixed", absent: ["Air", "Water"] });
  });

  it("names no leader where two are level", () => {
    const level = chartIn("Leo", {
      Moon: settledIn("Virgo"),
      Mercury: settledIn("Virgo"),
      Venus: settledIn("Virgo"),
      Jupiter: settledIn("Virgo"),
    });
    expect(level.balance.elements).toMatchObject({ Fire: 12, Earth: 12 });
    expect(computeCertainBalance(level)).toMatchObject({ element: null, modality: null });
  });

  it("names no leader that the Moon’s open sign could overturn", () => {
    const others = {
      Sun: settledIn("Virgo"),
      Mercury: settledIn("Virgo"),
      Venus: settledIn("Virgo"),
    };
    const settled = chartIn("Leo", { ...others, Moon: settledIn("Leo") });
    expect(computeCertainBalance(settled).element).toBe("Fire");
    const open = chartIn("Leo", { ...others, Moon: openBetween("Leo", "Virgo") });
    expect(open.balance.elements).toMatchObject({ Fire: 10, Earth: 10 });
    expect(computeCertainBalance(open).element).toBeNull();
    const elsewhere = chartIn("Leo", { ...others, Moon: openBetween("Libra", "Scorpio") });
    expect(computeCertainBalance(elsewhere).element).toBeNull();
  });

  it("calls no element absent that the Moon may stand in", () => {
    const open = chartIn("Leo", { Moon: openBetween("Gemini", "Cancer") });
    expect(computeCertainBalance(open).absent).toEqual(["Earth"]);
  });
});
