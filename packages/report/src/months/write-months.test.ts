import { MBTI_TYPES, type YearTransit } from "@cosmic/domain";
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

  it("tell three of their dates at most, eclipses before others and no turn to direct motion", () => {
    for (const { month, listed } of planMonths(inputs.year, LISBON.timeZone)) {
      const bases = months[month - 1]?.text.sentences.map(({ basis }) => basis) ?? [];
      const told = listed.filter((event) => {
        const own = toEventEvidence(event);
        return bases.some((basis) => JSON.stringify(basis) === JSON.stringify(own));
      });
      const first = told.filter(
        (event) => event.kind !== "station" || event.direction !== "direct",
      );
      expect(first.length, `month ${month}`).toBeLessThanOrEqual(3);
      expect(first.length, `month ${month}`).toBeGreaterThan(0);
      const eclipses = listed.filter(({ kind }) => kind.endsWith("eclipse"));
      expect(eclipses.filter((event) => !told.includes(event))).toEqual([]);
    }
  });

  it("list every turn of a planet, and of transits those that a text tells", () => {
    for (const { month, listed } of planMonths(inputs.year, LISBON.timeZone)) {
      const { text, dates = [] } = months[month - 1] ?? {};
      const bases = text?.sentences.map(({ basis }) => JSON.stringify(basis)) ?? [];
      const isShown = (event: (typeof listed)[number]) =>
        dates.some(({ at }) => at === event.at.toISOString());
      for (const event of listed) {
        const isTold = bases.includes(JSON.stringify(toEventEvidence(event)));
        expect([event.key, isShown(event)]).toEqual([
          event.key,
          event.kind !== "transit" || isTold,
        ]);
      }
    }
  });

  it("open with the main event where there is one, a major transit at length", () => {
    const plans = planMonths(inputs.year, LISBON.timeZone);
    const led = plans.filter(({ main }) => main);
    expect(led.length).toBeGreaterThan(3);
    expect(led.length).toBeLessThan(12);
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
  });

  it("tell of the Sun by its house, dated by the clocks of the birth place", () => {
    for (const [index, { year, text }] of months.entries()) {
      const [{ basis } = { basis: null }] = text.sentences.filter(
        (sentence) => sentence.basis.kind === "passage",
      );
      if (basis?.kind !== "passage") throw new Error("A month does not tell of the Sun");
      expect(basis.body).toBe("Sun");
      expect(text.text).toContain(`your ${toOrdinal(basis.house)} house`);
      expect(text.text).toMatch(new RegExp(`(?:in|crosses|enters) ${basis.sign}`));
      const left = toLocalDate(new Date(basis.to), LISBON.timeZone);
      const isLeft = left.month === index + 1 && left.year === year;
      expect(text.text).toContain(isLeft ? formatLocalDate(left, year) : "");
    }
    expect(months[2]?.text.text).toContain("March 20");
    // Written on the day before.
    expect(months[10]?.text.text).toContain("On November 22 the Sun enters Sagittarius");
  });

  it("say of the Sun’s house what the type does there, once in a year and not in the month of writing", () => {
    for (const mbtiType of MBTI_TYPES) {
      const written = writeMonths({ ...inputs, mbtiType }, 1).months;
      const own = written.map(({ text }) =>
        text.sentences.filter(
          ({ basis }) => basis.kind === "type-event" && basis.event.startsWith("Sun in "),
        ),
      );
      expect(own.flatMap((sentences, month) => (sentences.length > 1 ? [] : [month]))).toEqual([
        10,
      ]);
    }
  });

  it("say why a moon in the reader's own sign matters to them", () => {
    for (const birth of ["1990-11-05", "1979-10-08", "1966-09-12"]) {
      const year = writeMonths(makeReportInputs(birth, "ISTJ", { from }), 2)
        .months.map(({ text }) => text.text)
        .join("\n");
      expect(year.match(/It’s in your own sign, so /g)?.length).toBeGreaterThan(0);
    }
  });

  it("tell a moon unless three dates outweigh it, that of the reader’s own sign before another", () => {
    for (const { month, listed } of planMonths(inputs.year, LISBON.timeZone)) {
      const { sentences = [] } = months[month - 1]?.text ?? {};
      const moons = listed.filter(isMoon).map((moon) => {
        const told = sentences.filter(
          ({ basis }) => "at" in basis && basis.at === moon.at.toISOString(),
        );
        return { sign: moon.sign, words: told.flatMap(({ text }) => text.split(" ")).length };
      });
      const told = moons.filter(({ words }) => words > 0);
      const others = listed.filter(
        (event) => !isMoon(event) && (event.kind !== "station" || event.direction !== "direct"),
      );
      expect(told.length, `month ${month}`).toBeGreaterThanOrEqual(
        Math.min(moons.length, Math.max(0, 3 - others.length), 1),
      );
      const own = moons.filter(({ sign }) => sign === "Scorpio");
      expect(own.filter(({ words }) => words === 0)).toEqual([]);
      expect(told.filter(({ words }) => words < 10)).toEqual([]);
    }
  });

  it("tell a transit whose first pass has no date by its months, not by the pass after it", () => {
    const written = writeMonths(makeReportInputs("1988-04-19", "ESTP", { from }), 3).months;
    expect(written[11]?.text.text).toMatch(
      /Jupiter trines your Mercury from November 2026 to August 2027|From November 2026 to August 2027, depending on your birth hour, Jupiter trines your Mercury/,
    );
  });

  it("list a transit where it is exact again, and tell it once", () => {
    const plans = planMonths(inputs.year, LISBON.timeZone);
    const recalling = plans.filter(({ recalled }) => recalled.length > 0);
    const bases = months.flatMap(({ text }) =>
      text.sentences.map(({ basis }) => JSON.stringify(basis)),
    );
    const isTold = (event: YearTransit) => bases.includes(JSON.stringify(toEventEvidence(event)));
    expect(recalling.flatMap(({ recalled }) => recalled).some(({ event }) => isTold(event))).toBe(
      true,
    );
    for (const { month, recalled, listed } of recalling) {
      const labels = months[month - 1]?.dates.map(({ label }) => label) ?? [];
      for (const { event } of recalled) {
        expect(listed).not.toContain(event);
        expect(labels.join().includes(`your ${event.natal} again`)).toBe(isTold(event));
        expect(months[month - 1]?.text.sentences.map(({ basis }) => basis)).not.toContainEqual(
          toEventEvidence(event),
        );
      }
    }
  });

  it("forecast nothing before the day of writing, and say so of that month", () => {
    const early = months.flatMap(({ dates }) => dates.filter(({ at }) => new Date(at) < from));
    expect(early).toEqual([]);
    expect(months[10]?.text.text).toMatch(/^Written on November 21, this covers what is left/);
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
    expect(dates(open.months).some((date) => date.startsWith("exact between "))).toBe(true);
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
