export * from "./access/index.ts";
export { decideProof, findKeepingPurchase, type ProofEffect } from "./addresses/address-proof.ts";
export { findMissingConfirmation, type MissingConfirmation } from "./addresses/email-change.ts";
export { getInitials, type Named } from "./avatar/initials.ts";
export {
  ACCEPTED_BIRTH_DATES,
  BIRTH_DATE_MESSAGE,
  EARLIEST_BIRTH_DATE,
  explainBirthDate,
  latestBirthDate,
  parseBirthDate,
  tellBirthDateProblem,
} from "./birth-date/birth-date.ts";
export {
  addDays,
  findUtcMidnight,
  formatCalendarDate,
  getUtcMidnight,
  MONTH_NAMES,
  toCalendarDate,
} from "./birth-date/calendar-date.ts";
export { CHART_BODIES, type ChartBody } from "./chart/bodies.ts";
export type * from "./chart/chart-facts.ts";
export * from "./chart/known-angles.ts";
export type * from "./chart/salience/salient-fact.ts";
export * from "./claims/claims.ts";
export * from "./email/email-address.ts";
export type * from "./forecast/forecast-facts.ts";
export type * from "./forecast/year/year-facts.ts";
export * from "./funnel/funnel-steps.ts";
export * from "./mbti/types.ts";
export * from "./password/password-rules.ts";
export * from "./pricing/price.ts";
export * from "./product.ts";
export * from "./quiz/answers.ts";
export {
  AXIS_NAMES,
  describeOnScale,
  explainScale,
  formatTenths,
  placeOnScale,
} from "./quiz/describe-clarity.ts";
export * from "./quiz/fitting-types.ts";
export { describeCloseTypes } from "./quiz/likely-types.ts";
export * from "./quiz/progress.ts";
export * from "./quiz/scoring.ts";
export * from "./quiz/topics.ts";
export * from "./report-outline/index.ts";
export * from "./return-to/safe-return-to.ts";
export type { PrenatalEvent, PrenatalKind } from "./sky/prenatal.ts";
export type * from "./sky/sky-chart.ts";
export * from "./text/well-formed-text.ts";
export * from "./zodiac/sign-facts.ts";
export * from "./zodiac/signs.ts";
