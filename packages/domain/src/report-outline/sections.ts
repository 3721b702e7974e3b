/** How a section is sold: shown cut in the preview, or written only in the full report. */
export type SectionAccess = "preview" | "full";

/** Where a section's card stands on the report page. */
export type SectionGroup = "essentials" | "depths" | "sky" | "gifts" | "premium";

export interface SectionFacts {
  /** The card's heading. */
  title: string;
  access: SectionAccess;
  group: SectionGroup;
  /** True where the card repeats the disclaimer (health, money, inner child, past life, parenting). */
  disclaimer: boolean;
}

const section = (
  title: string,
  access: SectionAccess,
  group: SectionGroup,
  disclaimer = false,
): SectionFacts => ({ title, access, group, disclaimer });

/** The twenty-seven text sections, in the order the report shows them. */
export const REPORT_SECTIONS = {
  careerSuggestions: section("Career & Work", "preview", "essentials"),
  relationshipAdvice: section("Love & Relationships", "preview", "essentials"),
  spiritualInsights: section("Spiritual Growth", "preview", "essentials"),

  lifePurpose: section("Life Purpose", "full", "depths"),
  shadowWork: section("Shadow Work", "full", "depths"),
  decisionMakingStyle: section("Decision-Making Style", "full", "depths"),
  moneyMindset: section("Money Mindset", "full", "depths", true),
  healthWellness: section("Health & Wellness", "full", "depths", true),

  detailedAstrologyChart: section("Detailed Astrology Chart", "full", "sky"),
  personalityArchetypes: section("Personality Archetypes", "full", "sky"),
  innerChildHealing: section("Inner Child Healing", "full", "sky", true),
  pastLifeInsights: section("Past Life Insights", "full", "sky", true),

  soulMateGuidance: section("Soul Mate Guidance", "full", "sky"),
  chakraAnalysis: section("Chakra Analysis", "full", "sky", true),
  crystalRecommendations: section("Crystal Recommendations", "full", "sky", true),

  entrepreneurialGifts: section("Entrepreneurial Gifts", "full", "gifts"),
  giftedTalents: section("Gifted Talents", "full", "gifts"),
  hiddenPotentials: section("Hidden Potentials", "full", "gifts"),

  detailedCareerAnalysis: section("Comprehensive Career Analysis", "full", "premium"),
  comprehensiveRelationshipGuide: section("Relationship Guide", "full", "premium"),
  spiritualPractices: section("Spiritual Practices", "full", "premium"),
  conflictResolution: section("Conflict Resolution", "full", "premium"),
  parentingStyle: section("Parenting", "full", "premium", true),
  learningStyle: section("Learning", "full", "premium"),
  creativityExpression: section("Creativity", "full", "premium"),
  leadershipStyle: section("Leadership Style", "full", "premium"),
  personalityIntegration: section("Personality Integration", "full", "premium"),
} as const satisfies Record<string, SectionFacts>;

export type SectionName = keyof typeof REPORT_SECTIONS;

export const SECTION_NAMES = Object.keys(REPORT_SECTIONS) as readonly SectionName[];
