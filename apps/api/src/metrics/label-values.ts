/** How a call of the language model can end: an answer, or why there is none. */
export const AI_OUTCOMES = [
  "answered",
  "paused",
  "aborted",
  "timeout",
  "network",
  "status",
  "too_large",
  "incomplete",
  "refusal",
  "unusable",
  "failed",
] as const;
export type AiOutcome = (typeof AI_OUTCOMES)[number];

/** Why a statement failed. */
export const DATABASE_FAILURES = [
  "conflict",
  "constraint",
  "disk_full",
  "other",
  "timeout",
  "unavailable",
] as const;
export type DatabaseFailure = (typeof DATABASE_FAILURES)[number];

/** What answers a reading where a replica is configured: the primary does while the replica is behind or away. */
export const READ_ANSWERS = ["replica", "primary_behind", "primary_away"] as const;
export type ReadAnsweredBy = (typeof READ_ANSWERS)[number];

/** What becomes of an event of the payment provider. */
export const WEBHOOK_OUTCOMES = [
  "handled",
  /** Kept; the reconciler deals with it. */
  "waiting",
  "repeated",
  /** Of a kind that does not matter. */
  "ignored",
  /** Not signed by the provider, or changed on the way. */
  "refused",
  /** Signed by the provider, too long ago or in the future. */
  "late",
  /** It could not be kept; the provider sends it again. */
  "failed",
] as const;
