import { ELEMENTS, MBTI_TYPES, ZODIAC_SIGNS } from "@cosmic/domain";
import { TRIAL_CHAPTERS } from "@cosmic/domain/trial";
import { describe, expect, it } from "vitest";
import { hasLabel, listBlindSentences } from "./blind-sentences.ts";
import { writeBlindChapters, writeBlindOverviews } from "./write-blind-texts.ts";

const PAIRINGS = MBTI_TYPES.flatMap((mbtiType) => ZODIAC_SIGNS.map((sign) => ({ mbtiType, sign })));
const getSpread = (texts: readonly string[]) => {
  const lengths = texts.map(({ length }) => length);
  return Math.max(...lengths) / Math.min(...lengths) - 1;
};

describe("a text without labels", () => {
  it("leaves out names of types, titles and signs, and what speaks of both halves", () => {
    const said = listBlindSentences(
      "You are here. Leo gives you warmth and INFP gives you doubt. Together they make a host. " +
        "Every debater knows it. The combination is rare. It helps. So you stay late.",
    );
    expect(said.map(({ text }) => text)).toEqual([
      "You are here.",
      "You are a host.",
      "You stay late.",
    ]);
  });

  it("goes on only from a sentence that is there", () => {
    expect(listBlindSentences("Leo is loud. They laugh. You stay.")).toEqual([
      { text: "You stay.", isTied: false },
    ]);
    expect(listBlindSentences("Friends come. They laugh.")).toEqual([
      { text: "Friends come.", isTied: false },
      { text: "They laugh.", isTied: true },
    ]);
  });

  it("does not depend on the order of the texts shown with it", () => {
    const [a, b, c] = [PAIRINGS[5], PAIRINGS[60], PAIRINGS[130]];
    if (!a || !b || !c) throw new Error("There are too few pairings");
    const [first, second, third] = writeBlindOverviews([a, b, c]);
    expect(writeBlindOverviews([c, a, b])).toEqual([third, first, second]);
  });

  it.each(TRIAL_CHAPTERS)(
    "of the chapter %s names no type and is as long as the others",
    (chapter) => {
      for (const mbtiType of MBTI_TYPES) {
        const texts = writeBlindChapters(
          chapter,
          ELEMENTS.slice(0, 3).map((element) => ({ mbtiType, element })),
        );
        for (const text of texts) expect(hasLabel(text)).toBe(false);
        expect(Math.min(...texts.map(({ length }) => length))).toBeGreaterThan(180);
        expect(getSpread(texts)).toBeLessThan(0.15);
      }
    },
  );
});
