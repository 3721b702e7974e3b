import { MBTI_TYPES } from "@cosmic/domain";
import { describe, expect, it } from "vitest";
import { LISBON, makeReportInputs } from "../../test/report-inputs.ts";
import { toOrdinal } from "../text/format-chart.ts";
import { formatLocalDate, toLocalDate } from "../text/local-dates.ts";
import { splitSentences } from "../text/split-sentences.ts";
import { toEventEvidence } from "./event-evidence.ts";
import { isMoon } from "./moons.ts";
import { planMonths } from "./plan-months.ts";
import { writeMonths } from "./write-months.ts";

const from = new Date("2026-11-21T12:00:00Z");
const known = { birthDate: "1990-11-05", birthTime: "13:45", place: LISBON };
const inputs = makeReportInputs(known, "INFJ", { from });
const { months, highlights } = writeMonths(inputs, 3);
const all = months.map(({ text }) => text.text).join("\n");

describe("the twelve months", () => {
  it("are January to December, each for its next coming", () => {
    expect(months.map(({ year }) => year)).toEqual([...Array(10).fill(2027), 2026, 2026]);
  });

  it("list each event once, in the month it falls in where the reader was born", () => {
    const listed = months.flatMap(({ dates }) => dates.map(({ at, label }) => `${at} ${label}`));
    expect(new Set(listed).size).toBe(listed.length);
    const others = inputs.year.events.filter(({ kind }) => kind !== "transit");
    const times = new Set(months.flatMap(({ dates }) => dates.map(({ at }) => at)));
    expect(others.filter(({ at }) => !times.has(at.toISOString()))).toEqual([]);
    for (const [index, { dates }] of months.entries()) {
      const at = dates.map((date) => toLocalDate(new Date(date.at), LISBON.timeZone).month);
      expect(new Set([...at, index + 1])).toEqual(new Set([index + 1]));
      expect(dates.length).toBeLessThanOrEqual(7);
    }
  });

  it("tell every transit of a list in a sentence that says more than its name", () => {
    const pattern = /^(\w+) (?:conjunct|sextile|square|trine|opposite) your (\w+)$/;
    let count = 0;
    for (const { dates, text } of months) {
      for (const { label } of dates) {
        const [, planet, natal] = pattern.exec(label) ?? [];
        if (!planet) continue;
        count += 1;
        const said = text.sentences.filter(
          ({ basis }) =>
            basis.kind === "transit" && basis.planet === planet && basis.natal === natal,
        );
        const words = said.flatMap((sentence) => sentence.text.split(" "));
        expect(words.length).toBeGreaterThanOrEqual(16);
      }
    }
    expect(count).toBeGreaterThan(10);
  });

  it("differ in shape: led ones open with the main event, quiet ones are short", () => {
    const plans = planMonths(inputs.year, LISBON.timeZone);
    const led = plans.filter(({ main }) => main);
    const quiet = plans.filter(({ isQuiet }) => isQuiet);
    expect([led.length > 3, quiet.length > 0, led.length + quiet.length < 12]).toEqual([
      true,
      true,
      true,
    ]);
    for (const { main, month, majors } of led) {
      const { sentences } = months[month - 1]?.text ?? { sentences: [] };
      const start = sentences.findIndex(
        ({ basis }) => !["month", "passage", "type-sign"].includes(basis.kind),
      );
      const [opening, ...others] = sentences.slice(start);
      expect(opening?.basis).toEqual(main && toEventEvidence(main));
      if (!main || !majors.has(main)) continue;
      const end = others.findIndex(({ opensParagraph }) => opensParagraph);
      const told = [opening, ...others.slice(0, end)].map((sentence) => sentence?.text);
      expect(told.join(" ").split(" ").length).toBeGreaterThanOrEqual(70);
    }
    for (const { month } of quiet) {
      expect(months[month - 1]?.text.text.split(" ").length).toBeLessThan(225);
    }
  });

  it("open with the Sun by its house, dated by the clocks of the birth place", () => {
    for (const [index, { year, text }] of months.entries()) {
      const [{ basis } = { basis: null }] = text.sentences.filter(
        (sentence) => sentence.basis.kind === "passage",
      );
      if (basis?.kind !== "passage") throw new Error("A month opens without the Sun");
      expect(basis.body).toBe("Sun");
      expect(text.text).toContain(`${basis.sign}, your ${toOrdinal(basis.house)} house`);
      const left = toLocalDate(new Date(basis.to), LISBON.timeZone);
      const isLeft = left.month === index + 1 && left.year === year;
      expect(text.text).toContain(isLeft ? formatLocalDate(left, year) : "");
    }
    expect(months[2]?.text.text).toContain("March 20");
  });

  it("tell of Mars where it is retrograde all month, and where it or Venus comes into a sign", () => {
    const open = writeMonths(makeReportInputs("1990-11-05", "INFJ", { from }), 3).months;
    expect(open[2]?.text.text).toContain(
      "Mars is retrograde in Leo, your tenth house, until April 1",
    );
    // It backs out of the sign before it turns.
    expect(open[1]?.text.text).toContain(
      "Mars is retrograde in Virgo, your eleventh house, until February 21",
    );
    const told = open.flatMap(({ text }) =>
      text.sentences.flatMap(({ basis }) => (basis.kind === "passage" ? [basis] : [])),
    );
    expect(new Set(told.map(({ body }) => body))).toEqual(new Set(["Sun", "Mars", "Venus"]));
    expect(told.filter(({ from: entry }) => new Date(entry) < from)).toEqual([]);
  });

  it("name the day the Sun moves on in a month of few dates, by time among its events", () => {
    const sunMoves = months.map(({ text, dates }) => {
      const sun = text.sentences.flatMap(({ basis }, index) =>
        basis.kind === "passage" && basis.body === "Sun" ? [{ index, from: basis.from }] : [],
      );
      return { dates: dates.length, move: sun[1], text };
    });
    const told = sunMoves.filter(({ move }) => move);
    expect(told.length).toBeGreaterThan(3);
    expect(sunMoves.filter(({ move, dates }) => move && dates > 6)).toEqual([]);
    for (const { move, text } of told) {
      const date = formatLocalDate(toLocalDate(new Date(move?.from ?? ""), LISBON.timeZone), 0);
      expect(text.sentences[move?.index ?? 0]?.text).toContain(date.replace(/, \d+$/, ""));
    }
  });

  it("say once why a moon in the reader's sign or a turn of its planet matters to them", () => {
    for (const [birth, planet] of [
      ["1990-11-05", "Mars"],
      ["1979-10-08", "Venus"],
      ["1966-09-12", "Mercury"],
    ] as const) {
      const reader = makeReportInputs(birth, "ISTJ", { from });
      const year = writeMonths(reader, 2)
        .months.map(({ text }) => text.text)
        .join("\n");
      expect(year.match(/It’s in your own sign, as one /g)?.length).toBeGreaterThan(0);
      const turn = `${planet} is the planet of ${reader.sunSign}, so you feel its turns`;
      const hasTurn = reader.year.events.some(
        (event) => event.kind === "station" && event.planet === planet,
      );
      expect(year.split(turn).length - 1).toBe(hasTurn ? 1 : 0);
    }
  });

  it("end on a moon that is told in more than a sentence or two", () => {
    for (const { month, listed } of planMonths(inputs.year, LISBON.timeZone)) {
      const last = listed.at(-1);
      if (!last || !isMoon(last)) continue;
      const { sentences } = months[month - 1]?.text ?? { sentences: [] };
      const basis = toEventEvidence(last);
      const start = sentences.findIndex((sentence) => sentence.basis.kind === basis.kind);
      const told = sentences.slice(start).filter((sentence) => sentence.basis.kind !== "passage");
      expect(told.length, `month ${month}`).toBeGreaterThan(2);
    }
  });

  it("tell a transit whose first pass has no date by its months, not by the pass after it", () => {
    const written = writeMonths(makeReportInputs("1988-04-19", "ESTP", { from }), 3).months;
    expect(written[11]?.text.text).toContain(
      "Jupiter trines your Mercury from November to August 2027",
    );
  });

  it("recall a transit where it is exact again, and call no such month quiet", () => {
    const plans = planMonths(inputs.year, LISBON.timeZone);
    const recalling = plans.filter(({ recalled }) => recalled.length > 0);
    expect(recalling.length).toBeGreaterThan(0);
    for (const { month, recalled, isQuiet, listed } of recalling) {
      expect(isQuiet).toBe(false);
      const { sentences } = months[month - 1]?.text ?? { sentences: [] };
      for (const { event } of recalled) {
        expect(listed).not.toContain(event);
        const basis = toEventEvidence(event);
        expect(sentences.map((sentence) => sentence.basis)).toContainEqual(basis);
      }
    }
  });

  it("tell in words how long after the one before an event comes", () => {
    const others = MBTI_TYPES.flatMap((mbtiType) =>
      writeMonths(makeReportInputs("1984-04-05", mbtiType, { from }), 1).months.map(
        ({ text }) => text.text,
      ),
    ).join("\n");
    const gaps = [
      ...others.matchAll(/\b(?:week|weeks|days) later\b|\bThe (?:same day|day after),/g),
    ];
    expect(gaps.length).toBeGreaterThan(MBTI_TYPES.length);
  });

  it("forecast nothing before the day of writing, and say so of that month", () => {
    const early = months.flatMap(({ dates }) => dates.filter(({ at }) => new Date(at) < from));
    expect(early).toEqual([]);
    expect(months[10]?.text.text).toMatch(/^This is written on November 21, so it tells/);
    expect(all).not.toContain("Universal Time");
  });

  it("tell an eclipse as the eclipse and not as a lunation too", () => {
    expect(months[7]?.text.text).toContain("total eclipse");
    expect(months[7]?.dates.filter(({ date }) => date === "August 2")).toHaveLength(1);
  });

  it("date by the clocks of the birth place, an unknown hour by a range", () => {
    const auckland = { latitude: -36.85, longitude: 174.76, timeZone: "Pacific/Auckland" };
    const far = writeMonths(makeReportInputs({ ...known, place: auckland }, "INFJ", { from }), 3);
    const dates = (written: typeof months) =>
      written.flatMap((month) => month.dates.map(({ date }) => date));
    expect(dates(far.months)).not.toEqual(dates(months));
    const open = writeMonths(makeReportInputs("1990-11-05", "INFJ", { from }), 3);
    expect(dates(open.months).some((date) => date.startsWith("between"))).toBe(true);
  });

  it("reach to the end of the twelfth month where the month began before it did by UTC", () => {
    const tokyo = { latitude: 35.68, longitude: 139.69, timeZone: "Asia/Tokyo" };
    const far = makeReportInputs({ ...known, place: tokyo }, "INFJ", {
      from: new Date("2026-11-30T18:00:00Z"),
    });
    expect(far.year.to).toEqual(new Date("2027-11-30T15:00:00Z"));
    const november = writeMonths(far, 3).months[10];
    expect(november?.year).toBe(2027);
    expect(november?.dates.map(({ label }) => label)).toContainEqual(
      expect.stringMatching(/^Full moon/),
    );
  });

  it("hold one sentence in each of their sentences", () => {
    const sentences = months.flatMap(({ text }) => text.sentences.map((each) => each.text));
    expect(sentences.filter((text) => splitSentences(text).length !== 1)).toEqual([]);
  });

  it("say no sentence twice in a year, for any type", () => {
    for (const mbtiType of MBTI_TYPES) {
      const written = writeMonths({ ...inputs, mbtiType }, 5);
      const texts = written.months.flatMap(({ text }) => text.sentences.map((each) => each.text));
      expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
    }
  });

  it("open no two moons of one house in the same words", () => {
    for (const birth of ["1984-04-05", "1990-11-05", "1979-10-08", "2004-03-05", "1988-01-09"]) {
      const openings = writeMonths(makeReportInputs(birth, "ENFP", { from }), 1).months.flatMap(
        ({ text }) =>
          text.sentences
            .filter(({ basis }) => basis.kind === "new-moon" || basis.kind === "full-moon")
            .map((each) => each.text.replace(/^.*?, on \w+ \d+, |^On \w+ \d+ /, ""))
            .map((each) => each.replaceAll(/\b[A-Z][a-z]+ \d+\b/g, "")),
      );
      expect(openings.filter((each, index) => openings.indexOf(each) !== index)).toEqual([]);
    }
  });

  it("have three highlights, in three months, by time", () => {
    expect(highlights).toHaveLength(3);
    const times = highlights.map(({ at }) => at);
    expect(times).toEqual(times.toSorted());
  });
});
