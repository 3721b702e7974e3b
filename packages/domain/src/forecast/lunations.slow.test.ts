import { describe, expect, it } from "vitest";
import { meeusLunation } from "../../test/lunation-reference.ts";
import { computeLongitude } from "../chart/body-longitude.ts";
import { signAt } from "../zodiac/sign-position.ts";
import { monthsFrom } from "./calendar-months.ts";
import { lunationsIn } from "./lunations.ts";

const minutesApart = (a: Date, b: Date) => Math.abs(a.getTime() - b.getTime()) / 60_000;

describe("new and full moons", () => {
  const lunations = monthsFrom(new Date(Date.UTC(1900, 0, 1)), 201 * 12).flatMap(lunationsIn);

  it("are all those of 1900 to 2100, new and full in turn, 14 to 15.6 days apart", () => {
    expect(lunations).toHaveLength(4973);
    const pairs = lunations
      .slice(1)
      .map((lunation, index) => [lunations[index], lunation] as const);
    expect(pairs.filter(([before, after]) => before?.kind === after.kind)).toEqual([]);
    const gaps = pairs.map(
      ([before, after]) => minutesApart(before?.at ?? after.at, after.at) / 1440,
    );
    expect(Math.min(...gaps)).toBeGreaterThan(13.8);
    expect(Math.max(...gaps)).toBeLessThan(15.7);
  });

  it("agree with an independent theory to three minutes of UTC", () => {
    const errors = lunations.map(({ kind, at }) =>
      minutesApart(at, meeusLunation(at, kind === "new-moon" ? 0 : 0.5)),
    );
    // Its dynamical time runs up to 70 s ahead of UTC in these years.
    expect(Math.max(...errors)).toBeLessThan(3);
  });

  it("have the Moon in the sign they name", () => {
    for (const { at, sign, longitude, degree } of lunations.slice(-300)) {
      expect(signAt(computeLongitude("Moon", at))).toBe(sign);
      expect(degree).toBe(Math.floor(longitude % 30));
    }
  });
});
