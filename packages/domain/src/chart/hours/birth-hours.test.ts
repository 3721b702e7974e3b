import { expect, test } from "vitest";
import { type BirthHours, formatBirthHours, toClockRange } from "./birth-hours.ts";

test.each<[BirthHours | null, { from: number; to: number; isCut: boolean }, string]>([
  [
    { kind: "about", time: "07:00", minutes: 30 },
    { from: 390, to: 450, isCut: false },
    "about 07:00, give or take 30 minutes",
  ],
  [
    { kind: "about", time: "00:20", minutes: 60 },
    { from: 0, to: 80, isCut: true },
    "about 00:20, give or take 1 hour",
  ],
  [
    { kind: "between", from: "22:00", to: "23:30" },
    { from: 1320, to: 1410, isCut: false },
    "between 22:00 and 23:30",
  ],
  [
    { kind: "part", part: "evening" },
    { from: 1080, to: 1439, isCut: false },
    "in the evening (18:00 to 23:59)",
  ],
  [
    { kind: "rounded", time: "23:30", to: 30 },
    { from: 1395, to: 1425, isCut: false },
    "about 23:30, rounded to the half hour",
  ],
  [
    { kind: "rounded", time: "00:00", to: 60 },
    { from: 0, to: 30, isCut: true },
    "about 00:00, rounded to the hour",
  ],
])(
  "birth hours %j take their minutes of the clock, and are told in words",
  (hours, range, words) => {
    expect(toClockRange(hours)).toEqual(range);
    expect(hours && formatBirthHours(hours)).toBe(words);
  },
);

test("an unknown time takes the whole day of the clock", () => {
  expect(toClockRange(null)).toEqual({ from: 0, to: 1439, isCut: false });
});

test.each<BirthHours>([
  { kind: "about", time: "25:00", minutes: 30 },
  { kind: "about", time: "07:00", minutes: 0 },
  { kind: "about", time: "07:00", minutes: 721 },
  { kind: "between", from: "09:00", to: "08:00" },
  { kind: "between", from: "09:00", to: "09:00" },
])("birth hours %j are refused", (hours) => {
  expect(() => toClockRange(hours)).toThrow(RangeError);
});
