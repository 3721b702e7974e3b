import { REPORT_CHAPTERS, REPORT_SECTIONS, SECTION_NAMES, type SectionName } from "@cosmic/domain";

/** One item of the offer, and the report headings it covers. */
export interface OfferItem {
  name: string;
  titles: readonly string[];
}

const NAMED: Readonly<Record<string, readonly SectionName[]>> = {
  "Relationship Compatibility": [
    "comprehensiveRelationshipGuide",
    "soulMateGuidance",
    "conflictResolution",
  ],
  "Decision-Making Style": ["decisionMakingStyle", "leadershipStyle"],
  "Emotional & Cognitive Blueprint": ["shadowWork", "innerChildHealing", "learningStyle"],
  "Growth Triggers": ["lifePurpose", "personalityIntegration"],
};

const listTitles = (names: readonly SectionName[]) =>
  names.map((name) => REPORT_SECTIONS[name].title);

const named = Object.values(NAMED).flat();
const others = SECTION_NAMES.filter(
  (name) => REPORT_SECTIONS[name].access === "full" && !named.includes(name),
);
const forecast = REPORT_CHAPTERS.filter(({ id }) => id === "forecast");

/** The five items the full report adds, each with its headings in the report. */
export const OFFER_CONTENTS: readonly OfferItem[] = [
  ...Object.entries(NAMED).map(([name, names]) => ({ name, titles: listTitles(names) })),
  {
    name: "15+ Detailed Reports",
    titles: [...listTitles(others), ...forecast.map(({ title }) => title)],
  },
];
