import type { SectionName } from "@cosmic/domain";

/** The parts of a section. Those that rest on the chart may be empty. */
export type SectionPart =
  /** What was computed, and where the type meets it: in the chart section. */
  "computed" | "type" | "pull" | "gift" | "sign" | "temperament" | "sky" | "clarity";

/** In what order a section is written. */
export interface SectionPlan {
  /** Paragraphs of prose, each a list of parts; "notice" and "practice" stand apart between them. */
  paragraphs: readonly (readonly SectionPart[] | "notice" | "practice")[];
  /** The most sentences about the sign alone. */
  signs: number;
}

/** A plan for each way to begin: with the type, a meeting, the sky, a gift or the sign. */
const PLANS: readonly SectionPlan[] = [
  {
    paragraphs: [
      ["type", "clarity"],
      ["sign", "temperament", "pull"],
      "notice",
      ["sky", "gift"],
      "practice",
    ],
    signs: 3,
  },
  {
    paragraphs: [
      ["pull", "type", "clarity"],
      "practice",
      ["sky", "sign", "temperament", "gift"],
      "notice",
    ],
    signs: 2,
  },
  {
    paragraphs: [["sky", "pull"], "notice", ["type", "gift"], ["sign", "clarity"], "practice"],
    signs: 3,
  },
  {
    paragraphs: [["gift", "type"], "practice", ["sky", "clarity"], "notice", ["sign", "pull"]],
    signs: 2,
  },
  {
    paragraphs: [
      ["sign", "pull"],
      ["type", "gift", "temperament"],
      ["sky", "clarity"],
      "notice",
      "practice",
    ],
    signs: 3,
  },
];

/** The chart section’s own: what was computed comes first. */
const CHART_PLAN: SectionPlan = {
  paragraphs: [
    ["computed"],
    ["type", "pull", "temperament"],
    "notice",
    ["sign", "gift", "sky", "clarity"],
    "practice",
  ],
  signs: 3,
};

/** The plan of the section at a place of the report: they take turns, so that no two neighbors share one. */
export function getSectionPlan(name: SectionName, place: number): SectionPlan {
  const plan = name === "detailedAstrologyChart" ? CHART_PLAN : PLANS[place % PLANS.length];
  if (!plan) throw new RangeError(`Nothing stands at ${place}`);
  return plan;
}
