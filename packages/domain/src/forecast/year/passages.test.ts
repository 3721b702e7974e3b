import { describe, expect, it } from "vitest";
import { computeLongitude } from "../../chart/body-longitude.ts";
import { signAt } from "../../zodiac/sign-position.ts";
import { ZODIAC_SIGNS } from "../../zodiac/signs.ts";
import { solarIngresses } from "../../zodiac/solar-ingress.ts";
import { listPassages } from "./passages.ts";
import { PASSING_BODIES } from "./year-facts.ts";

const HOUR = 3_600_000;
const from = new Date("2026-11-21T12:00:00Z");
const to = new Date("2028-12-01T00:00:00Z");
const passages = listPassages(from, to, (sign) => ZODIAC_SIGNS.indexOf(sign) + 1);

describe("passages of the Sun, Venus and Mars", () => {
  it.each(PASSING_BODIES)("of %s follow one another without a gap", (body) => {
    const stays = passages.filter((stay) => stay.body === body);
    expect(stays[0]?.from).toEqual(from);
    expect(stays.at(-1)?.to).toEqual(to);
    expect(stays.slice(1).map((stay) => stay.from)).toEqual(
      stays.slice(0, -1).map((stay) => stay.to),
    );
  });

  it("keep each body in its sign on every day of a stay", () => {
    for (const { body, sign, house, from: start, to: end } of passages) {
      expect(house).toBe(ZODIAC_SIGNS.indexOf(sign) + 1);
      for (let at = start.getTime(); at < end.getTime(); at += 24 * HOUR) {
        expect(signAt(computeLongitude(body, new Date(at)))).toBe(sign);
      }
      expect(signAt(computeLongitude(body, new Date(end.getTime() - 60_000)))).toBe(sign);
    }
  });

  it("change at the Sun’s ingresses to the minute", () => {
    const entries = passages.filter(({ body }) => body === "Sun").slice(1);
    const ingresses = [2026, 2027, 2028].flatMap((year) => solarIngresses(year));
    for (const { from: at, sign } of entries) {
      const near = ingresses.find((each) => Math.abs(each.at.getTime() - at.getTime()) <= 60_000);
      expect(near?.to).toBe(sign);
    }
  });

  it("hold Mars going back into the sign it left", () => {
    const signs = passages.filter(({ body }) => body === "Mars").map(({ sign }) => sign);
    expect(signs.slice(0, 4)).toEqual(["Leo", "Virgo", "Leo", "Virgo"]);
  });
});
