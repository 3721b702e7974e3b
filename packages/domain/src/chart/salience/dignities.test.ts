import { describe, expect, it } from "vitest";

import { ZODIAC_SIGNS } from "../../zodiac/signs.ts";
import { findDignity, getSignRuler, TRADITIONAL_BODIES } from "./dignities.ts";

describe("essential dignity", () => {
  // William Lilly, Christian Astrology (1647): the table of the essential dignities.
  it.each([
    ["Sun", { home: "Leo", exalted: "Aries", detriment: "Aquarius", fall: "Libra" }],
    ["Moon", { home: "Cancer", exalted: "Taurus", detriment: "Capricorn", fall: "Scorpio" }],
    ["Mercury", { home: "Gemini Virgo", exalted: "", detriment: "Sagittarius Pisces", fall: "" }],
    [
      "Venus",
      { home: "Taurus Libra", exalted: "Pisces", detriment: "Aries Scorpio", fall: "Virgo" },
    ],
    [
      "Mars",
      { home: "Aries Scorpio", exalted: "Capricorn", detriment: "Taurus Libra", fall: "Cancer" },
    ],
    [
      "Jupiter",
      {
        home: "Sagittarius Pisces",
        exalted: "Cancer",
        detriment: "Gemini Virgo",
        fall: "Capricorn",
      },
    ],
    [
      "Saturn",
      { home: "Capricorn Aquarius", exalted: "Libra", detriment: "Cancer Leo", fall: "Aries" },
    ],
  ] as const)("of %s follows the table", (body, expected) => {
    const found = (dignity: string) =>
      ZODIAC_SIGNS.filter((sign) => findDignity(body, sign) === dignity).join(" ");
    expect({
      home: found("home"),
      exalted: found("exalted"),
      detriment: found("detriment"),
      fall: found("fall"),
    }).toEqual(expected);
  });

  it("gives each sign the ruler that is at home in it", () => {
    for (const sign of ZODIAC_SIGNS) {
      expect(TRADITIONAL_BODIES.filter((body) => findDignity(body, sign) === "home")).toEqual([
        getSignRuler(sign),
      ]);
    }
  });
});
