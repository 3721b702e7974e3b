/** How often something went well and how often it did not. */
export interface Outcomes {
  succeeded: number;
  failed: number;
}

/** The same lately, and in the seven days before: the usual. */
export interface Watched {
  recent: Outcomes;
  usual: Outcomes;
}

/** Counts of the visits that began in a time range. */
export interface StepPair {
  /** A key of `WATCHED_STEPS`. */
  to: WatchedStep;
  /** Visits that reached the step before, and those that went on: `failed` did not. */
  lastHours: Outcomes;
  lastDay: Outcomes;
  usual: Outcomes;
}

/** The steps whose conversion is watched, with the step each is reached from. */
export const WATCHED_STEPS = {
  quiz_start: "landing_view",
  birth_info_completed: "quiz_start",
  // A type that is known already is picked without answering questions.
  mbti_type_selected: "birth_info_completed",
  report_generated: "mbti_type_selected",
  report_viewed: "report_generated",
  checkout_initiated: "report_viewed",
  payment_completed: "checkout_initiated",
} as const;
export type WatchedStep = keyof typeof WATCHED_STEPS;

/** Stretches of time over which facts are gathered, in minutes. */
export const WATCH = {
  /** Lately, for all but conversions and errors. */
  recent: 60,
  /** Lately, for errors. */
  burst: 30,
  /** The usual: so long before what is recent. */
  usual: 7 * 24 * 60,
  /** Visits that began within the last hour may still go on. */
  visitGrace: 60,
  visitHours: 6 * 60,
  visitDay: 24 * 60,
} as const;

/** What callers without an account can make the database keep. */
export type Growing =
  | "visits"
  | "accounts"
  | "reports"
  | "sessions"
  | "quiz results"
  | "checkouts"
  | "counts of rate limits";

/** The recorded counts that health checks use. */
export interface HealthFacts {
  signIns: Watched & {
    /** Accounts with a recent failed sign-in. */
    affectedUsers: number;
  };
  /** Recent failed operator sign-ins and codes. */
  operatorFailures: number;
  sessions: {
    /** Made from the busiest network address lately, and in the busiest hour of any in the usual time. */
    ofBusiestAddress: number;
    usualOfBusiestAddress: number;
    /** Users for whom very many were made lately, and the most for one of them. */
    crowdedUsers: number;
    ofBusiestUser: number;
  };
  steps: readonly StepPair[];
  payments: {
    /** Provider events that were not processed in time. */
    waitingEvents: number;
    waitingMinutes: number;
  };
  checkouts: Watched & { affectedUsers: number };
  generations: Watched & {
    affectedUsers: number;
    /** Reports that kept our own words although an AI was to re-word them. */
    fellBack: number;
    /** Reports that an AI was to re-word. */
    reworded: number;
  };
  errors: Record<
    "browser" | "api",
    {
      recent: number;
      /** The average over a time range as long as the recent one. */
      usual: number;
      affectedUsers: number;
    }
  >;
  /** Rows added in the last hour, and in an average hour of the usual time. */
  growth: readonly { of: Growing; recent: number; usual: number }[];
}

/** Sessions made for one user in an hour, from which on the user counts as crowded. */
export const CROWDED_USER = 20;
