import { describe, expect, it } from "vitest";
import { parseBirthTime } from "./birth-time.ts";
import { birthWindow } from "./birth-window.ts";
import type { KnownBirth } from "./chart-facts.ts";

const place = (timeZone: string) => ({ latitude: 40, longitude: -74, timeZone });
const newYork = place("America/New_York");

const getSpan = (date: string, known?: KnownBirth) => {
  const { from, to, reference, certainty } = birthWindow(date, known);
  const [start, end, seenFrom] = [from, to, reference].map((at) => at.toISOString().slice(5, 16));
  return { start, end, seenFrom, certainty };
};

describe("the window of a birth", () => {
  it("lasts 50 hours, seen from noon UTC, when only the date is known", () => {
    expect(getSpan("1990-03-20")).toEqual({
      start: "03-19T10:00",
      end: "03-21T12:00",
      seenFrom: "03-20T12:00",
      certainty: "date",
    });
  });

  it("is the local day, seen from its noon, when the place is known too", () => {
    expect(getSpan("1990-03-20", { place: newYork })).toEqual({
      start: "03-20T05:00",
      end: "03-21T05:00",
      seenFrom: "03-20T17:00",
      certainty: "date",
    });
  });

  it("follows days that clocks make shorter or longer", () => {
    expect(getSpan("2024-03-10", { place: newYork })).toMatchObject({
      start: "03-10T05:00",
      end: "03-11T04:00",
    });
    expect(getSpan("2024-11-03", { place: newYork })).toMatchObject({
      start: "11-03T04:00",
      end: "11-04T05:00",
    });
    // Midnight itself was skipped here, and the day began at one o'clock.
    expect(getSpan("1990-10-21", { place: place("America/Sao_Paulo") })).toMatchObject({
      start: "10-21T03:00",
      end: "10-22T02:00",
    });
  });

  it("lasts 26 hours when the time is known and the place is not", () => {
    expect(getSpan("1990-03-20", { birthTime: "23:30" })).toEqual({
      start: "03-20T09:30",
      end: "03-21T11:30",
      seenFrom: "03-20T12:00",
      certainty: "date",
    });
  });

  it("reaches from the first to the last minute of the hours given, seen from the middle one", () => {
    const hours = { kind: "about", time: "07:15", minutes: 30 } as const;
    expect(getSpan("1990-03-20", { hours, place: newYork })).toEqual({
      start: "03-20T11:45",
      end: "03-20T12:45",
      seenFrom: "03-20T12:15",
      certainty: "date",
    });
    expect(getSpan("1990-03-20", { hours })).toEqual({
      start: "03-19T16:45",
      end: "03-20T19:45",
      seenFrom: "03-20T12:00",
      certainty: "date",
    });
    expect(() => birthWindow("1990-03-20", { hours, birthTime: "07:15" })).toThrow(RangeError);
  });

  it("is one instant when date, time and place are known", () => {
    expect(getSpan("1990-03-20", { birthTime: "07:15", place: newYork })).toEqual({
      start: "03-20T12:15",
      end: "03-20T12:15",
      seenFrom: "03-20T12:15",
      certainty: "exact",
    });
  });

  it("holds both instants of a clock time that came twice, until one is chosen", () => {
    const known = { birthTime: "01:30", place: newYork };
    expect(getSpan("2024-11-03", known)).toMatchObject({
      start: "11-03T05:30",
      end: "11-03T06:30",
      certainty: "date",
    });
    const chosen = { ...known, utc: new Date("2024-11-03T06:30Z") };
    expect(getSpan("2024-11-03", chosen)).toMatchObject({
      start: "11-03T06:30",
      certainty: "exact",
    });
  });

  it("takes an instant alone that fits the date", () => {
    const utc = new Date("1990-03-21T11:00Z");
    expect(getSpan("1990-03-20", { utc })).toMatchObject({
      start: "03-21T11:00",
      certainty: "exact",
    });
  });

  it.each([
    ["1990-03-20", { utc: new Date("1990-03-22T11:00Z") }],
    ["2024-11-03", { birthTime: "01:30", place: newYork, utc: new Date("2024-11-03T06:00Z") }],
    ["2024-11-03", { birthTime: "04:30", place: newYork, utc: new Date("2024-11-03T06:30Z") }],
  ])("refuses for %s an instant that contradicts the rest", (date, known) => {
    expect(() => birthWindow(date, known)).toThrow(/contradicts/);
  });

  it("refuses what the clocks at the place skipped", () => {
    expect(() => birthWindow("2024-03-10", { birthTime: "02:30", place: newYork })).toThrow(
      /skipped this time/,
    );
    expect(() => birthWindow("2011-12-30", { place: place("Pacific/Apia") })).toThrow(
      /skipped this date/,
    );
  });

  it.each(["2023-02-29", "1990-3-20", ""])("refuses the date %j", (date) => {
    expect(() => birthWindow(date)).toThrow(RangeError);
    expect(() => birthWindow(date, { place: newYork })).toThrow(RangeError);
  });

  it("refuses a time that no clock shows", () => {
    expect(() => birthWindow("1990-03-20", { birthTime: "24:00" })).toThrow(RangeError);
  });
});

describe("parseBirthTime", () => {
  it.each(["00:00", "09:05", "23:59"])("accepts %s", (time) => {
    expect(parseBirthTime(time)).toBe(time);
  });

  it.each([
    "24:00",
    "9:05",
    "12:60",
    "12:00:00",
    " 12:00",
    "12:00\n",
    "١٢:٠٠",
    "",
    null,
    1200,
    ["12:00"],
  ])("refuses %j", (value) => {
    expect(parseBirthTime(value)).toBeNull();
  });
});
