import { describe, expect, it } from "vitest";
import { natalChart } from "../chart/natal-chart.ts";
import { toAstroTime } from "../zodiac/astro-time.ts";
import { signedDegrees } from "../zodiac/circle.ts";
import { zodiacOffsetOn } from "./ayanamsa.ts";
import {
  type ChartKind,
  type ChartSettings,
  canComputeChart,
  DEFAULT_CHART_SETTINGS,
} from "./chart-settings.ts";
import { computeSkyChart } from "./compute-sky-chart.ts";
import type { SkyBirth } from "./sky-chart.ts";

const lisbon = { latitude: 38.72, longitude: -9.14, timeZone: "Europe/Lisbon" };
const tromso = { latitude: 69.65, longitude: 18.96, timeZone: "Europe/Oslo" };
const NOW = new Date("2026-11-23T05:00:00Z");

const birthAt = (place = lisbon): SkyBirth => ({
  window: natalChart({ birthDate: "1990-07-14", birthTime: "13:45", place }).window,
  place,
});
const openBirth: SkyBirth = { window: natalChart({ birthDate: "1990-07-14" }).window, place: null };

const chart = (
  kind: ChartKind = "natal",
  settings: Partial<ChartSettings> = {},
  birth: SkyBirth = birthAt(),
) => computeSkyChart(kind, birth, { ...DEFAULT_CHART_SETTINGS, ...settings }, NOW);

const findVenus = (
  placements: readonly { body: string; longitude: number; sign: string | null }[],
) => placements.find(({ body }) => body === "Venus") ?? { longitude: Number.NaN, sign: null };

const longitudeIn = ({ placements }: ReturnType<typeof chart>, name: string) =>
  placements.find(({ body }) => body === name)?.longitude ?? Number.NaN;

function fortuneAhead(birthTime: string): number {
  const { window } = natalChart({ birthDate: "1990-07-14", birthTime, place: lisbon });
  const found = chart("natal", {}, { window, place: lisbon });
  const fortune = longitudeIn(found, "Part of Fortune") - (found.angles?.ascendant.longitude ?? 0);
  return (
    signedDegrees(fortune) / signedDegrees(longitudeIn(found, "Moon") - longitudeIn(found, "Sun"))
  );
}

function lilithArc(kind: "mean" | "osculating"): number {
  const arc = chart("natal", { lilith: kind }, openBirth).placements.find(
    ({ body }) => body === "Lilith",
  )?.arc;
  return (arc?.to ?? 0) - (arc?.from ?? 0);
}

const declinations = (birth: SkyBirth, name: string) =>
  chart("natal", {}, birth).placements.find(({ body }) => body === name)?.declination;

