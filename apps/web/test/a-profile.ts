import type { GeneratedProfile } from "@cosmic/contracts";
import { SECTION_NAMES, toPreview } from "@cosmic/domain";

const LONG = "A sentence that stands for the prose of one section of the report. ".repeat(4).trim();

const sections = Object.fromEntries(
  SECTION_NAMES.map((name) => [name, `${name}: ${LONG}`]),
) as Record<(typeof SECTION_NAMES)[number], string>;

/** A blueprint with full access. */
export const aFullProfile: GeneratedProfile = {
  id: "5f6e1f3a-6e0c-4a3f-9a73-3c5b6a1d2e50",
  slug: "abcdefghijklmnopqrstuv",
  mbtiType: "INFJ",
  sunSign: "Pisces",
  archetype: "The Lamp on the Shore",
  overview: "An overview of the person.",
  strengths: ["A first strength", "A second strength"],
  ...sections,
  sectionAsides: [],
  monthlyForecasts: Array.from({ length: 12 }, (_, month) => `Forecast number ${month + 1}.`),
  isPaid: true,
  isPremium: true,
  birthDate: "1990-03-01",
  changeover: null,
  birthTime: null,
  place: null,
  chart: null,
  axes: null,
  forecastYears: [2027, 2027, 2027, 2027, 2027, 2027, 2027, 2027, 2027, 2027, 2026, 2026],
  generatedAt: "2026-11-20T10:00:00.000Z",
};

/** The same blueprint as the server sends it without access. */
export const aPreview: GeneratedProfile = {
  ...aFullProfile,
  ...toPreview(aFullProfile),
  forecastYears: [],
  isPaid: false,
};
