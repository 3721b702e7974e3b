import { expect, test } from "vitest";
import { degreeAndMinute, signOfLongitude, signsInWords } from "./chart-words.ts";

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
  expect(signsInWords(["Leo"])).toBe("Leo");
  expect(signsInWords(["Leo", "Virgo"])).toBe("Leo or Virgo");
  expect(signsInWords(["Leo", "Virgo", "Libra"])).toBe("Leo, Virgo or Libra");
});
