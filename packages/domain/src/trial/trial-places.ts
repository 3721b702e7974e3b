import type { SectionName } from "../report-outline/sections.ts";
import {
  ELEMENTS,
  type Element,
  getElement,
  ZODIAC_SIGNS,
  type ZodiacSign,
} from "../zodiac/signs.ts";
import type { Places } from "./trial-draw.ts";

/** Overviews are written for a Sun sign; signs of two elements are far from one another. */
export const SIGN_PLACES: Places<ZodiacSign> = {
  all: ZODIAC_SIGNS,
  areFar: (a, b) => getElement(a) !== getElement(b),
};

/** Chapters are written for an element. */
export const ELEMENT_PLACES: Places<Element> = { all: ELEMENTS, areFar: (a, b) => a !== b };

/** The chapters that a trial may show: no part of them is in a preview, and none speaks of its sky throughout. */
export const TRIAL_CHAPTERS = [
  "giftedTalents",
  "leadershipStyle",
  "moneyMindset",
  "conflictResolution",
  "comprehensiveRelationshipGuide",
  "innerChildHealing",
  "decisionMakingStyle",
  "healthWellness",
  "learningStyle",
  "creativityExpression",
  "spiritualPractices",
  "lifePurpose",
] as const satisfies readonly SectionName[];
export type TrialChapter = (typeof TRIAL_CHAPTERS)[number];

/** What a trial is about. */
export const TRIAL_SUBJECTS = ["overview", ...TRIAL_CHAPTERS] as const;
export type TrialSubject = (typeof TRIAL_SUBJECTS)[number];
