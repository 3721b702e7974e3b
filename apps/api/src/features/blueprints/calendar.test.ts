import { forecastEvents } from "@cosmic/domain/forecast";
import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { jsonForm } from "../../db/tables/json.ts";
import { birthOnDate, chartOfBirth, type StatedBirth } from "../cities/index.ts";
import { buildCalendar } from "./calendar.ts";

const LISBON = {
  id: 1,
  name: "Lisbon",
  region: "",
  country: "Portugal",
  latitude: 38.71667,
  longitude: -9.13333,
  timeZone: "Europe/Lisbon",
};
const BY_DATE = birthOnDate("1990-07-14");
const EXACT: StatedBirth = {
  ...BY_DATE,
  birthTime: "13:45",
  place: LISBON,
  utcOffset: "+01:00",
};
const SLUG = "abcdefghijklmnopqrstuv";

const forecastFor = (birth: StatedBirth) =>
  forecastEvents({ natal: chartOfBirth(birth), from: new Date("2026-11-21T10:00:00Z") });

const textFor = (birth: StatedBirth, slug = SLUG) =>
  buildCalendar({
    forecast: jsonForm(forecastFor(birth)),
    generatedAt: new Date("2026-11-21T10:11:12Z"),
    slug,
  });

function parsed(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
  return { calendar, events };
}

const listDays = ({ startDate, endDate }: ICAL.Event) => [startDate.toString(), endDate.toString()];

const find = (events: readonly ICAL.Event[], summary: string) =>
  events.filter((event) => event.summary === summary);

const day = (at: Date) => new Date(Math.round(at.getTime() / 60_000) * 60_000);
const isoDay = (at: Date) => day(at).toISOString().slice(0, 10);

describe("the calendar of a blueprint", () => {
  it.each([
    ["a date", BY_DATE],
    ["an instant", EXACT],
  ])("contains every event and transit of the forecast for %s, each once", (_, birth) => {
    const { months, transits } = forecastFor(birth);
    const { events } = parsed(textFor(birth));
    expect(events).toHaveLength(months.flatMap((month) => month.events).length + transits.length);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  });

  it("dates sky events by UTC, and states the time but of stations", () => {
    const { events } = parsed(textFor(BY_DATE));
    const [newMoon] = find(events, "New moon in Aquarius");
    expect(newMoon?.startDate.isDate).toBe(true);
    expect(newMoon && listDays(newMoon)).toEqual(["2027-02-06", "2027-02-07"]);
    expect(newMoon?.description).toMatch(/^February 6, 2027, 1\d:\d\d UTC, at 17° Aquarius\.$/);
    expect(find(events, "Sun enters Aries").map(listDays)).toEqual([["2027-03-20", "2027-03-21"]]);
    const stations = find(events, "Mercury turns retrograde in Pisces");
    expect(stations.map(({ description }) => description)).toEqual([
      expect.stringMatching(/^February \d+, 2027, at \d+° Pisces\.$/),
    ]);
  });

  it("spans transits from their first day to their last", () => {
    const [transit] = forecastFor(BY_DATE).transits.filter(({ planet }) => planet === "Saturn");
    const { events } = parsed(textFor(BY_DATE));
    const spans = events
      .filter(({ summary }) => summary === `Saturn square your ${transit?.natal}`)
      .map(listDays);
    expect(transit?.aspect).toBe("square");
    const start = isoDay(transit?.start ?? new Date(0));
    const end = isoDay(new Date((transit?.end.getTime() ?? 0) + 86_400_000));
    expect(spans).toContainEqual([start, end]);
  });

  it("spans the solar return over the range that the birth hour leaves open", () => {
    const [open] = find(parsed(textFor(BY_DATE)).events, "Solar return");
    const [known] = find(parsed(textFor(EXACT)).events, "Solar return");
    expect(open?.description).toMatch(/Between July \d+, 2027 and July \d+, 2027, depending on/);
    expect(open?.duration.toSeconds()).toBeGreaterThan(86_400);
    expect(known?.description).toMatch(/July 14, 2027, 11:1\d UTC\.$/);
    expect(known && listDays(known)).toEqual(["2027-07-14", "2027-07-15"]);
  });

  it("marks what depends on the birth hour, unless the hour is known", () => {
    expect(textFor(BY_DATE)).toContain("depending on the moment of your birth");
    expect(textFor(EXACT).replaceAll("\r\n ", "")).not.toContain("depending on");
  });

  it("is valid RFC 5545: CRLF, folded lines, escaped text, required timestamps", () => {
    const text = textFor(BY_DATE);
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    const octets = text.split("\r\n").map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...octets)).toBeLessThanOrEqual(75);
    expect(text).toMatch(/^DESCRIPTION:.*\d{4}\\, /m);
    const { calendar, events } = parsed(text);
    expect(calendar.getFirstPropertyValue("version")).toBe("2.0");
    expect(calendar.getFirstPropertyValue("prodid")).toBe("-//Cosmic Blueprint//Year ahead//EN");
    for (const { component } of events) {
      expect(String(component.getFirstPropertyValue("dtstamp"))).toBe("2026-11-21T10:11:12Z");
      expect(component.getFirstPropertyValue("transp")).toBe("TRANSPARENT");
    }
  });

  it("is the same each time, and never contains another user's events", () => {
    expect(textFor(BY_DATE)).toBe(textFor(BY_DATE));
    const uidsFor = (slug: string) =>
      new Set(parsed(textFor(BY_DATE, slug)).events.map(({ uid }) => uid));
    const others = uidsFor("x".repeat(22));
    const shared = [...uidsFor(SLUG)].filter((uid) => others.has(uid));
    expect(shared.filter((uid) => !uid.endsWith(".sky@cosmic-blueprint"))).toEqual([]);
    expect(shared.length).toBeGreaterThan(30);
    expect(shared.length).toBeLessThan(others.size);
  });

  it("contains no blueprint id, birth date or city", () => {
    const text = textFor(EXACT).replaceAll("\r\n ", "");
    for (const secret of [SLUG, "1990", "Lisbon", "13:45"]) expect(text).not.toContain(secret);
  });
});
