import { describe, expect, it } from "vitest";

import { getSignFacts } from "./sign-facts.ts";
import { getElement, getModality, isZodiacSign, ZODIAC_SIGNS } from "./signs.ts";

describe("the twelve signs", () => {
  it("pair every element with every modality exactly once", () => {
    const pairs = ZODIAC_SIGNS.map((sign) => `${getModality(sign)} ${getElement(sign)}`);
    expect(new Set(pairs).size).toBe(12);
  });

  it.each([
    ["Aries", "Cardinal", "Fire"],
    ["Taurus", "Fixed", "Earth"],
    ["Gemini", "Mutable", "Air"],
    ["Scorpio", "Fixed", "Water"],
    ["Capricorn", "Cardinal", "Earth"],
    ["Pisces", "Mutable", "Water"],
  ] as const)("count %s as %s %s", (sign, modality, element) => {
    expect(getSignFacts(sign)).toMatchObject({ modality, element });
  });

  it("carry their own symbol in text form", () => {
    expect(getSignFacts("Aries")).toMatchObject({
      symbol: "♈\uFE0E",
      glyph: "aries",
      startsAt: 0,
    });
    expect(getSignFacts("Pisces")).toMatchObject({ symbol: "♓\uFE0E", startsAt: 330 });
    expect(new Set(ZODIAC_SIGNS.map((sign) => getSignFacts(sign).figure)).size).toBe(12);
  });

  it.each(["aries", "Ophiuchus", "constructor", "", 0, null])("do not include %j", (value) => {
    expect(isZodiacSign(value)).toBe(false);
  });
});
