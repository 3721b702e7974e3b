import { expect, it } from "vitest";
import { computeRadius, distance, longitudeAt } from "../../test/drawn-charts.ts";
import { natalChart } from "../chart/index.ts";
import { localSkyAt } from "../chart/local-sky.ts";
import { computeCusps } from "../sky/house-cusps.ts";
import { wrapDegrees } from "../zodiac/circle.ts";
import { BASELINE_DROP } from "./circle-drawing.ts";
import { layOutWheel } from "./lay-out-wheel.ts";

const TROMSO = { latitude: 69.65, longitude: 18.96, timeZone: "Europe/Oslo" };

it("the numbers of narrow houses near the pole stand apart, in their order", () => {
  let narrowest = 360;
  for (let hour = 0; hour < 24; hour += 1) {
    const birthTime = `${String(hour).padStart(2, "0")}:30`;
    const chart = natalChart({ birthDate: "1990-07-14", birthTime, place: TROMSO });
    const cusps = computeCusps("regiomontanus", localSkyAt(chart.window.reference, TROMSO));
    if (!cusps) continue;
    cusps.forEach((cusp, index) => {
      narrowest = Math.min(narrowest, wrapDegrees((cusps[(index + 1) % 12] as number) - cusp));
    });
    const layout = layOutWheel({ ...chart, houseCusps: cusps });
    const middles = layout.houses.map(({ label: { x, y, size } }) => ({
      x,
      y: y - BASELINE_DROP * size,
    }));
    const places = middles.map((middle) => longitudeAt(middle, layout));
    places.forEach((place, index) => {
      const next = places[(index + 1) % 12] as number;
      expect(distance(next, place)).toBeGreaterThan(7.9);
      expect(wrapDegrees(next - place)).toBeLessThan(180);
      expect(computeRadius(middles[index] as { x: number; y: number }, layout)).toBeCloseTo(200, 1);
    });
  }
  expect(narrowest).toBeLessThan(4);
});
