import { expect, test } from "vitest";
import { aChart, aCity } from "../../../test/a-chart.ts";
import {
  degreeAndMinute,
  describeBirthTime,
  formatSignChanges,
  formatSigns,
  signOfLongitude,
} from "./format-chart.ts";

test("a degree is cut off to the minute, never rounded into the next sign", () => {
  expect(degreeAndMinute(29.9999)).toBe("29° 59′");
  expect(degreeAndMinute(30)).toBe("0° 00′");
  expect(degreeAndMinute(127.0834)).toBe("7° 05′");
});

test("a longitude of any turn finds its sign", () => {
  expect(signOfLongitude(0)).toBe("Aries");
  expect(signOfLongitude(359.99)).toBe("Pisces");
  expect(signOfLongitude(375)).toBe("Aries");
  expect(signOfLongitude(-1)).toBe("Pisces");
});

test("possible signs read as a choice", () => {
  expect(formatSigns(["Leo"])).toBe("Leo");
  expect(formatSigns(["Leo", "Virgo"])).toBe("Leo or Virgo");
  expect(formatSigns(["Leo", "Virgo", "Libra"])).toBe("Leo, Virgo or Libra");
});

test("an instant is given with its date only where that was another one in Universal Time", () => {
  const chart = aChart({}, { isExact: true });
  const at = (reference: string) => ({ ...chart, window: { ...chart.window, reference } });
  expect(describeBirthTime(at("1990-03-01T01:15:00.000Z"), aCity, "01:15")).toBe(
    "Computed for March 1, 1990 at 01:15 in Lisbon, Portugal, which was 01:15 UTC.",
  );
  expect(describeBirthTime(at("1990-02-28T23:15:00.000Z"), aCity, "01:15")).toBe(
    "Computed for March 1, 1990 at 01:15 in Lisbon, Portugal, which was February 28, 1990 at 23:15 UTC.",
  );
});

test("a change of sign is given as closely as the body's place is known", () => {
  const changes = [{ from: "Aries", to: "Taurus", at: "1990-03-01T13:42:30.000Z" }] as const;
  const told = (body: "Moon" | "Mars" | "Neptune") =>
    formatSignChanges({ body, changes: [...changes] });
  expect(told("Moon")).toBe("Aries until March 1, 1990 at 13:43 UTC, then Taurus");
  expect(told("Mars")).toBe("Aries until March 1, 1990 at about 14:00 UTC, then Taurus");
  expect(told("Neptune")).toBe("Aries until March 1, 1990 (UTC), then Taurus");
});
