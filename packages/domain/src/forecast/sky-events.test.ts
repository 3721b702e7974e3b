import { describe, expect, it } from "vitest";

import { solarIngresses } from "../zodiac/solar-ingress.ts";
import { monthsFrom } from "./calendar-months.ts";
import type { SkyEvent } from "./forecast-facts.ts";
import { skyEventsIn } from "./sky-events.ts";
import { mercuryStationsIn } from "./stations.ts";

const listMonths = (year: number, count = 12) => monthsFrom(new Date(Date.UTC(year, 0, 1)), count);
const minutesApart = (a: Date, b: Date) => Math.abs(a.getTime() - b.getTime()) / 60_000;
const nearTo = (events: readonly SkyEvent[], kind: string, when: string, minutes: number) =>
  events.find((event) => event.kind === kind && minutesApart(event.at, new Date(when)) <= minutes);

const EVENTS = listMonths(2025, 36).flatMap(skyEventsIn);

describe("new and full moons", () => {
  // Published by almanacs to the minute, UTC.
  it.each([
    ["new-moon", "2025-01-29T12:36Z", "Aquarius"],
    ["full-moon", "2025-03-14T06:55Z", "Virgo"],
    ["new-moon", "2025-03-29T10:58Z", "Aries"],
    ["full-moon", "2025-09-07T18:09Z", "Pisces"],
    ["new-moon", "2025-09-21T19:54Z", "Virgo"],
    ["full-moon", "2025-12-04T23:14Z", "Gemini"],
    ["full-moon", "2026-01-03T10:03Z", "Cancer"],
    ["new-moon", "2026-02-17T12:01Z", "Aquarius"],
    ["full-moon", "2026-03-03T11:38Z", "Virgo"],
    ["full-moon", "2026-05-31T08:45Z", "Sagittarius"],
    ["new-moon", "2026-08-12T17:37Z", "Leo"],
    ["full-moon", "2026-08-28T04:19Z", "Pisces"],
    ["full-moon", "2026-12-24T01:28Z", "Cancer"],
    ["new-moon", "2027-08-02T10:05Z", "Leo"],
  ])("hold the %s of %s in %s", (kind, when, sign) => {
    expect(nearTo(EVENTS, kind, when, 1.5)).toMatchObject({ sign });
  });
});

describe("Mercury's stations", () => {
  it.each([
    ["2025-03-15T06:46Z", "retrograde", "Aries"],
    ["2025-04-07T11:08Z", "direct", "Pisces"],
    ["2025-07-18T04:45Z", "retrograde", "Leo"],
    ["2025-08-11T07:30Z", "direct", "Leo"],
    ["2025-11-09T19:02Z", "retrograde", "Sagittarius"],
    ["2025-11-29T17:38Z", "direct", "Scorpio"],
    ["2026-02-26T06:48Z", "retrograde", "Pisces"],
    ["2026-03-20T19:33Z", "direct", "Pisces"],
  ])("hold that of %s, turning %s in %s", (when, direction, sign) => {
    expect(nearTo(EVENTS, "mercury-station", when, 10)).toMatchObject({ direction, sign });
  });

  it("come in turn, backward for 19 to 25 days and forward for 85 to 105", () => {
    const stations = listMonths(1990, 40 * 12).flatMap(mercuryStationsIn);
    const spans = stations.slice(1).map((station, index) => ({
      ended: station.direction,
      began: stations[index]?.direction,
      days: minutesApart(station.at, stations[index]?.at ?? station.at) / 1440,
    }));
    expect(spans.filter(({ ended, began }) => ended === began)).toEqual([]);
    const backward = spans.filter(({ ended }) => ended === "direct").map(({ days }) => days);
    const forward = spans.filter(({ ended }) => ended === "retrograde").map(({ days }) => days);
    expect(backward.length).toBeGreaterThan(120);
    expect([Math.min(...backward) > 19, Math.max(...backward) < 25]).toEqual([true, true]);
    expect([Math.min(...forward) > 85, Math.max(...forward) < 105]).toEqual([true, true]);
  });
});

describe("the events of a month", () => {
  it.each([
    ["2025-12-21T15:03Z", "Capricorn"],
    ["2026-03-20T14:46Z", "Aries"],
    ["2026-06-21T08:24Z", "Cancer"],
    ["2026-09-23T00:05Z", "Libra"],
    ["2026-12-21T20:50Z", "Capricorn"],
  ])("hold the solstice or equinox of %s", (when, to) => {
    expect(nearTo(EVENTS, "sun-ingress", when, 1.5)).toMatchObject({ to });
  });

  it("hold one solar ingress each, the zodiac's own", () => {
    const ingresses = EVENTS.filter((event) => event.kind === "sun-ingress");
    const expected = [2025, 2026, 2027].flatMap((year) => solarIngresses(year));
    expect(ingresses.map(({ at }) => at)).toEqual(expected.map(({ at }) => at));
  });

  it("lie within it, by time", () => {
    for (const month of listMonths(2026, 24)) {
      const times = skyEventsIn(month).map(({ at }) => at.getTime());
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(times.every((time) => time >= month.from.getTime() && time < month.to.getTime())).toBe(
        true,
      );
    }
  });
});

describe("calendar months", () => {
  it("start with the one that holds the instant and run on over the year", () => {
    const months = monthsFrom(new Date("2026-11-30T23:59Z"), 3);
    expect(months.map(({ year, month }) => [year, month])).toEqual([
      [2026, 11],
      [2026, 12],
      [2027, 1],
    ]);
    expect(months[0]?.to).toEqual(months[1]?.from);
    expect(months[2]?.to.toISOString()).toBe("2027-02-01T00:00:00.000Z");
  });
});
