import { describe, expect, it } from "vitest";
import { factsOf, LISBON } from "../../../test/report-facts.ts";
import { addDays } from "../../birth-date/calendar-date.ts";
import { monthText } from "../plain-dates.ts";
import type { SentenceBasis } from "../sentence-basis.ts";
import { writeMonths } from "./write-months.ts";

const births = Array.from({ length: 60 }, (_, index) => addDays("1940-01-01", index * 431));
const known = { birthDate: "1990-07-14", birthTime: "13:45", place: LISBON };
const basesOf = (facts: ReturnType<typeof factsOf>) =>
  writeMonths(facts).flatMap(({ text }, index) =>
    text.sentences.map(({ text: said, basis }) => ({ month: index + 1, said, basis })),
  );
const ofKind = <Kind extends SentenceBasis["kind"]>(
  facts: ReturnType<typeof factsOf>,
  kind: Kind,
) =>
  basesOf(facts).flatMap(({ basis, ...rest }) =>
    basis.kind === kind
      ? [{ ...rest, basis: basis as Extract<SentenceBasis, { kind: Kind }> }]
      : [],
  );

const isHedged = (said: string) => said.includes("depending on the moment of your birth");

describe("the months of a report", () => {
  it("run from January to December, each for the next time it comes", () => {
    const months = writeMonths(factsOf("1990-07-14"));
    expect(months.map(({ year }) => year)).toEqual([...Array(10).fill(2027), 2026, 2026]);
    const inMay = writeMonths(
      factsOf("1990-07-14", "ISTJ", { from: new Date("2026-05-31T23:00Z") }),
    );
    expect(inMay.map(({ year }) => year)).toEqual([...Array(4).fill(2027), ...Array(8).fill(2026)]);
  });

  it("tell every event of the sky in its month, by its date", () => {
    const facts = factsOf("1990-07-14");
    const told = basesOf(facts).flatMap(({ month, basis }) =>
      "at" in basis ? [`${month} ${basis.at}`] : [],
    );
    const due = facts.forecast.months.flatMap(({ month, events }) =>
      events.flatMap((event) => ("at" in event ? [`${month} ${event.at.toISOString()}`] : [])),
    );
    expect([...new Set(told)].toSorted()).toEqual(due.toSorted());
    const february = writeMonths(facts)[1]?.text.text ?? "";
    expect(february).toContain("6 February");
    expect(february).toContain("20 February (Universal Time)");
    const order = writeMonths(facts)[1]?.text.sentences.flatMap(({ basis }) =>
      "at" in basis ? [basis.at] : [],
    );
    expect(order).toEqual(order?.toSorted());
  });

  it("count each month’s sign from the birth sign", () => {
    const distances = writeMonths(factsOf("1990-10-10")).map(
      ({ text }) =>
        text.sentences.flatMap(({ basis }) =>
          basis.kind === "month-sign" ? [basis.distance] : [],
        )[0],
    );
    expect(distances).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 0, 1, 2, 3]);
  });

  it("say when the Sun is back: between two dates, or on the day itself", () => {
    const [open] = ofKind(factsOf("1990-07-14"), "solar-return");
    expect(open).toMatchObject({ month: 7, said: expect.stringMatching(/13 July .*15 July/) });
    const [exact] = ofKind(factsOf(known), "solar-return");
    expect(exact?.said).toMatch(/\b14 July\b/);
    expect(exact?.said).not.toMatch(/earliest|latest|sooner|later|opens/);
  });

  it("touch the Moon at birth only where the birth time is known", () => {
    const natals = births.flatMap((birthDate) =>
      ofKind(factsOf(birthDate), "transit").map(({ basis }) => basis.natal),
    );
    expect(natals).toContain("Sun");
    expect(natals).not.toContain("Moon");
    const timed = births.flatMap((birthDate) =>
      ofKind(factsOf({ birthDate, birthTime: "12:00", place: LISBON }), "transit").map(
        ({ basis }) => basis.natal,
      ),
    );
    expect(timed).toContain("Moon");
  });

  it("tell a transit in full once, in a month in which it may be exact, and later only that it goes on", () => {
    for (const birthDate of births) {
      const facts = factsOf(birthDate);
      const order = facts.forecast.months.map(({ month }) => month);
      const told = ofKind(facts, "transit").toSorted(
        (a, b) => order.indexOf(a.month) - order.indexOf(b.month),
      );
      const full = told.filter(({ said }) => /\bexact\b/.test(said));
      expect(new Set(full.map(({ basis }) => JSON.stringify(basis))).size).toBe(full.length);
      for (const { basis, month } of full) {
        const card = facts.forecast.months.find((each) => each.month === month);
        const span = card?.transits.find(
          (each) =>
            each.span.start.toISOString() === basis.start &&
            each.span.planet === basis.planet &&
            each.span.natal === basis.natal,
        );
        expect(span?.isExact).toBe(true);
      }
    }
  });

  it("send back to the month whose card has the reading of a transit that comes again", () => {
    const facts = factsOf({ birthDate: "1990-07-14", birthTime: "13:45", place: LISBON });
    const neptune = ofKind(facts, "transit").filter(
      ({ basis }) => basis.planet === "Neptune" && basis.natal === "Mercury",
    );
    expect(neptune.map(({ month }) => month)).toEqual([4, 4, 10]);
    expect(neptune.at(-1)?.said).toContain("April");
    expect(neptune.at(-1)?.said).toContain("exact on 9 October");

    const sentBack = births
      .flatMap((birthDate) => ofKind(factsOf(birthDate), "transit"))
      .flatMap(({ said, month }) => {
        const toldIn = /^(?:The theme of|What) ([A-Z][a-z]+) (?:returns|brought up) /.exec(
          said,
        )?.[1];
        return toldIn ? [{ toldIn, on: monthText(month) }] : [];
      });
    expect(sentBack.length).toBeGreaterThan(0);
    expect(sentBack.filter(({ toldIn, on }) => toldIn === on)).toEqual([]);
  });

  it("say that the birth hour decides where a transit may never be exact", () => {
    const facts = births.flatMap((birthDate) => ofKind(factsOf(birthDate), "transit"));
    const full = facts.filter(({ said }) => /\bexact\b/.test(said));
    expect(full.filter(({ said, basis }) => isHedged(said) === basis.isCertain)).toEqual([]);
    expect(full.some(({ said }) => isHedged(said))).toBe(true);
  });

  it("have 140 to 330 words and no sentence twice", () => {
    for (const birthDate of births) {
      const months = writeMonths(factsOf(birthDate));
      const sentences = months.flatMap(({ text }) => text.sentences.map(({ text: said }) => said));
      expect(new Set(sentences).size).toBe(sentences.length);
      const words = months.map(({ text }) => text.text.split(" ").length);
      expect(Math.min(...words)).toBeGreaterThanOrEqual(140);
      expect(Math.max(...words)).toBeLessThanOrEqual(330);
    }
  });

  it("cannot be written from less or more than a year", () => {
    const facts = factsOf("1990-07-14");
    const { months } = facts.forecast;
    for (const wrong of [months.slice(1), [...months, ...months.slice(0, 1)]]) {
      const forecast = { ...facts.forecast, months: wrong };
      expect(() => writeMonths({ ...facts, forecast })).toThrow(RangeError);
    }
  });
});
