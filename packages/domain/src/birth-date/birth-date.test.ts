import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import {
  ACCEPTED_BIRTH_DATES,
  BIRTH_DATE_MESSAGE,
  EARLIEST_BIRTH_DATE,
  explainBirthDate,
  latestBirthDate,
  parseBirthDate,
} from "./birth-date.ts";
import { addDays, formatCalendarDate } from "./calendar-date.ts";

const now = new Date("2026-11-21T09:30:00Z");

describe("parseBirthDate", () => {
  it.each(["1900-01-01", "1990-03-21", "2000-02-29", "2024-02-29", "2026-11-21"])(
    "accepts %s",
    (date) => {
      expect(parseBirthDate(date, now)).toBe(date);
    },
  );

  it.each([
    "2023-02-29",
    "1900-02-29",
    "0000-00-00",
    "2023-13-01",
    "2023-04-31",
    "2023-00-10",
    "2023-01-00",
    "+275760-09-13",
    "-000001-01-01",
    "2023-2-3",
    " 1990-01-01 ",
    "1990-01-01\n",
    "1990-01-01T00:00:00Z",
    "01.02.1990",
    "1990/01/02",
    "١٩٩٠-٠١-٠١",
    "",
    "null",
    "1899-12-31",
    "0099-05-05",
    "9999-12-31",
  ])("refuses %j", (text) => {
    expect(parseBirthDate(text, now)).toBeNull();
  });

  it.each([[19900321], [0], [null], [undefined], [true], [["1990-03-21"]], [{}], [new Date(0)]])(
    "refuses a value that is no text: %j",
    (value) => {
      expect(parseBirthDate(value, now)).toBeNull();
    },
  );

  it("accepts the date that has begun anywhere on Earth, and not the one after", () => {
    const beforeDawn = new Date("2026-11-21T09:59:59.999Z");
    const lineIslandsMidnight = new Date("2026-11-21T10:00:00Z");
    expect(parseBirthDate("2026-11-22", beforeDawn)).toBeNull();
    expect(parseBirthDate("2026-11-22", lineIslandsMidnight)).toBe("2026-11-22");
    expect(parseBirthDate("2026-11-23", lineIslandsMidnight)).toBeNull();
  });

  it("accepts every date of the calendar from 1900 to the latest, and none after it", () => {
    const days = fc.integer({ min: 0, max: 46_344 });
    fc.assert(
      fc.property(days, (day) => {
        const date = addDays("1900-01-01", day);
        expect(parseBirthDate(date, now)).toBe(date <= latestBirthDate(now) ? date : null);
      }),
    );
  });

  it("has the message people see", () => {
    expect(BIRTH_DATE_MESSAGE).toBe("Please provide your birth date.");
  });
});

describe("explainBirthDate", () => {
  it.each([
    ["1990-02-31", "There is no February 31, 1990."],
    ["2023-02-29", "There is no February 29, 2023."],
    ["1990-00-10", "This date is not in the calendar."],
    ["02/31/1990", "This is not a date as year, month and day, such as 1990-07-14."],
    ["1899-12-31", "This date is too early for our tables."],
    ["9999-12-31", "This date is still to come."],
  ])(
    "tells of %j what is wrong, which dates are taken, and that the rest is kept",
    (text, reason) => {
      expect(explainBirthDate(text)).toBe(
        `${reason} Please enter one from January 1, 1900 up to today; everything else you entered is kept.`,
      );
    },
  );

  it("names the earliest date there is", () => {
    expect(ACCEPTED_BIRTH_DATES).toContain(formatCalendarDate(EARLIEST_BIRTH_DATE));
  });

  it("has the message for a missing date", () => {
    expect(explainBirthDate("")).toBe(BIRTH_DATE_MESSAGE);
  });
});
