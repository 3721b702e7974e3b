import type { Deps } from "../../deps.ts";
import { TooManyRequestsError } from "../../errors.ts";
import { GoogleFailure } from "../../gateways/google/google.ts";
import type { RateLimiter } from "../../http/rate-limit.ts";
import type { UserAccount } from "../../http/session.ts";
import { COUNTERS, incrementCounter } from "../counters/index.ts";
import { finishSignIn } from "./finished-sign-ins.store.ts";
import { findOrCreateAccount, type GoogleAccountDeps } from "./google-account.service.ts";
import { hashState, type PendingAttempt } from "./google-attempts.ts";
import { readProfile } from "./google-profile.ts";
import { GoogleRefusal } from "./google-refusal.ts";

export type GoogleDeps = GoogleAccountDeps &
  Pick<Deps, "config" | "google" | "logger" | "metrics"> & { limiter: RateLimiter };

/** Where Google sends people back to. */
const getCallbackUrl = ({ sites }: Deps["config"]) => `${sites.webUrl}/api/auth/google/callback`;

function requireGoogle({ google }: Pick<Deps, "google">) {
  if (google === null) throw new GoogleRefusal("google_unavailable");
  return google;
}

/** Where to send the browser, and what it keeps meanwhile. Throws GoogleRefusal. */
export async function beginGoogle(
  deps: GoogleDeps,
  returnTo: string,
): Promise<{ url: string; attempt: PendingAttempt }> {
  try {
    const { url, attempt } = await requireGoogle(deps).begin(getCallbackUrl(deps.config));
    return { url, attempt: { ...attempt, returnTo, startedAt: deps.clock.now().getTime() } };
  } catch (error) {
    throw error instanceof GoogleFailure ? new GoogleRefusal("google_unavailable", error) : error;
  }
}

/** Google's response, from the query of the callback. */
export interface GoogleAnswer {
  code?: string | undefined;
  error?: string | undefined;
  /** Everything after the question mark. */
  search: string;
}

async function requireFreshAttempt(
  { db, limiter, config }: GoogleDeps,
  address: string,
  { state }: PendingAttempt,
): Promise<void> {
  await limiter.consumeFrom("google", address, config.limits.rates.signInAttempts);
  if (!(await finishSignIn(db, hashState(state)))) throw new GoogleRefusal("google_failed");
}

/** Counts a failure once: an attempt that comes back again is refused before. */
async function finishFreshAttempt(
  deps: GoogleDeps,
  attempt: PendingAttempt,
  answer: GoogleAnswer,
  signedInAs: string | null,
): Promise<UserAccount> {
  try {
    if (answer.error || !answer.code) throw new GoogleRefusal("google_failed");
    const callbackUrl = new URL(`${getCallbackUrl(deps.config)}?${answer.search}`);
    const profile = readProfile(await requireGoogle(deps).finish(callbackUrl, attempt));
    return await findOrCreateAccount(deps, profile, signedInAs);
  } catch (error) {
    await incrementCounter(deps, COUNTERS.signInFailed);
    throw error;
  }
}

/**
 * Ends an attempt: the account that the user returning from Google signs in to. Google is asked only
 * about an attempt that this browser began and that has not come back before.
 * @param signedInAs the user this browser is signed in as
 * Throws GoogleRefusal.
 */
export async function finishGoogle(
  deps: GoogleDeps,
  address: string,
  attempt: PendingAttempt | null,
  answer: GoogleAnswer,
  signedInAs: string | null,
): Promise<UserAccount> {
  requireGoogle(deps);
  if (attempt === null) throw new GoogleRefusal("google_failed");
  try {
    await requireFreshAttempt(deps, address, attempt);
    // Cancelling on Google's page is not a failure.
    if (answer.error === "access_denied") throw new GoogleRefusal("access_denied");
    return await finishFreshAttempt(deps, attempt, answer, signedInAs);
  } catch (error) {
    const isExpected = error instanceof GoogleFailure || error instanceof TooManyRequestsError;
    throw isExpected ? new GoogleRefusal("google_failed", error) : error;
  }
}
