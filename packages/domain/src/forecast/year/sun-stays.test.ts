import { describe, expect, it } from "vitest";
import { computeLongitude } from "../../chart/body-longitude.ts";
import { signAt } from "../../zodiac/sign-position.ts";
import { ZODIAC_SIGNS } from "../../zodiac/signs.ts";
import { listSunStays } from "./sun-stays.ts";

const DAY = 86_400_000;
const from = new Date("2026-11-21T12:00:00Z");
const to = new Date("2028-12-01T00:00:00Z");
const stays = listSunStays(from, to, (sign) => ZODIAC_SIGNS.indexOf(sign) + 1);

describe("stays of the Sun", () => {
  it("follow one another without a gap", () => {
    expect(stays[0]?.from).toEqual(from);
    expect(stays.at(-1)?.to).toEqual(to);
    expect(stays.slice(1).map((stay) => stay.from)).toEqual(
      stays.slice(0, -1).map((stay) => stay.to),
    );
  });

  it("have the Sun in their sign on every day, to the last minute", () => {
    for (const { sign, house, from: start, to: end } of stays) {
      expect(house).toBe(ZODIAC_SIGNS.indexOf(sign) + 1);
      for (let at = start.getTime() + 60_000; at < end.getTime(); at += DAY) {
        expect(signAt(computeLongitude("Sun", new Date(at)))).toBe(sign);
      }
      expect(signAt(computeLongitude("Sun", new Date(end.getTime() - 60_000)))).toBe(sign);
    }
  });
});
