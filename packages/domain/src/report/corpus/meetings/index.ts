import type { SectionName } from "../../sections.ts";
import type { MeetingCorpus } from "../meeting-corpus.ts";
import { careerSuggestionsMeetings } from "./career-suggestions.ts";
import { chakraAnalysisMeetings } from "./chakra-analysis.ts";
import { comprehensiveRelationshipGuideMeetings } from "./comprehensive-relationship-guide.ts";
import { conflictResolutionMeetings } from "./conflict-resolution.ts";
import { creativityExpressionMeetings } from "./creativity-expression.ts";
import { crystalRecommendationsMeetings } from "./crystal-recommendations.ts";
import { decisionMakingStyleMeetings } from "./decision-making-style.ts";
import { detailedAstrologyChartMeetings } from "./detailed-astrology-chart.ts";
import { detailedCareerAnalysisMeetings } from "./detailed-career-analysis.ts";
import { entrepreneurialGiftsMeetings } from "./entrepreneurial-gifts.ts";
import { giftedTalentsMeetings } from "./gifted-talents.ts";
import { healthWellnessMeetings } from "./health-wellness.ts";
import { hiddenPotentialsMeetings } from "./hidden-potentials.ts";
import { innerChildHealingMeetings } from "./inner-child-healing.ts";
import { leadershipStyleMeetings } from "./leadership-style.ts";
import { learningStyleMeetings } from "./learning-style.ts";
import { lifePurposeMeetings } from "./life-purpose.ts";
import { moneyMindsetMeetings } from "./money-mindset.ts";
import { parentingStyleMeetings } from "./parenting-style.ts";
import { pastLifeInsightsMeetings } from "./past-life-insights.ts";
import { personalityArchetypesMeetings } from "./personality-archetypes.ts";
import { personalityIntegrationMeetings } from "./personality-integration.ts";
import { relationshipAdviceMeetings } from "./relationship-advice.ts";
import { shadowWorkMeetings } from "./shadow-work.ts";
import { soulMateGuidanceMeetings } from "./soul-mate-guidance.ts";
import { spiritualInsightsMeetings } from "./spiritual-insights.ts";
import { spiritualPracticesMeetings } from "./spiritual-practices.ts";

/** Where type and sign meet in every section. */
export const MEETING_CORPORA: Record<SectionName, MeetingCorpus> = {
  careerSuggestions: careerSuggestionsMeetings,
  relationshipAdvice: relationshipAdviceMeetings,
  spiritualInsights: spiritualInsightsMeetings,
  lifePurpose: lifePurposeMeetings,
  shadowWork: shadowWorkMeetings,
  decisionMakingStyle: decisionMakingStyleMeetings,
  moneyMindset: moneyMindsetMeetings,
  healthWellness: healthWellnessMeetings,
  detailedAstrologyChart: detailedAstrologyChartMeetings,
  personalityArchetypes: personalityArchetypesMeetings,
  innerChildHealing: innerChildHealingMeetings,
  pastLifeInsights: pastLifeInsightsMeetings,
  soulMateGuidance: soulMateGuidanceMeetings,
  chakraAnalysis: chakraAnalysisMeetings,
  crystalRecommendations: crystalRecommendationsMeetings,
  entrepreneurialGifts: entrepreneurialGiftsMeetings,
  giftedTalents: giftedTalentsMeetings,
  hiddenPotentials: hiddenPotentialsMeetings,
  detailedCareerAnalysis: detailedCareerAnalysisMeetings,
  comprehensiveRelationshipGuide: comprehensiveRelationshipGuideMeetings,
  spiritualPractices: spiritualPracticesMeetings,
  conflictResolution: conflictResolutionMeetings,
  parentingStyle: parentingStyleMeetings,
  learningStyle: learningStyleMeetings,
  creativityExpression: creativityExpressionMeetings,
  leadershipStyle: leadershipStyleMeetings,
  personalityIntegration: personalityIntegrationMeetings,
};