describe("the birth chart", () => {
  const natal = natalChart({ birthDate: "1990-07-14", birthTime: "13:45", place: lisbon });

  it("has the report's bodies, axes and Placidus houses under the default settings", () => {
    const { placements, angles, houses } = chart();
    for (const placement of natal.placements) {
      if (placement.body === "Venus") continue;
      expect(placements).toContainEqual(expect.objectContaining(placement));
    }
    expect(angles).toEqual(natal.angles);
    expect(houses).toEqual({ system: "placidus", cusps: natal.houses?.placidus?.cusps });
    expect(placements.find(({ body }) => body === "Sun")?.house).toBe(
      natal.houses?.placidus?.houseOf.Sun,
    );
  });

  it("has Venus within 21 arc seconds of the report, in the same sign", () => {
    const [ours, theirs] = [findVenus(chart().placements), findVenus(natal.placements)];
    const apart = Math.abs(signedDegrees(ours.longitude - theirs.longitude)) * 3600;
    expect(apart).toBeGreaterThan(0);
    expect(apart).toBeLessThan(21);
    expect(ours.sign).toBe(theirs.sign);
  });

  it("has every aspect of the report, with the same orb and phase", () => {
    const { aspects } = chart();
    for (const { bodies, aspect, phase, orb } of natal.aspects) {
      const same = aspects.find((other) => String(other.bodies) === String(bodies));
      expect(same).toMatchObject({ aspect, phase });
      expect(same?.orb).toBeCloseTo(orb, 3);
    }
  });

  it("lists the points after the bodies", () => {
    expect(
      chart()
        .placements.slice(10)
        .map(({ body }) => body),
    ).toEqual(["Chiron", "North Node", "Lilith", "Part of Fortune", "Vertex"]);
  });

  it("counts Fortune from the Moon by day and from the Sun by night", () => {
    expect(fortuneAhead("13:45")).toBeCloseTo(1, 6);
    expect(fortuneAhead("01:00")).toBeCloseTo(-1, 6);
  });

  it("narrower orbs leave out aspects, wider ones add some", () => {
    const counts = (["narrow", "standard", "wide"] as const).map(
      (orbs) => chart("natal", { orbs }).aspects.length,
    );
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect(new Set(counts).size).toBe(3);
  });

  it("has minor aspects, and none of them to a point that is no body", () => {
    const minor = chart("natal", { orbs: "wide" }).aspects.filter(
      ({ angle }) => angle % 30 !== 0 || angle === 30 || angle === 150,
    );
    expect(minor.length).toBeGreaterThan(0);
    for (const { bodies } of minor) expect(bodies).not.toContain("Chiron");
  });

  it("knows the lunation and the eclipses before the birth", () => {
    // Full moon of July 8; eclipses of January 26 (annular) and February 9 (total), 1990.
    const days = chart().prenatal.map(({ kind, at }) => [kind, at.toISOString().slice(0, 10)]);
    expect(days).toEqual([
      ["full-moon", "1990-07-08"],
      ["solar-eclipse", "1990-01-26"],
      ["lunar-eclipse", "1990-02-09"],
    ]);
  });

  it("counts whole signs in the polar circles where Placidus has no answer", () => {
    expect(chart("natal", {}, birthAt(tromso)).houses?.system).toBe("whole-sign");
    expect(chart("natal", { houses: "equal" }, birthAt(tromso)).houses?.system).toBe("equal");
  });
});

describe("the sidereal zodiac", () => {
  it.each(["lahiri", "fagan-bradley"] as const)(
    "%s moves everything by one angle, houses too",
    (zodiac) => {
      const [tropical, sidereal] = [chart(), chart("natal", { zodiac })];
      const offset = zodiacOffsetOn(zodiac, toAstroTime(tropical.at));
      expect(offset).toBeGreaterThan(23);
      for (const [index, { longitude }] of tropical.placements.entries()) {
        expect(signedDegrees(longitude - (sidereal.placements[index]?.longitude ?? 0))).toBeCloseTo(
          offset,
          6,
        );
        expect(sidereal.placements[index]?.house).toBe(tropical.placements[index]?.house);
      }
    },
  );

  it("whole-sign houses begin where a sign of that zodiac does", () => {
    const { houses } = chart("natal", { zodiac: "lahiri", houses: "whole-sign" });
    for (const cusp of houses?.cusps ?? []) expect(cusp % 30).toBe(0);
  });
});

