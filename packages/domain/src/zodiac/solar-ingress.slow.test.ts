import { describe, expect, it } from "vitest";

import { meeusSeason, meeusSunLongitude } from "../../test/sun-reference.ts";
import { addDays, toCalendarDate } from "../birth-date/calendar-date.ts";
import { ZODIAC_SIGNS, type ZodiacSign } from "./signs.ts";
import { changeoverOn, type SolarIngress, solarIngresses } from "./solar-ingress.ts";
import { sunLongitudeAt } from "./sun-longitude.ts";
import { sunSignOn } from "./sun-sign.ts";

const YEARS = Array.from({ length: 201 }, (_, index) => 1900 + index);
const INGRESSES = YEARS.flatMap((year) => solarIngresses(year));
const ENTERED_BY_MONTH = [...ZODIAC_SIGNS.slice(10), ...ZODIAC_SIGNS.slice(0, 10)];

const signAfter = (sign: ZodiacSign) => ZODIAC_SIGNS[(ZODIAC_SIGNS.indexOf(sign) + 1) % 12];
const changeoverMinute = (date: string) =>
  changeoverOn(date)?.at.toISOString().slice(0, 16) ?? null;
const getBoundary = ({ to }: SolarIngress) => ZODIAC_SIGNS.indexOf(to) * 30;
const degreesApart = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180);
const secondsApart = (a: Date, b: Date) => Math.abs(a.getTime() - b.getTime()) / 1000;
const getYear = ({ at }: SolarIngress) => at.getUTCFullYear();

function nearest(to: string, when: string): SolarIngress | undefined {
  return INGRESSES.find(
    (ingress) => ingress.to === to && secondsApart(ingress.at, new Date(when)) < 75,
  );
}

describe("the solar ingresses of 1900 to 2100", () => {
  it("are 2,412, twelve a year, one each month, in the order of the signs", () => {
    expect(INGRESSES).toHaveLength(2412);
    for (const year of YEARS) {
      const ingresses = INGRESSES.filter((ingress) => getYear(ingress) === year);
      expect(ingresses.map(({ to }) => to)).toEqual(ENTERED_BY_MONTH);
      expect(ingresses.map(({ at }) => at.getUTCMonth())).toEqual(
        ENTERED_BY_MONTH.map((_, i) => i),
      );
    }
  });

  it("leave the sign before the one they enter", () => {
    expect(INGRESSES.filter(({ from, to }) => signAfter(from) !== to)).toEqual([]);
  });

  it("follow one another by 29.4 to 31.5 days", () => {
    const gaps = INGRESSES.slice(1).map(
      ({ at }, index) => secondsApart(at, (INGRESSES[index] as SolarIngress).at) / 86_400,
    );
    expect(Math.min(...gaps)).toBeGreaterThan(29.4);
    expect(Math.max(...gaps)).toBeLessThan(31.5);
  });

  it("find the Sun within 0.0005 degrees of the boundary", () => {
    const errors = INGRESSES.map((ingress) =>
      degreesApart(sunLongitudeAt(ingress.at), getBoundary(ingress)),
    );
    expect(Math.max(...errors)).toBeLessThan(0.0005);
  });

  it("have the Sun before the boundary a minute earlier and past it a minute later", () => {
    const crossed = INGRESSES.filter((ingress) => {
      const before = sunLongitudeAt(new Date(ingress.at.getTime() - 60_000));
      const after = sunLongitudeAt(new Date(ingress.at.getTime() + 60_000));
      const boundary = getBoundary(ingress);
      return (before - boundary + 540) % 360 < 180 && (after - boundary + 540) % 360 > 180;
    });
    expect(crossed).toHaveLength(2412);
  });

  it("agree with an independent theory of the Sun to its 0.01 degrees", () => {
    const errors = INGRESSES.map((ingress) =>
      degreesApart(meeusSunLongitude(ingress.at), getBoundary(ingress)),
    );
    expect(Math.max(...errors)).toBeLessThan(0.01);
  });

  it("agree with an independent series for equinoxes and solstices to two minutes", () => {
    const errors = YEARS.flatMap((year) =>
      ([0, 1, 2, 3] as const).map((quarter) => {
        const ingress = INGRESSES[(year - 1900) * 12 + quarter * 3 + 2] as SolarIngress;
        return secondsApart(ingress.at, meeusSeason(year, quarter));
      }),
    );
    expect(errors).toHaveLength(804);
    // The series runs on dynamical time, which is up to 70 s ahead of UTC in these years.
    expect(Math.max(...errors)).toBeLessThan(120);
  });

  it.each([
    ["Aries", "1903-03-21T19:14:45Z"],
    ["Aries", "2096-03-19T14:04:24Z"],
    ["Cancer", "2008-06-20T23:59:22Z"],
    ["Leo", "2093-07-21T23:58:47Z"],
    ["Capricorn", "2043-12-22T00:01:15Z"],
    ["Libra", "2090-09-22T12:00:41Z"],
  ])("enter %s within 75 s of %s and on that UTC date", (to, when) => {
    const ingress = nearest(to, when);
    expect(ingress && toCalendarDate(ingress.at.getTime())).toBe(when.slice(0, 10));
  });

  it("reach Aries earliest in 2096 and latest in 1903", () => {
    const byTimeOfYear = INGRESSES.filter(({ to }) => to === "Aries")
      .map((ingress) => ({
        year: getYear(ingress),
        at: ingress.at.getTime() - Date.UTC(getYear(ingress), 2, 1),
      }))
      .toSorted((a, b) => a.at - b.at);
    expect(byTimeOfYear.at(0)?.year).toBe(2096);
    expect(byTimeOfYear.at(-1)?.year).toBe(1903);
  });
});

