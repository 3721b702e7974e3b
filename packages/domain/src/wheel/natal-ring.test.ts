import { describe, expect, it } from "vitest";
import {
  computeRadius,
  distance,
  getMiddle,
  getPathEnd,
  getPathStart,
  longitudeAt,
} from "../../test/drawn-charts.ts";
import { natalChart } from "../chart/index.ts";
import { layOutWheel } from "./lay-out-wheel.ts";
import { layOutNatalRing } from "./natal-ring.ts";

const LISBON = { latitude: 38.7167, longitude: -9.1333, timeZone: "Europe/Lisbon" };
const natal = natalChart({ birthDate: "1990-07-14", birthTime: "13:45", place: LISBON });
const moved = natalChart({ birthDate: "2026-11-23", birthTime: "05:00", place: LISBON });
const squared = {
  bodies: ["Sun", "Moon"] as const,
  aspect: "square" as const,
  orb: 0.5,
  allowedOrb: 1.5,
};
const compared = layOutWheel({
  ...natal,
  placements: moved.placements,
  natal: natal.placements,
  aspects: [squared],
});
const ring = layOutNatalRing(natal.placements, compared);
const longitudeIn = ({ placements }: typeof natal, name: string) =>
  placements.find(({ body }) => body === name)?.longitude ?? Number.NaN;

describe("a wheel of bodies compared with a birth", () => {
  it("has the birth's bodies on an inner ring, each tied to its true longitude", () => {
    expect(ring.map(({ body }) => body)).toEqual(natal.placements.map(({ body }) => body));
    const outer = Math.min(
      ...compared.bodies.map(({ glyph }) => computeRadius(getMiddle(glyph), compared)),
    );
    for (const { body, glyph, pointer } of ring) {
      expect(computeRadius(getMiddle(glyph), compared)).toBeLessThan(outer - 100);
      for (const end of [getPathStart(pointer), getPathEnd(pointer)]) {
        expect(distance(longitudeAt(end, compared), longitudeIn(natal, body))).toBeLessThan(0.1);
      }
    }
  });

  it("keeps the glyphs of the inner ring apart", () => {
    const middles = ring.map(({ glyph }) => getMiddle(glyph));
    middles.forEach((a, index) => {
      for (const b of middles.slice(index + 1)) {
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(30);
      }
    });
  });

  it("draws aspects from the moving body to the one of the birth", () => {
    const [line] = compared.aspects;
    const start = longitudeAt(getPathStart(line?.path ?? ""), compared);
    const end = longitudeAt(getPathEnd(line?.path ?? ""), compared);
    expect(distance(start, longitudeIn(moved, "Sun"))).toBeLessThan(0.1);
    expect(distance(end, longitudeIn(natal, "Moon"))).toBeLessThan(0.1);
  });

  it("has no inner ring for a chart that is not compared", () => {
    expect(layOutNatalRing(natal.placements, layOutWheel(natal))).toEqual([]);
  });
});
