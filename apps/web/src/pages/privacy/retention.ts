/** Retention periods of the server; a test keeps them equal to its configuration. */
export const RETENTION = {
  sessionIdleDays: 14,
  sessionLongestDays: 30,
  knownBrowserDays: 180,
  ownerlessBlueprintDays: 7,
  keptBlueprintDays: 365,
  resetLinkMinutes: 60,
  attemptCountDays: 2,
  unsentMailDays: 3,
  stepDays: 90,
  visitDays: 400,
} as const;
