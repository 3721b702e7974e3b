import { describe, expect, it } from "vitest";
import { dateText, monthText, spanText, timeText } from "./format-dates.ts";

const on = (date: string) => new Date(`${date}T12:00:00Z`);

describe("dates in a report", () => {
  it.each([
    ["2027-03-03", "2027-03-19", "3 to 19 March 2027"],
    ["2027-03-28", "2027-04-04", "28 March to 4 April 2027"],
    ["2026-12-03", "2027-01-19", "3 December 2026 to 19 January 2027"],
    ["2027-03-03", "2027-03-03", "3 March 2027"],
    ["2026-03-03", "2027-03-19", "3 March 2026 to 19 March 2027"],
  ])("say the span from %s to %s as briefly as it allows", (from, to, words) => {
    expect(spanText(on(from), on(to))).toBe(words);
  });

  it("leave out the year and take another joint where asked", () => {
    const wording = { year: "without year", joint: "and" } as const;
    expect(spanText(on("2027-03-09"), on("2027-03-12"), wording)).toBe("9 and 12 March");
    expect(spanText(on("2027-03-28"), on("2027-04-02"), wording)).toBe("28 March and 2 April");
    expect(dateText(on("2027-03-09"), "without year")).toBe("9 March");
  });

  it("are those of Universal Time, and times are rounded to the minute", () => {
    expect(dateText(new Date("2027-02-20T23:59:59Z"))).toBe("20 February 2027");
    expect(timeText(new Date("2027-02-20T12:34:40Z"))).toBe("12:35");
    expect(timeText(new Date("2027-02-20T23:59:40Z"))).toBe("00:00");
  });

  it("name months by their number", () => {
    expect([monthText(1), monthText(12)]).toEqual(["January", "December"]);
  });
});
