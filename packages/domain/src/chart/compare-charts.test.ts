import { describe, expect, it } from "vitest";
import { type ChartChange, compareCharts } from "./compare-charts.ts";
import { natalChart } from "./natal-chart.ts";

const place = { latitude: 38.72, longitude: -9.14, timeZone: "Europe/Lisbon" };
const birthDate = "1990-07-14";
const day = natalChart({ birthDate });
const seven = natalChart({ birthDate, birthTime: "07:00", place });
const nine = natalChart({ birthDate, birthTime: "09:00", place });

const ofKind = (changes: readonly ChartChange[], ...kinds: ChartChange["kind"][]) =>
  changes.filter(({ kind }) => kinds.includes(kind));

const nameAspects = (changes: readonly ChartChange[]) =>
  changes.flatMap((each) => ("aspect" in each ? [`${each.bodies.join()} ${each.aspect}`] : []));

describe("the changes between two charts", () => {
  it("are none between a chart and itself, or what was sent of it", () => {
    const sent = JSON.parse(JSON.stringify(seven)) as typeof seven;
    expect([compareCharts(day, day), compareCharts(seven, sent)]).toEqual([[], []]);
  });

  it("name the rising sign, and the house of each body, where two hours lie between", () => {
    const changes = compareCharts(seven, nine);
    expect(ofKind(changes, "rising")).toEqual([{ kind: "rising", before: "Cancer", after: "Leo" }]);
    expect(ofKind(changes, "house")).toHaveLength(10);
    expect(changes).toContainEqual({ kind: "house", body: "Sun", before: 1, after: 12 });
    expect(ofKind(changes, "sign")).toEqual([]);
  });

  it("name what an exact time settles, and what becomes open without it", () => {
    const settled = compareCharts(day, seven);
    expect(ofKind(settled, "rising")).toEqual([{ kind: "rising", before: null, after: "Cancer" }]);
    expect(ofKind(settled, "sign")).toEqual([
      { kind: "sign", body: "Moon", before: ["Pisces", "Aries"], after: ["Aries"] },
    ]);
    expect(ofKind(settled, "house")[0]).toMatchObject({ before: null, after: 1 });
    const opened = compareCharts(seven, day);
    expect(ofKind(opened, "rising")).toEqual([{ kind: "rising", before: "Cancer", after: null }]);
    expect(ofKind(opened, "house")[0]).toMatchObject({ before: 1, after: null });
  });

  it("list aspects gained, which the other way round are lost", () => {
    const there = compareCharts(day, seven);
    const gained = ofKind(there, "aspect-gained");
    expect(gained.some((each) => "bodies" in each && each.bodies.includes("Moon"))).toBe(true);
    const back = compareCharts(seven, day);
    expect(nameAspects(ofKind(back, "aspect-lost"))).toEqual(nameAspects(gained));
    expect(nameAspects(ofKind(back, "aspect-gained"))).toEqual(
      nameAspects(ofKind(there, "aspect-lost")),
    );
  });
});
