import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cutForPreview, PREVIEW_CHARACTERS } from "./preview-cut.ts";

const graphemes = (text: string) => [
  ...new Intl.Segmenter("en", { granularity: "grapheme" }).segment(text),
];

describe("the preview cut", () => {
  it.each([0, 1, 149, 150])("leaves a text of %i characters whole", (length) => {
    expect(cutForPreview("a".repeat(length))).toBe("a".repeat(length));
  });

  it("shows the first 150 characters and an ellipsis of a longer text", () => {
    expect(cutForPreview(`${"a".repeat(150)}b`)).toBe(`${"a".repeat(150)}…`);
  });

  it.each([148, 149, 150, 151])("never halves an emoji standing at unit %i", (position) => {
    for (const emoji of ["🌙", "👩🏽‍🚀", "🇳🇴", "☀️", "é"]) {
      const cut = cutForPreview(`${"a".repeat(position)}${emoji}${"b".repeat(60)}`);
      expect(cut.isWellFormed()).toBe(true);
      expect(cut).toBe(
        position < PREVIEW_CHARACTERS
          ? `${"a".repeat(position)}${emoji}${"b".repeat(149 - position)}…`
          : `${"a".repeat(150)}…`,
      );
    }
  });

  it("leaves 150 emoji whole, however many units they take", () => {
    expect(cutForPreview("🌙".repeat(150))).toBe("🌙".repeat(150));
    expect(cutForPreview("🌙".repeat(151))).toBe(`${"🌙".repeat(150)}…`);
  });

  it("is the text itself, or a beginning of it of 150 whole characters", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 400 }), (text) => {
        const cut = cutForPreview(text);
        const whole = graphemes(text).length <= PREVIEW_CHARACTERS;
        const shown = graphemes(text)
          .slice(0, PREVIEW_CHARACTERS)
          .map((each) => each.segment)
          .join("");
        expect(cut).toBe(whole ? text : `${shown}…`);
      }),
    );
  });
});
