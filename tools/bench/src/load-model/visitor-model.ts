/**
 * What a thousand visits do: an assumption, not a measurement. Shares are those of the made-up business of
 * `npm run db:seed` (apps/api/test/seed/bulk-visits.ts); the owner's own stand in the panel once there are any.
 */
const REACH = {
  landing: 1,
  start: 0.55,
  birthInfo: 0.42,
  quiz: 0.35,
  report: 0.31,
  viewed: 0.3,
  upsell: 0.27,
  checkout: 0.05,
  paid: 0.028,
};

const SHARES = {
  /** Of those who get to the birth date, how many make an account; the others have one. */
  newcomers: 0.8,
  /** Of those who choose a type, how many answer the eight questions first. */
  quizTakers: 0.7,
  /** Pages of the site that a signed-in user opens in a visit; each asks who is signed in. */
  pages: 5,
  /** Reports looked at again from the dashboard. */
  returns: 0.15,
  prints: 0.05,
};

const steps = Object.values(REACH).reduce((sum, share) => sum + share, 0) + REACH.paid;
/** The step of the questions is recorded once for each. */
const repeatedSteps = REACH.quiz * SHARES.quizTakers * 7;

/** Requests of each kind in one visit. The kinds are those of `tools/bench/src/load-model/measure/journeys.ts`. */
export const REQUESTS_PER_VISIT: Readonly<Record<string, number>> = {
  "who am I, a stranger": 2,
  "claims of the landing page": 1,
  "a step of the funnel": steps + repeatedSteps,
  "is this address known": REACH.birthInfo,
  "sign-up": REACH.birthInfo * SHARES.newcomers,
  login: REACH.birthInfo * (1 - SHARES.newcomers),
  "who am I, signed in": REACH.birthInfo * SHARES.pages,
  "birth date": REACH.birthInfo,
  "quiz answers": REACH.quiz * SHARES.quizTakers,
  "a new report": REACH.report,
  "a report": REACH.viewed + SHARES.returns,
  "list of reports": SHARES.returns,
  "a purchase": REACH.paid,
  "a report as PDF": SHARES.prints,
};

/** What stays in the database after one visit, in rows. */
export const ROWS_PER_VISIT = {
  user: REQUESTS_PER_VISIT["sign-up"] ?? 0,
  blueprint: REACH.report,
  quiz: REQUESTS_PER_VISIT["quiz answers"] ?? 0,
  event: REQUESTS_PER_VISIT["a step of the funnel"] ?? 0,
  purchase: REACH.paid,
};

/** Of a day's visits the busiest hour sees this share, and its busiest minute this many times the hour's mean. */
export const PEAK = { hourShare: 0.12, minute: 3 };

/** Visits a second at the peak of a day with so many. */
export const peakVisits = (visitsPerDay: number): number =>
  (visitsPerDay * PEAK.hourShare * PEAK.minute) / 3_600;
