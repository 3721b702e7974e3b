import type { TransitSpan } from "@cosmic/domain";
import { describe, expect, it } from "vitest";
import { exactText, skyDate, transitSpanText, untilText } from "./format-forecast.ts";

const at = (text: string) => new Date(`${text}T12:00:00Z`);
const span = (
  [start, end]: [string, string],
  exact: [string, string][],
  isCertain = true,
): TransitSpan => ({
  planet: "Saturn",
  natal: "Venus",
  aspect: "square",
  start: at(start),
  end: at(end),
  exact: exact.map(([from, to]) => ({ from: at(from), to: at(to) })),
  isCertain,
});
const days = (...dates: string[]) =>
  span(
    ["2027-03-01", "2027-04-01"],
    dates.map((date) => [date, date]),
  );
const short = span(["2027-03-03", "2027-03-19"], [["2027-03-09", "2027-03-12"]]);
const long = span(
  ["2026-11-25", "2028-02-10"],
  [
    ["2027-01-03", "2027-01-20"],
    ["2027-06-21", "2028-01-27"],
  ],
);

describe("the wording of the forecast", () => {
  it("names Universal Time only where another calendar may show another date", () => {
    expect(skyDate(new Date("2027-02-06T15:56Z"))).toBe("6 February");
    expect(skyDate(new Date("2027-02-06T02:00Z"))).toBe("6 February");
    expect(skyDate(new Date("2027-02-06T01:59Z"))).toBe("6 February (Universal Time)");
    expect(skyDate(new Date("2027-02-06T22:00Z"))).toBe("6 February (Universal Time)");
    expect(skyDate(new Date("2027-02-06T21:59Z"))).toBe("6 February");
  });

  it("says a short span in days, and the year only where it is not the card’s", () => {
    expect(transitSpanText(short, 2027)).toBe("from 3 to 19 March");
    expect(transitSpanText(short, 2026)).toBe("from 3 to 19 March 2027");
    expect(untilText(short, 2027)).toBe("19 March");
    expect(exactText(short, 2027)).toBe("exact at some time between 9 and 12 March");
  });

  it("says a long span in months", () => {
    expect(transitSpanText(long, 2027)).toBe("from November 2026 to February 2028");
    expect(untilText(long, 2027)).toBe("February 2028");
    const inOneYear = span(["2027-02-03", "2027-08-19"], [["2027-03-09", "2027-03-09"]]);
    expect(transitSpanText(inOneYear, 2027)).toBe("from February to August");
    expect(untilText(inOneYear, 2027)).toBe("August");
    expect(exactText(long, 2027)).toBe(
      "exact at some time between 3 and 20 January and again between June 2027 and January 2028",
    );
  });

  it("names a day for a birth known to the minute, and every time it comes back", () => {
    expect(exactText(days("2027-03-09"), 2027)).toBe("exact on 9 March");
    expect(exactText(days("2027-03-09", "2027-08-03"), 2027)).toBe(
      "exact on 9 March and again on 3 August",
    );
    expect(exactText(days("2027-03-09", "2027-08-03", "2028-01-02"), 2027)).toBe(
      "exact on 9 March, again on 3 August and last on 2 January 2028",
    );
    expect(exactText(days("2027-03-09", "2027-08-03", "2027-09-02", "2027-10-01"), 2027)).toBe(
      "exact on 9 March, several times more and last on 1 October",
    );
  });

  it("says perhaps where the birth hour decides", () => {
    const open = span(["2027-03-03", "2027-03-19"], [["2027-03-09", "2027-03-12"]], false);
    expect(exactText(open, 2027)).toBe(
      "perhaps exact at some time between 9 and 12 March, depending on the moment of your birth",
    );
  });
});