describe("an open birth time", () => {
  const open = chart("natal", {}, openBirth);

  it("gives no axes, houses, Fortune, vertex or hemispheres", () => {
    expect(open.angles).toBeNull();
    expect(open.houses).toBeNull();
    expect(open.parallels).toEqual([]);
    expect(open.placements.map(({ body }) => body)).not.toContain("Part of Fortune");
    expect(open.placements.every(({ house, body }) => house === null && body !== "Vertex")).toBe(
      true,
    );
    expect(open.hemispheres).toBeNull();
  });

  it("gives declinations as far as they changed, and one where they are known", () => {
    const moon = declinations(openBirth, "Moon") ?? { from: 0, to: 0 };
    expect(moon.to - moon.from).toBeGreaterThan(2);
    const neptune = declinations(openBirth, "Neptune") ?? { from: 0, to: 1 };
    expect(neptune.to - neptune.from).toBeLessThan(1 / 60);
    const exact = declinations(birthAt(), "Moon");
    expect(exact?.from).toBe(exact?.to);
    expect(exact?.from).toBeGreaterThan(moon.from);
    expect(exact?.from).toBeLessThan(moon.to);
  });

  it("gives the aspects that hold throughout, none to the Moon, without a phase", () => {
    const natal = natalChart({ birthDate: "1990-07-14" });
    const among = open.aspects.filter(
      ({ angle, bodies }) =>
        ["Sun", "Saturn"].every((body) => bodies.includes(body as "Sun")) && angle === 180,
    );
    expect(among).toHaveLength(1);
    expect(natal.aspects[0]?.bodies).toEqual(["Sun", "Saturn"]);
    expect(
      open.aspects.every(({ bodies, phase }) => !bodies.includes("Moon") && phase === null),
    ).toBe(true);
  });

  it("gives the aspects of the Moon that hold at every minute of some hours", () => {
    const birth = {
      birthDate: "1990-07-13",
      place: { latitude: 38.72, longitude: -9.14, timeZone: "Europe/Lisbon" },
    };
    const hours = { kind: "about", time: "19:00", minutes: 120 } as const;
    const { window, aspects } = natalChart({ ...birth, hours });
    const held = chart("natal", {}, { window, place: birth.place }).aspects.filter(({ bodies }) =>
      bodies.includes("Moon"),
    );
    const listed = held.map(({ bodies, aspect }) => `${bodies.join()} ${aspect}`);
    expect(listed).toContain("Moon,Mercury trine");
    expect(aspects.map(({ bodies, aspect }) => `${bodies.join()} ${aspect}`)).toContain(
      "Moon,Mercury trine",
    );
    expect(held.every(({ phase }) => phase === null)).toBe(true);
  });

  it("gives the osculating apogee as the arc it ran through", () => {
    expect(lilithArc("mean")).toBeLessThan(0.4);
    expect(lilithArc("osculating")).toBeGreaterThan(1);
  });

  it.each(["solar-return", "lunar-return", "progressions", "solar-arc"] as const)(
    "cannot give the %s chart",
    (kind) => {
      expect(canComputeChart(kind, openBirth)).toBe(false);
      expect(() => chart(kind, {}, openBirth)).toThrow(RangeError);
    },
  );

  it("still gives the transits", () => {
    expect(canComputeChart("transits", openBirth)).toBe(true);
    expect(chart("transits", {}, openBirth).houses).toBeNull();
  });
});

describe("further charts", () => {
  it.each([
    ["solar-return", "Sun", 366],
    ["lunar-return", "Moon", 28],
  ] as const)(
    "the %s has the %s where it was at birth, within the last %i days",
    (kind, body, days) => {
      const found = chart(kind);
      expect(signedDegrees(longitudeIn(found, body) - longitudeIn(chart(), body))).toBeCloseTo(
        0,
        4,
      );
      const age = (NOW.getTime() - found.at.getTime()) / 86_400_000;
      expect(age).toBeGreaterThanOrEqual(0);
      expect(age).toBeLessThan(days);
    },
  );

  it("progressions move the Sun by a degree a year, directions everything as far as it", () => {
    const sunMoved = signedDegrees(
      longitudeIn(chart("progressions"), "Sun") - longitudeIn(chart(), "Sun"),
    );
    expect(sunMoved / 36.36).toBeGreaterThan(0.95);
    expect(sunMoved / 36.36).toBeLessThan(1.02);
    const directed = chart("solar-arc");
    for (const body of ["Sun", "Pluto", "Chiron"]) {
      expect(signedDegrees(longitudeIn(directed, body) - longitudeIn(chart(), body))).toBeCloseTo(
        sunMoved,
        4,
      );
    }
  });

  it("sidereal transits are compared by their sidereal places", () => {
    const transits = chart("transits", { zodiac: "lahiri" });
    expect(transits.aspects.length).toBeGreaterThan(0);
    for (const { bodies, angle, orb } of transits.aspects) {
      const natal = transits.natal.find(({ body }) => body === bodies[1]);
      if (!natal) continue;
      const apart = Math.abs(signedDegrees(longitudeIn(transits, bodies[0]) - natal.longitude));
      expect(Math.abs(apart - angle)).toBeCloseTo(orb, 6);
    }
  });

  it.each(["transits", "progressions", "solar-arc"] as const)(
    "the %s carry the birth they are compared with, and no sides of its horizon",
    (kind) => {
      const found = chart(kind);
      expect(found.natal).toEqual(chart().placements);
      expect(found.hemispheres).toBeNull();
    },
  );

  it("transits stand in the houses of the birth and are compared with it", () => {
    const transits = chart("transits");
    expect(transits.houses).toEqual(chart().houses);
    expect(transits.isCompared).toBe(true);
    expect(transits.aspects.length).toBeGreaterThan(0);
    for (const { orb } of transits.aspects) expect(orb).toBeLessThanOrEqual(1.5);
  });
});
