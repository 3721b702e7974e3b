import { type Aspect, addDays, type ChartFacts } from "@cosmic/domain";
import { natalChart } from "@cosmic/domain/chart";
import { describe, expect, it } from "vitest";
import { valueNamesIn } from "../../test/prose.ts";
import { LISBON } from "../../test/report-inputs.ts";
import { aspectFrames } from "./aspect-frames.ts";
import { aspectProse } from "./aspects.ts";
import { ASPECT_FLAVORS } from "./chart-corpus.ts";
import { writeAspects } from "./write-aspects.ts";

const births = Array.from({ length: 300 }, (_, index) => addDays("1930-01-01", index * 97));
const aspect = (bodies: Aspect["bodies"], name: Aspect["aspect"], orb: number): Aspect => ({
  bodies,
  aspect: name,
  angle: 0,
  separation: 0,
  orb,
  widestOrb: orb + 1,
  allowedOrb: 8,
  phase: null,
});
const chartWith = (aspects: Aspect[]): ChartFacts => ({
  ...natalChart({ birthDate: "1990-07-14" }),
  aspects,
});

describe("the aspects of a report", () => {
  it("are written where the more personal body belongs, one a section", () => {
    const written = writeAspects(
      chartWith([
        aspect(["Sun", "Saturn"], "square", 0.2),
        aspect(["Sun", "Mars"], "trine", 0.4),
        aspect(["Sun", "Uranus"], "sextile", 0.5),
        aspect(["Venus", "Pluto"], "opposition", 0.6),
        aspect(["Jupiter", "Saturn"], "conjunction", 0.8),
        aspect(["Uranus", "Neptune"], "conjunction", 0.9),
      ]),
    );
    expect(
      Object.fromEntries([...written].map(([name, [fact]]) => [name, fact?.basis])),
    ).toMatchObject({
      detailedAstrologyChart: { bodies: ["Sun", "Saturn"] },
      lifePurpose: { bodies: ["Sun", "Mars"] },
      soulMateGuidance: { bodies: ["Venus", "Pluto"] },
      giftedTalents: { bodies: ["Jupiter", "Saturn"] },
    });
    expect(written.size).toBe(4);
  });

  it("leave out the sections that are full", () => {
    const chart = chartWith([aspect(["Sun", "Saturn"], "square", 0.2)]);
    expect([...writeAspects(chart, ["detailedAstrologyChart"]).keys()]).toEqual(["lifePurpose"]);
  });

  it("are tight, whatever the birth hour", () => {
    expect(writeAspects(chartWith([aspect(["Sun", "Saturn"], "square", 4.1)])).size).toBe(0);
    expect(writeAspects(chartWith([aspect(["Sun", "Saturn"], "square", 3.9)])).size).toBe(1);
  });

  it("say the widest orb of an open birth hour, and the orb itself of a known one", () => {
    const open = chartWith([aspect(["Sun", "Saturn"], "square", 0.21)]);
    const known = {
      ...natalChart({ birthDate: "1990-07-14", birthTime: "13:45", place: LISBON }),
      aspects: open.aspects,
    };
    const [ofOpen, ofKnown] = [open, known].map(
      (chart) => [...writeAspects(chart).values()][0]?.[0],
    );
    expect(ofOpen?.text).toMatch(
      /the Sun and Saturn formed a square, within 1\.2 degrees of exact\.$/,
    );
    expect(ofKnown?.text).toMatch(/the Sun and Saturn formed a square, 0\.2 degrees from exact\.$/);
    const single = chartWith([aspect(["Sun", "Saturn"], "opposition", 0.02)]);
    expect([...writeAspects(single).values()][0]?.[0]?.text).toMatch(
      /formed an opposition, within 1 degree of exact\.$/,
    );
  });

  it("are six at most, each one of the chart’s, the tightest of those for a section, no fact said twice", () => {
    for (const birthDate of births) {
      const chart = natalChart({ birthDate });
      const written = [...writeAspects(chart).values()];
      expect(written.length).toBeLessThanOrEqual(6);
      const facts = written.map((sentences) => sentences[0]?.text);
      expect(new Set(facts).size).toBe(facts.length);
      for (const sentences of written) {
        expect(sentences).toHaveLength(2);
        const basis = sentences[0]?.basis;
        if (basis?.kind !== "aspect") throw new Error("An aspect rests on an aspect");
        const found = chart.aspects.find(({ bodies }) => bodies.join() === basis.bodies.join());
        expect(found?.aspect).toBe(basis.aspect);
        expect(basis.orb).toBe(found?.widestOrb);
      }
    }
  });

  it("have a reading for every pair of theirs that a sky can show", () => {
    const readable = /^(?:Sun|Moon|Mercury|Venus|Mars)-|^Jupiter-Saturn$/;
    const wanting = births
      .flatMap((birthDate) => natalChart({ birthDate, birthTime: "13:45", place: LISBON }).aspects)
      .map(({ bodies, aspect: name }) => ({
        pair: bodies.join("-"),
        flavour: ASPECT_FLAVORS[name],
      }))
      .filter(({ pair, flavour }) => readable.test(pair) && !aspectProse[pair]?.[flavour]);
    expect(wanting).toEqual([]);
  });
});

it("the frames of an aspect take its values once each", () => {
  for (const frame of aspectFrames) {
    expect(valueNamesIn(frame)).toEqual(["aspect", "one", "orb", "other"]);
  }
});
