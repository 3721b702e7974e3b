import { expect, test } from "vitest";
import { isMidnight, parseClockTime, parseLatestTime } from "./clock-time.ts";

test.each([
  ["07:45", "07:45"],
  ["7:45", "07:45"],
  [" 19.30 ", "19:30"],
  ["1405", "14:05"],
  ["705", "07:05"],
  ["7h45", "07:45"],
  ["0:00", "00:00"],
  ["23:59", "23:59"],
  ["7:45 pm", "19:45"],
  ["7 PM", "19:00"],
  ["12 am", "00:00"],
  ["12:30 p.m.", "12:30"],
  ["745pm", "19:45"],
  ["7.30 pm", "19:30"],
  ["7h", "07:00"],
  ["19 h", "19:00"],
  ["Noon", "12:00"],
  ["12 noon", "12:00"],
])("%s is read as %s", (typed, time) => {
  expect(parseClockTime(typed)).toBe(time);
});

test.each([
  "",
  "7",
  "24:00",
  "12:60",
  "13 pm",
  "0 am",
  "half past seven",
  "07:4",
  "7:45:10",
  "12m",
])("%s is no clock time", (typed) => {
  expect(parseClockTime(typed)).toBeNull();
});

test.each(["midnight", "12 midnight", "24:00", "2400", "24h"])(
  "%s is midnight, which no date has for its own but as the end of hours",
  (typed) => {
    expect([isMidnight(typed), parseClockTime(typed), parseLatestTime(typed)]).toEqual([
      true,
      null,
      "23:59",
    ]);
  },
);
