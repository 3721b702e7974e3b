import type { SectionName } from "../sections.ts";
import type { SectionCorpus } from "./section-corpus.ts";
import { careerSuggestions } from "./sections/career-suggestions.ts";
import { chakraAnalysis } from "./sections/chakra-analysis.ts";
import { comprehensiveRelationshipGuide } from "./sections/comprehensive-relationship-guide.ts";
import { conflictResolution } from "./sections/conflict-resolution.ts";
import { creativityExpression } from "./sections/creativity-expression.ts";
import { crystalRecommendations } from "./sections/crystal-recommendations.ts";
import { decisionMakingStyle } from "./sections/decision-making-style.ts";
import { detailedAstrologyChart } from "./sections/detailed-astrology-chart.ts";
import { detailedCareerAnalysis } from "./sections/detailed-career-analysis.ts";
import { entrepreneurialGifts } from "./sections/entrepreneurial-gifts.ts";
import { giftedTalents } from "./sections/gifted-talents.ts";
import { healthWellness } from "./sections/health-wellness.ts";
import { hiddenPotentials } from "./sections/hidden-potentials.ts";
import { innerChildHealing } from "./sections/inner-child-healing.ts";
import { leadershipStyle } from "./sections/leadership-style.ts";
import { learningStyle } from "./sections/learning-style.ts";
import { lifePurpose } from "./sections/life-purpose.ts";
import { moneyMindset } from "./sections/money-mindset.ts";
import { parentingStyle } from "./sections/parenting-style.ts";
import { pastLifeInsights } from "./sections/past-life-insights.ts";
import { personalityArchetypes } from "./sections/personality-archetypes.ts";
import { personalityIntegration } from "./sections/personality-integration.ts";
import { relationshipAdvice } from "./sections/relationship-advice.ts";
import { shadowWork } from "./sections/shadow-work.ts";
import { soulMateGuidance } from "./sections/soul-mate-guidance.ts";
import { spiritualInsights } from "./sections/spiritual-insights.ts";
import { spiritualPractices } from "./sections/spiritual-practices.ts";

/** The prose of every section. */
export const SECTION_CORPORA: Record<SectionName, SectionCorpus> = {
  careerSuggestions,
  relationshipAdvice,
  spiritualInsights,
  lifePurpose,
  shadowWork,
  decisionMakingStyle,
  moneyMindset,
  healthWellness,
  detailedAstrologyChart,
  personalityArchetypes,
  innerChildHealing,
  pastLifeInsights,
  soulMateGuidance,
  chakraAnalysis,
  crystalRecommendations,
  entrepreneurialGifts,
  giftedTalents,
  hiddenPotentials,
  detailedCareerAnalysis,
  comprehensiveRelationshipGuide,
  spiritualPractices,
  conflictResolution,
  parentingStyle,
  learningStyle,
  creativityExpression,
  leadershipStyle,
  personalityIntegration,
};
