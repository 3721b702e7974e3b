import { ZODIAC_SIGNS } from "@cosmic/domain";
import { sunOn } from "@cosmic/domain/zodiac";
import { expect, test } from "vitest";
import { findSunPosition } from "./sun-position.ts";

test("stays within a twentieth of a degree of the computed Sun from 1900 to 2100", () => {
  for (let year = 1900; year <= 2100; year += 7) {
    for (const month of ["01", "04", "07", "10"]) {
      const date = `${year}-${month}-11`;
      const drawn = findSunPosition(date) ?? Number.NaN;
      expect(Math.abs(drawn - sunOn(date).longitude)).toBeLessThan(0.05);
    }
  }
});

test("never leaves the sign the blueprint names", () => {
  const onTheChangeover = "2024-03-20";
  expect(findSunPosition(onTheChangeover, "Pisces")).toBeCloseTo(359.99);
  expect(findSunPosition(onTheChangeover, "Aries")).toBeLessThan(1);
  for (const [index, sign] of ZODIAC_SIGNS.entries()) {
    const place = findSunPosition("1990-06-15", sign) ?? Number.NaN;
    expect(Math.floor(place / 30)).toBe(index);
  }
});

test("draws nothing for what is not a date", () => {
  expect(findSunPosition("2023-02-29")).toBeNull();
  expect(findSunPosition("")).toBeNull();
});
