import { addDays } from "@cosmic/domain";
import { describe, expect, it } from "vitest";
import { LISBON, makeReportInputs } from "../../test/report-inputs.ts";
import type { SentenceEvidence } from "../evidence/sentence-evidence.ts";
import { monthText } from "../text/format-dates.ts";
import { writeMonths } from "./write-months.ts";

const births = Array.from({ length: 60 }, (_, index) => addDays("1940-01-01", index * 431));
const known = { birthDate: "1990-07-14", birthTime: "13:45", place: LISBON };
const listEvidence = (inputs: ReturnType<typeof makeReportInputs>) =>
  writeMonths(inputs).flatMap(({ text }, index) =>
    text.sentences.map(({ text: said, basis }) => ({ month: index + 1, said, basis })),
  );
const ofKind = <Kind extends SentenceEvidence["kind"]>(
  inputs: ReturnType<typeof makeReportInputs>,
  kind: Kind,
) =>
  listEvidence(inputs).flatMap(({ basis, ...rest }) =>
    basis.kind === kind
      ? [{ ...rest, basis: basis as Extract<SentenceEvidence, { kind: Kind }> }]
      : [],
  );

const isHedged = (said: string) => said.includes("depending on the moment of your birth");

describe("the months of a report", () => {
  it("run from January to December, each for the next time it comes", () => {
    const months = writeMonths(makeReportInputs("1990-07-14"));
    expect(months.map(({ year }) => year)).toEqual([...Array(10).fill(2027), 2026, 2026]);
    const inMay = writeMonths(
      makeReportInputs("1990-07-14", "ISTJ", { from: new Date("2026-05-31T23:00Z") }),
    );
    expect(inMay.map(({ year }) => year)).toEqual([...Array(4).fill(2027), ...Array(8).fill(2026)]);
  });

  it("give every event of the sky in its month, by its date", () => {
    const inputs = makeReportInputs("1990-07-14");
    const written = listEvidence(inputs).flatMap(({ month, basis }) =>
      "at" in basis ? [`${month} ${basis.at}`] : [],
    );
    const due = inputs.forecast.months.flatMap(({ month, events }) =>
      events.flatMap((event) => ("at" in event ? [`${month} ${event.at.toISOString()}`] : [])),
    );
    expect([...new Set(written)].toSorted()).toEqual(due.toSorted());
    const february = writeMonths(inputs)[1]?.text.text ?? "";
    expect(february).toContain("6 February");
    expect(february).toContain("20 February (Universal Time)");
    const order = writeMonths(inputs)[1]?.text.sentences.flatMap(({ basis }) =>
      "at" in basis ? [basis.at] : [],
    );
    expect(order).toEqual(order?.toSorted());
  });

  it("count each month’s sign from the birth sign", () => {
    const distances = writeMonths(makeReportInputs("1990-10-10")).map(
      ({ text }) =>
        text.sentences.flatMap(({ basis }) =>
          basis.kind === "month-sign" ? [basis.distance] : [],
        )[0],
    );
    expect(distances).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 0, 1, 2, 3]);
  });

  it("say when the Sun is back: between two dates, or on the day itself", () => {
    const [open] = ofKind(makeReportInputs("1990-07-14"), "solar-return");
    expect(open).toMatchObject({ month: 7, said: expect.stringMatching(/13 July .*15 July/) });
    const [exact] = ofKind(makeReportInputs(known), "solar-return");
    expect(exact?.said).toMatch(/\b14 July\b/);
    expect(exact?.said).not.toMatch(/earliest|latest|sooner|later|opens/);
  });

  it("touch the Moon at birth only where the birth time is known", () => {
    const natals = births.flatMap((birthDate) =>
      ofKind(makeReportInputs(birthDate), "transit").map(({ basis }) => basis.natal),
    );
    expect(natals).toContain("Sun");
    expect(natals).not.toContain("Moon");
    const timed = births.flatMap((birthDate) =>
      ofKind(makeReportInputs({ birthDate, birthTime: "12:00", place: LISBON }), "transit").map(
        ({ basis }) => basis.natal,
      ),
    );
    expect(timed).toContain("Moon");
  });

  it("write a transit in full once, in a month in which it may be exact, and later only that it goes on", () => {
    for (const birthDate of births) {
      const inputs = makeReportInputs(birthDate);
      const order = inputs.forecast.months.map(({ month }) => month);
      const written = ofKind(inputs, "transit").toSorted(
        (a, b) => order.indexOf(a.month) - order.indexOf(b.month),
      );
      const full = written.filter(({ said }) => /\bexact\b/.test(said));
      expect(new Set(full.map(({ basis }) => JSON.stringify(basis))).size).toBe(full.length);
      for (const { basis, month } of full) {
        const card = inputs.forecast.months.find((each) => each.month === month);
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
    const inputs = makeReportInputs({ birthDate: "1990-07-14", birthTime: "13:45", place: LISBON });
    const neptune = ofKind(inputs, "transit").filter(
      ({ basis }) => basis.planet === "Neptune" && basis.natal === "Mercury",
    );
    expect(neptune.map(({ month }) => month)).toEqual([4, 4, 10]);
    expect(neptune.at(-1)?.said).toContain("April");
    expect(neptune.at(-1)?.said).toContain("exact on 9 October");

    const sentBack = births
      .flatMap((birthDate) => ofKind(makeReportInputs(birthDate), "transit"))
      .flatMap(({ said, month }) => {
        const firstMonth = /^(?:The theme of|What) ([A-Z][a-z]+) (?:returns|brought up) /.exec(
          said,
        )?.[1];
        return firstMonth ? [{ firstMonth, on: monthText(month) }] : [];
      });
    expect(sentBack.length).toBeGreaterThan(0);
    expect(sentBack.filter(({ firstMonth, on }) => firstMonth === on)).toEqual([]);
  });

  it("state that the birth hour decides where a transit may never be exact", () => {
    const transits = births.flatMap((birthDate) => ofKind(makeReportInputs(birthDate), "transit"));
    const full = transits.filter(({ said }) => /\bexact\b/.test(said));
    expect(full.filter(({ said, basis }) => isHedged(said) === basis.isCertain)).toEqual([]);
    expect(full.some(({ said }) => isHedged(said))).toBe(true);
  });

  it("have 140 to 330 words and no sentence twice", () => {
    for (const birthDate of births) {
      const months = writeMonths(makeReportInputs(birthDate));
      const sentences = months.flatMap(({ text }) => text.sentences.map(({ text: said }) => said));
      expect(new Set(sentences).size).toBe(sentences.length);
      const words = months.map(({ text }) => text.text.split(" ").length);
      expect(Math.min(...words)).toBeGreaterThanOrEqual(140);
      expect(Math.max(...words)).toBeLessThanOrEqual(330);
    }
  });

  it("cannot be written from less or more than a year", () => {
    const inputs = makeReportInputs("1990-07-14");
    const { months } = inputs.forecast;
    for (const wrong of [months.slice(1), [...months, ...months.slice(0, 1)]]) {
      const forecast = { ...inputs.forecast, months: wrong };
      expect(() => writeMonths({ ...inputs, forecast })).toThrow(RangeError);
    }
  });
});