describe("changeoverOn", () => {
  const dates = Array.from({ length: 73_414 }, (_, index) => addDays("1900-01-01", index));
  const changeovers = dates.flatMap((date) => {
    const ingress = changeoverOn(date);
    return ingress ? [{ date, ingress }] : [];
  });

  it("finds two possible signs on 5,025 of the 73,414 dates", () => {
    expect(dates.at(-1)).toBe("2100-12-31");
    expect(changeovers).toHaveLength(5025);
  });

  it("finds them on 1,778 of the 25,933 dates from 1940 to 2010", () => {
    const births = changeovers.filter(({ date }) => date >= "1940" && date < "2011");
    expect(births).toHaveLength(1778);
  });

  it("lets 2,211 ingresses touch two dates and 201 touch three", () => {
    const touched = new Map<number, number>();
    for (const { ingress } of changeovers) {
      touched.set(ingress.at.getTime(), (touched.get(ingress.at.getTime()) ?? 0) + 1);
    }
    const counts = [...touched.values()];
    expect(counts.filter((count) => count === 2)).toHaveLength(2211);
    expect(counts.filter((count) => count === 3)).toHaveLength(201);
    expect(counts).toHaveLength(2412);
  });

  it("never finds one on 314 of the 366 days of the year", () => {
    expect(new Set(changeovers.map(({ date }) => date.slice(5))).size).toBe(366 - 314);
  });

  it("offers the sign at noon as one of the two, before or after the instant", () => {
    const wrong = changeovers.filter(({ date, ingress }) => {
      const entered = ingress.at.getTime() <= Date.parse(`${date}T12:00:00Z`);
      return sunSignOn(date) !== (entered ? ingress.to : ingress.from);
    });
    expect(wrong).toEqual([]);
  });

  it("includes births on that date from UTC+14 to UTC-12", () => {
    // The Sun entered Aries at 21:19 UTC on March 20, 1990: already the 21st in the east.
    expect(changeoverMinute("1990-03-19")).toBeNull();
    expect(changeoverMinute("1990-03-20")).toBe("1990-03-20T21:19");
    expect(changeoverMinute("1990-03-21")).toBe("1990-03-20T21:19");
    expect(changeoverMinute("1990-03-22")).toBeNull();
  });

  it("is null far from a boundary", () => {
    expect(changeoverOn("1990-07-04")).toBeNull();
  });

  it.each(["2023-02-29", "1990-3-2", "", "1990-03-20T00:00:00Z"])("refuses %j", (text) => {
    expect(() => changeoverOn(text)).toThrow(RangeError);
  });
});
