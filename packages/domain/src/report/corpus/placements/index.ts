import type { SectionName } from "../../sections.ts";
import type { PlacementCorpus } from "../placement-corpus.ts";
import { careerSuggestionsPlacement } from "./career-suggestions.ts";
import { chakraAnalysisPlacement } from "./chakra-analysis.ts";
import { comprehensiveRelationshipGuidePlacement } from "./comprehensive-relationship-guide.ts";
import { conflictResolutionPlacement } from "./conflict-resolution.ts";
import { creativityExpressionPlacement } from "./creativity-expression.ts";
import { crystalRecommendationsPlacement } from "./crystal-recommendations.ts";
import { decisionMakingStylePlacement } from "./decision-making-style.ts";
import { detailedAstrologyChartPlacement } from "./detailed-astrology-chart.ts";
import { detailedCareerAnalysisPlacement } from "./detailed-career-analysis.ts";
import { entrepreneurialGiftsPlacement } from "./entrepreneurial-gifts.ts";
import { giftedTalentsPlacement } from "./gifted-talents.ts";
import { healthWellnessPlacement } from "./health-wellness.ts";
import { hiddenPotentialsPlacement } from "./hidden-potentials.ts";
import { innerChildHealingPlacement } from "./inner-child-healing.ts";
import { leadershipStylePlacement } from "./leadership-style.ts";
import { learningStylePlacement } from "./learning-style.ts";
import { lifePurposePlacement } from "./life-purpose.ts";
import { moneyMindsetPlacement } from "./money-mindset.ts";
import { parentingStylePlacement } from "./parenting-style.ts";
import { pastLifeInsightsPlacement } from "./past-life-insights.ts";
import { personalityArchetypesPlacement } from "./personality-archetypes.ts";
import { personalityIntegrationPlacement } from "./personality-integration.ts";
import { relationshipAdvicePlacement } from "./relationship-advice.ts";
import { shadowWorkPlacement } from "./shadow-work.ts";
import { soulMateGuidancePlacement } from "./soul-mate-guidance.ts";
import { spiritualInsightsPlacement } from "./spiritual-insights.ts";
import { spiritualPracticesPlacement } from "./spiritual-practices.ts";

/** What one planet’s sign adds to every section. */
export const PLACEMENT_CORPORA: Record<SectionName, PlacementCorpus> = {
  careerSuggestions: careerSuggestionsPlacement,
  relationshipAdvice: relationshipAdvicePlacement,
  spiritualInsights: spiritualInsightsPlacement,
  lifePurpose: lifePurposePlacement,
  shadowWork: shadowWorkPlacement,
  decisionMakingStyle: decisionMakingStylePlacement,
  moneyMindset: moneyMindsetPlacement,
  healthWellness: healthWellnessPlacement,
  detailedAstrologyChart: detailedAstrologyChartPlacement,
  personalityArchetypes: personalityArchetypesPlacement,
  innerChildHealing: innerChildHealingPlacement,
  pastLifeInsights: pastLifeInsightsPlacement,
  soulMateGuidance: soulMateGuidancePlacement,
  chakraAnalysis: chakraAnalysisPlacement,
  crystalRecommendations: crystalRecommendationsPlacement,
  entrepreneurialGifts: entrepreneurialGiftsPlacement,
  giftedTalents: giftedTalentsPlacement,
  hiddenPotentials: hiddenPotentialsPlacement,
  detailedCareerAnalysis: detailedCareerAnalysisPlacement,
  comprehensiveRelationshipGuide: comprehensiveRelationshipGuidePlacement,
  spiritualPractices: spiritualPracticesPlacement,
  conflictResolution: conflictResolutionPlacement,
  parentingStyle: parentingStylePlacement,
  learningStyle: learningStylePlacement,
  creativityExpression: creativityExpressionPlacement,
  leadershipStyle: leadershipStylePlacement,
  personalityIntegration: personalityIntegrationPlacement,
};
