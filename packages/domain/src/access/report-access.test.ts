import { describe, expect, it } from "vitest";
import { type GeneratedReport, hasPremiumSections } from "../report-outline/generated-report.ts";
import { SECTION_NAMES, type SectionName } from "../report-outline/sections.ts";
import { canReadFully, reportFor, toPreview, toPreviewTexts } from "./report-access.ts";

const sections = Object.fromEntries(
  SECTION_NAMES.map((name) => [name, `${name} `.repeat(40)]),
) as Record<SectionName, string>;
const full: GeneratedReport = {
  ...sections,
  archetype: "The Patient Cartographer",
  overview: "An overview that is longer than a card's cut. ".repeat(6),
  strengths: ["One strength", "Another strength"],
  monthlyForecasts: Array.from({ length: 12 }, (_, month) => `Month ${month + 1}`),
};
const cards: readonly SectionName[] = [
  "careerSuggestions",
  "relationshipAdvice",
  "spiritualInsights",
];

describe("who reads a report fully", () => {
  it("opens a report for its owner with lifetime access", () => {
    const viewer = { viewerHasLifetimeAccess: true, isOwner: true };
    expect(canReadFully(viewer)).toBe(true);
    expect(reportFor(full, viewer)).toEqual(full);
  });

  it.each([
    { viewerHasLifetimeAccess: false, isOwner: true },
    { viewerHasLifetimeAccess: true, isOwner: false },
    { viewerHasLifetimeAccess: false, isOwner: false },
  ])("gives the preview to %o", (viewer) => {
    expect(canReadFully(viewer)).toBe(false);
    expect(reportFor(full, viewer)).toEqual(toPreview(full));
  });
});

describe("a preview", () => {
  const preview = toPreview(full);

  it("keeps archetype, overview and strengths whole", () => {
    expect(preview).toMatchObject({
      archetype: full.archetype,
      overview: full.overview,
      strengths: full.strengths,
    });
  });

  it("cuts exactly the three cards to 150 characters and an ellipsis", () => {
    for (const name of cards) expect(preview[name]).toBe(`${full[name].slice(0, 150)}…`);
  });

  it("holds no other text of the full report", () => {
    const others = SECTION_NAMES.filter((name) => !cards.includes(name));
    for (const name of others) expect(preview[name]).toBe("");
    expect(preview.monthlyForecasts).toEqual([]);
    expect(Object.keys(preview).toSorted()).toEqual(Object.keys(full).toSorted());
  });

  it("has no premium sections, where the full report has", () => {
    expect(hasPremiumSections(preview)).toBe(false);
    expect(hasPremiumSections(full)).toBe(true);
    expect(hasPremiumSections({ ...full, leadershipStyle: "" })).toBe(false);
  });
});

describe("the texts of a preview", () => {
  it("are whole where a preview shows their beginning, and empty elsewhere", () => {
    const texts = toPreviewTexts(full);
    for (const name of SECTION_NAMES)
      expect(texts[name]).toBe(cards.includes(name) ? full[name] : "");
    expect(texts).toMatchObject({ overview: full.overview, strengths: full.strengths });
    expect(texts.monthlyForecasts).toEqual([]);
    expect(toPreview(texts)).toEqual(toPreview(full));
  });
});
