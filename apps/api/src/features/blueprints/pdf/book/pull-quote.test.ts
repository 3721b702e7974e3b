import { MBTI_TYPES, REPORT_CHAPTERS, REPORT_SECTIONS, SECTION_NAMES } from "@cosmic/domain";
import { describe, expect, it } from "vitest";
import { makePrintableReport } from "../../../../../test/printable-report.ts";
import { choosePullQuote } from "./pull-quote.ts";

const getProfile = (type: (typeof MBTI_TYPES)[number]) =>
  makePrintableReport({
    birth: { birthDate: "1990-11-05" },
    type,
    writtenAt: "2026-11-21T12:00:00.000Z",
  }).profile;

const PARTS = REPORT_CHAPTERS.filter(({ id }) => id !== "forecast").map(({ id }) =>
  SECTION_NAMES.filter((name) => REPORT_SECTIONS[name].group === id),
);

describe("choosePullQuote", () => {
  it("quotes a plain sentence of the part itself, of eight to sixteen words in most parts", () => {
    const parts = MBTI_TYPES.flatMap((type) => {
      const profile = getProfile(type);
      return PARTS.map((names, index) => {
        const opening = profile.book?.openings[index] ?? "";
        const said = [opening, ...names.map((name) => profile[name])].join("\n\n");
        return { said, quote: choosePullQuote(profile, names, opening)?.text };
      });
    });
    const quotes = parts.flatMap(({ quote }) => (quote === undefined ? [] : [quote]));
    expect(quotes.length).toBeGreaterThan(0.85 * parts.length);
    for (const { said, quote = "" } of parts) expect(said).toContain(quote);
    const words = quotes.map((text) => text.split(" ").length);
    expect(words.filter((count) => count >= 8 && count <= 16).length).toBeGreaterThan(
      0.75 * quotes.length,
    );
    for (const text of quotes) expect(text).not.toMatch(/[“?!:]|^(?:They|This|He|She|But|And) /);
  });

  it("quotes a statement about the reader before anything else", () => {
    const profile = {
      ...getProfile("INFJ"),
      conflictResolution: "You argue well, and so fairly that your own side goes unheard.",
    };
    const quote = choosePullQuote(
      { ...profile, sectionParagraphs: [] },
      ["conflictResolution"],
      "Every opening of a part says something about the whole of you.",
    );
    expect(quote).toEqual({ section: "conflictResolution", text: profile.conflictResolution });
  });

  it("quotes nothing from a part without a sentence to quote", () => {
    const profile = { ...getProfile("INFJ"), sectionParagraphs: [], conflictResolution: "No." };
    expect(choosePullQuote(profile, ["conflictResolution"], "Why?")).toBeNull();
  });
});
