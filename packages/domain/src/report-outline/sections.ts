/** How a section is sold: shown cut in the preview, or written only in the full report. */
export type SectionAccess = "preview" | "full";

/** The part of the book a section belongs to. */
export type SectionGroup = "halves" | "work" | "love" | "below" | "days" | "direction";

/** In what form a section is written since the second edition. */
export type SectionForm =
  | "dialogue"
  | "essay"
  | "exercise"
  | "letter"
  | "list"
  | "questions"
  | "scene"
  | "table";

export interface SectionFacts {
  /** The card's heading. */
  title: string;
  access: SectionAccess;
  group: SectionGroup;
  form: SectionForm;
  /** True where the card repeats the disclaimer (health, money, inner child, past life, parenting). */
  disclaimer: boolean;
}

const section = (
  title: string,
  group: SectionGroup,
  form: SectionForm,
  { access = "full", disclaimer = false }: { access?: SectionAccess; disclaimer?: boolean } = {},
): SectionFacts => ({ title, access, group, form, disclaimer });

const PREVIEW = { access: "preview" } as const;
const DISCLAIMER = { disclaimer: true } as const;

/** The twenty-seven text sections in reading order; no two neighbors are of one form. */
export const REPORT_SECTIONS = {
  personalityArchetypes: section("Personality Archetypes", "halves", "dialogue"),
  detailedAstrologyChart: section("Detailed Astrology Chart", "halves", "essay"),
  giftedTalents: section("Gifted Talents", "halves", "list"),
  hiddenPotentials: section("Hidden Potentials", "halves", "scene"),

  careerSuggestions: section("Career & Work", "work", "essay", PREVIEW),
  leadershipStyle: section("Leadership Style", "work", "questions"),
  entrepreneurialGifts: section("Entrepreneurial Gifts", "work", "scene"),
  moneyMindset: section("Money Mindset", "work", "table", DISCLAIMER),
  detailedCareerAnalysis: section("Comprehensive Career Analysis", "work", "essay"),

  relationshipAdvice: section("Love & Relationships", "love", "scene", PREVIEW),
  soulMateGuidance: section("Soul Mate Guidance", "love", "list"),
  conflictResolution: section("Conflict Resolution", "love", "table"),
  parentingStyle: section("Parenting", "love", "letter", DISCLAIMER),
  comprehensiveRelationshipGuide: section("Relationship Guide", "love", "questions"),

  shadowWork: section("Shadow Work", "below", "essay"),
  innerChildHealing: section("Inner Child Healing", "below", "letter", DISCLAIMER),
  pastLifeInsights: section("Past Life Insights", "below", "scene", DISCLAIMER),
  decisionMakingStyle: section("Decision-Making Style", "below", "table"),

  healthWellness: section("Health & Wellness", "days", "list", DISCLAIMER),
  learningStyle: section("Learning", "days", "questions"),
  creativityExpression: section("Creativity", "days", "exercise"),
  chakraAnalysis: section("Chakra Analysis", "days", "essay", DISCLAIMER),
  crystalRecommendations: section("Crystal Recommendations", "days", "list", DISCLAIMER),

  spiritualInsights: section("Spiritual Growth", "direction", "essay", PREVIEW),
  spiritualPractices: section("Spiritual Practices", "direction", "exercise"),
  lifePurpose: section("Life Purpose", "direction", "letter"),
  personalityIntegration: section("Personality Integration", "direction", "essay"),
} as const satisfies Record<string, SectionFacts>;

export type SectionName = keyof typeof REPORT_SECTIONS;

export const SECTION_NAMES = Object.keys(REPORT_SECTIONS) as readonly SectionName[];

/** The sections sold as premium: the last that are written when a blueprint is paid for. */
export const PREMIUM_SECTIONS = [
  "detailedCareerAnalysis",
  "comprehensiveRelationshipGuide",
  "spiritualPractices",
  "conflictResolution",
  "parentingStyle",
  "learningStyle",
  "creativityExpression",
  "leadershipStyle",
  "personalityIntegration",
] as const satisfies readonly SectionName[];
