import * as fc from "fast-check";
import { describe, expect, it, vi } from "vitest";

import { addDays } from "../birth-date/calendar-date.ts";
import { computeLongitude } from "../chart/body-longitude.ts";
import { natalChart } from "../chart/natal-chart.ts";
import { getPlacement } from "../chart/placement-of.ts";
import { signedDegrees } from "../zodiac/circle.ts";
import { forecastEvents } from "./forecast-events.ts";
import type { Forecast, SolarReturn } from "./forecast-facts.ts";

// Hundreds of charts take a while on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const today = new Date("2026-11-21T09:30:00Z");
const births = fc.integer({ min: 0, max: 46_000 }).map((day) => addDays("1900-01-01", day));
const forecastFor = (birthDate: string, from = today) =>
  forecastEvents({ natal: natalChart({ birthDate }), from });
const returnsIn = ({ months }: Forecast) =>
  months.flatMap(({ year, month, events }) =>
    events
      .filter((event): event is SolarReturn => event.kind === "solar-return")
      .map((event) => ({ ...event, year, month })),
  );

describe("a forecast", () => {
  it("covers twelve whole months, each calendar month once, from the current one", () => {
    const { from, to, months } = forecastFor("1990-03-20");
    expect([from.toISOString(), to.toISOString()]).toEqual([
      "2026-11-01T00:00:00.000Z",
      "2027-11-01T00:00:00.000Z",
    ]);
    expect(months.map(({ year, month }) => `${year}-${month}`).slice(0, 3)).toEqual([
      "2026-11",
      "2026-12",
      "2027-1",
    ]);
    expect(months.map(({ month }) => month).toSorted((a, b) => a - b)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    ]);
  });

  it("is the same on every day of a month, and each time", () => {
    const forecast = forecastFor("1984-05-05");
    expect(forecastFor("1984-05-05")).toEqual(forecast);
    expect(forecastFor("1984-05-05", new Date("2026-11-01T00:00Z"))).toEqual(forecast);
    expect(forecastFor("1984-05-05", new Date("2026-11-30T23:59:59Z"))).toEqual(forecast);
  });

  it("gives every month an ingress, a new or full moon, and events in order", () => {
    for (const { events } of forecastFor("1984-05-05").months) {
      const kinds = events.map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind === "sun-ingress")).toHaveLength(1);
      expect(kinds.filter((kind) => kind.endsWith("moon")).length).toBeGreaterThanOrEqual(2);
      const times = events.map((event) => ("at" in event ? event.at : event.from).getTime());
      expect(times).toHaveLength(events.length);
    }
  });

  it("shows a transit in each month it touches, and as exact where an exact range does", () => {
    fc.assert(
      fc.property(births, (birthDate) => {
        const { months, transits } = forecastFor(birthDate);
        const shown = months.map((month) => month.transits.map(({ span }) => span));
        const due = months.map(({ from, to }) =>
          transits.filter(({ start, end }) => start < to && end >= from),
        );
        expect(shown.map(({ length }) => length)).toEqual(due.map(({ length }) => length));
        expect(
          shown.every((spans, index) => spans.every((span, i) => span === due[index]?.[i])),
        ).toBe(true);
        expect(new Set(shown.flat()).size).toBe(transits.length);
        const wrong = months.flatMap(({ from, to, transits: ofMonth }) =>
          ofMonth.filter(
            ({ span, isExact }) =>
              isExact !== span.exact.some((hit) => hit.from < to && hit.to >= from),
          ),
        );
        expect(wrong).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });

  it("holds as many exact transits as an independent count found: a median near 13", () => {
    const counts = Array.from({ length: 60 }, (_, index) => {
      const birthDate = addDays("1940-01-01", index * 431);
      const utc = new Date(`${birthDate}T12:00Z`);
      const { from, to, transits } = forecastEvents({
        natal: natalChart({ birthDate, utc }),
        from: today,
      });
      return transits
        .filter(({ natal }) => natal !== "Moon")
        .flatMap(({ exact }) => exact)
        .filter((hit) => hit.from >= from && hit.from < to).length;
    }).toSorted((a, b) => a - b);
    expect(counts[30]).toBeGreaterThanOrEqual(10);
    expect(counts[30]).toBeLessThanOrEqual(16);
  });

  it("reaches as far ahead as asked, and at least a month", () => {
    const natal = natalChart({ birthDate: "1990-03-20" });
    expect(forecastEvents({ natal, from: today, months: 14 }).months).toHaveLength(14);
    expect(() => forecastEvents({ natal, from: today, months: 0 })).toThrow(RangeError);
  });
});

describe("the solar return", () => {
  it("covers the two days in which the Sun comes back, near the birthday", () => {
    expect(returnsIn(forecastFor("1990-07-04"))).toMatchObject([{ year: 2027, month: 7 }]);
    fc.assert(
      fc.property(births, (birthDate) => {
        const natal = natalChart({ birthDate });
        const { arc } = getPlacement(natal, "Sun");
        for (const { from, to } of returnsIn(forecastFor(birthDate))) {
          expect(Math.abs(signedDegrees(computeLongitude("Sun", from) - arc.from))).toBeLessThan(
            1e-5,
          );
          expect(Math.abs(signedDegrees(computeLongitude("Sun", to) - arc.to))).toBeLessThan(1e-5);
          const birthday = Date.UTC(
            from.getUTCFullYear(),
            Number(birthDate.slice(5, 7)) - 1,
            Number(birthDate.slice(8)),
          );
          const away = Math.abs((from.getTime() + to.getTime()) / 2 - birthday) / 86_400_000;
          expect(Math.min(away, Math.abs(away - 365))).toBeLessThan(3);
        }
      }),
      { numRuns: 20 },
    );
  });

  it("is an instant for a birth known to the minute, within the range of its date", () => {
    const utc = new Date("1990-07-04T18:45Z");
    const known = returnsIn(
      forecastEvents({ natal: natalChart({ birthDate: "1990-07-04", utc }), from: today }),
    );
    const open = returnsIn(forecastFor("1990-07-04"));
    expect(known[0]?.from).toEqual(known[0]?.to);
    expect((open[0]?.from ?? today) < (known[0]?.from ?? today)).toBe(true);
    expect((open[0]?.to ?? today) > (known[0]?.to ?? today)).toBe(true);
  });

  it("comes once in twelve months for all but births at the seam of the year", () => {
    const dates = Array.from({ length: 50 }, (_, index) => addDays("1970-01-02", index * 233));
    const inside = dates.filter(
      (date) => !["10-29", "10-30", "10-31", "11-01", "11-02", "11-03"].includes(date.slice(5)),
    );
    expect(inside.filter((date) => returnsIn(forecastFor(date)).length !== 1)).toEqual([]);
  });
});
