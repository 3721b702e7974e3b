import { MBTI_TYPES, ZODIAC_SIGNS } from "@cosmic/domain";
import { DECOY_KINDS, drawPairings, SIGN_PLACES } from "@cosmic/domain/trial";
import { describe, expect, it } from "vitest";
import { TYPES } from "../types/types.ts";
import { hasLabel } from "./blind-sentences.ts";
import { writeBlindOverviews } from "./write-blind-texts.ts";

const PAIRINGS = MBTI_TYPES.flatMap((mbtiType) => ZODIAC_SIGNS.map((sign) => ({ mbtiType, sign })));
const getSpread = (texts: readonly string[]) => {
  const lengths = texts.map(({ length }) => length);
  return Math.max(...lengths) / Math.min(...lengths) - 1;
};

describe("an overview without labels, of every pairing", () => {
  it.each(PAIRINGS)("of $mbtiType and $sign names neither and is long enough to judge", (key) => {
    const [text = ""] = writeBlindOverviews([key]);
    expect(hasLabel(text)).toBe(false);
    expect(text.length).toBeGreaterThan(180);
    const thesis = TYPES[key.mbtiType].bySign[key.sign].thesis;
    expect(text.length).toBeLessThanOrEqual(thesis.length + 120);
  });

  it("is about as long as those shown with it", () => {
    const spreads = PAIRINGS.flatMap(({ mbtiType, sign }, at) => {
      const pick = (count: number) => (at * 37 + 11) % count;
      return DECOY_KINDS.map((arm) => {
        const drawn = drawPairings(arm, { mbtiType, place: sign }, SIGN_PLACES, pick);
        return getSpread(writeBlindOverviews(drawn.map((each) => ({ ...each, sign: each.place }))));
      });
    }).toSorted((a, b) => a - b);
    expect(spreads[Math.floor(spreads.length / 2)]).toBeLessThan(0.05);
    expect(spreads.at(-1)).toBeLessThan(0.3);
  });
});
