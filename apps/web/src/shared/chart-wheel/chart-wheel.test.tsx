import { CHART_BODIES, ZODIAC_SIGNS } from "@cosmic/domain";
import { BODY_GLYPHS, SIGN_GLYPHS } from "@cosmic/domain/glyphs";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { aComputedChart, lisbon } from "../../../test/a-computed-chart.ts";
import { toChartView } from "./chart-view.ts";
import { ChartWheel } from "./chart-wheel.tsx";

const exactBirth = { birthDate: "1990-07-14", birthTime: "13:45", place: lisbon };

test("is one picture with a name and a description of the sky it shows", () => {
  render(<ChartWheel view={toChartView(aComputedChart({ birthDate: "1990-07-14" }))} />);
  const wheel = screen.getByRole("img", { name: "Birth chart for July 14, 1990" });
  expect(wheel).toHaveAccessibleDescription(
    "The Sun in Cancer, the Moon in Pisces or Aries. Closest aspects: Sun opposite Saturn, " +
      "Jupiter opposite Saturn, Sun conjunct Jupiter. The tables give every position.",
  );
});

test("names the rising sign when the birth time and place give it", () => {
  render(<ChartWheel view={toChartView(aComputedChart(exactBirth))} />);
  expect(screen.getByRole("img")).toHaveAccessibleDescription(
    expect.stringContaining("Libra rising, Cancer at the midheaven."),
  );
});

test("draws every sign and every body once", () => {
  const { container } = render(
    <ChartWheel view={toChartView(aComputedChart({ birthDate: "1962-02-04" }))} />,
  );
  const drawn = [...container.querySelectorAll("path")].map((path) => path.getAttribute("d"));
  const glyphs = [
    ...ZODIAC_SIGNS.map((sign) => SIGN_GLYPHS[sign]),
    ...CHART_BODIES.map((body) => BODY_GLYPHS[body]),
  ];
  for (const glyph of glyphs) expect(drawn.filter((path) => path === glyph)).toHaveLength(1);
});

test("writes no angle and no house for a date alone", () => {
  const { container } = render(
    <ChartWheel view={toChartView(aComputedChart({ birthDate: "1990-07-14" }))} />,
  );
  const words = [...container.querySelectorAll("text")].map((text) => text.textContent ?? "");
  // Degrees of the nine bodies that a date settles, and nothing else.
  expect(words).toHaveLength(9);
  expect(words.every((word) => /^\d{1,2}°$/.test(word))).toBe(true);
});

test("writes the four angles and twelve houses of an exact birth", () => {
  const { container } = render(<ChartWheel view={toChartView(aComputedChart(exactBirth))} />);
  const words = [...container.querySelectorAll("text")].map((text) => text.textContent ?? "");
  expect(words.filter((word) => !word.endsWith("°"))).toEqual([
    ...Array.from({ length: 12 }, (_, index) => String(index + 1)),
    "AC",
    "DC",
    "MC",
    "IC",
  ]);
  expect(words.filter((word) => word.endsWith("°"))).toHaveLength(10);
});

test("needs no inline style, so that a strict content policy lets it through", () => {
  const { container } = render(<ChartWheel view={toChartView(aComputedChart(exactBirth))} />);
  expect(container.innerHTML).not.toContain("style=");
});
