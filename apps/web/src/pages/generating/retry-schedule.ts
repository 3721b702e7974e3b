/** Attempts in a row before the long pause. */
export const ATTEMPTS = 3;
const PAUSE_MS = 3_000;
const CYCLE_PAUSE_MS = 10_000;

/** What follows a failed attempt. */
export interface RetryPlan {
  /** Failures counted in the running cycle; 0 after the last one of it. */
  failures: number;
  pauseMs: number;
  toast: { title: string; description: string };
}

/**
 * The plan after a failure, given how many failures the cycle had before it. Attempts two and three
 * follow after 3 s, each announced by its own number; after the third the cycle starts over in 10 s,
 * without end.
 */
export function planRetry(failuresBefore: number): RetryPlan {
  const failures = failuresBefore + 1;
  if (failures < ATTEMPTS) {
    return {
      failures,
      pauseMs: PAUSE_MS,
      toast: {
        title: "Cosmic servers busy",
        description: `Retrying generation (attempt ${failures + 1}/${ATTEMPTS})...`,
      },
    };
  }
  return {
    failures: 0,
    pauseMs: CYCLE_PAUSE_MS,
    toast: {
      title: "Generation Taking Longer",
      description: "We will try again in 10 seconds. You can leave this page open.",
    },
  };
}

/**
 * True for an answer that asking again cannot change: the server understood the request and refused
 * it (a wrong date or type, too many requests). Its time-outs (408, 425) and its own failures (5xx)
 * are worth another try.
 */
export function isFinalRefusal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 425;
}

/** False for a date or a type that is wrong, which no other time will make right. */
export function canAskAgain(status: number): boolean {
  return status !== 400;
}
