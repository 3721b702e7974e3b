import type { SectionName } from "@cosmic/domain";
import { careerSuggestions } from "./career-suggestions/index.ts";
import { chakraAnalysis } from "./chakra-analysis/index.ts";
import { comprehensiveRelationshipGuide } from "./comprehensive-relationship-guide/index.ts";
import { conflictResolution } from "./conflict-resolution/index.ts";
import { creativityExpression } from "./creativity-expression/index.ts";
import { crystalRecommendations } from "./crystal-recommendations/index.ts";
import { decisionMakingStyle } from "./decision-making-style/index.ts";
import { detailedAstrologyChart } from "./detailed-astrology-chart/index.ts";
import { detailedCareerAnalysis } from "./detailed-career-analysis/index.ts";
import { entrepreneurialGifts } from "./entrepreneurial-gifts/index.ts";
import { giftedTalents } from "./gifted-talents/index.ts";
import { healthWellness } from "./health-wellness/index.ts";
import { hiddenPotentials } from "./hidden-potentials/index.ts";
import { innerChildHealing } from "./inner-child-healing/index.ts";
import { leadershipStyle } from "./leadership-style/index.ts";
import { learningStyle } from "./learning-style/index.ts";
import { lifePurpose } from "./life-purpose/index.ts";
import { moneyMindset } from "./money-mindset/index.ts";
import { parentingStyle } from "./parenting-style/index.ts";
import { pastLifeInsights } from "./past-life-insights/index.ts";
import { personalityArchetypes } from "./personality-archetypes/index.ts";
import { personalityIntegration } from "./personality-integration/index.ts";
import { relationshipAdvice } from "./relationship-advice/index.ts";
import type { Section } from "./section.ts";
import { shadowWork } from "./shadow-work/index.ts";
import { soulMateGuidance } from "./soul-mate-guidance/index.ts";
import { spiritualInsights } from "./spiritual-insights/index.ts";
import { spiritualPractices } from "./spiritual-practices/index.ts";

/** The prose of every section, in reading order. */
export const SECTIONS: Readonly<Record<SectionName, Section>> = {
  personalityArchetypes,
  detailedAstrologyChart,
  giftedTalents,
  hiddenPotentials,
  careerSuggestions,
  leadershipStyle,
  entrepreneurialGifts,
  moneyMindset,
  detailedCareerAnalysis,
  relationshipAdvice,
  soulMateGuidance,
  conflictResolution,
  parentingStyle,
  comprehensiveRelationshipGuide,
  shadowWork,
  innerChildHealing,
  pastLifeInsights,
  decisionMakingStyle,
  healthWellness,
  learningStyle,
  creativityExpression,
  chakraAnalysis,
  crystalRecommendations,
  spiritualInsights,
  spiritualPractices,
  lifePurpose,
  personalityIntegration,
};
