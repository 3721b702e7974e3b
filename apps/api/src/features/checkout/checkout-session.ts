import { inTransaction } from "../../db/transaction.ts";
import { ServiceUnavailableError } from "../../errors.ts";
import {
  type CheckoutSession,
  PaymentProviderError,
  SESSION_PLACEHOLDER,
  type SessionOrder,
} from "../../gateways/stripe/stripe.ts";
import type { UserAccount } from "../../http/session.ts";
import { endAlert, raiseAlert } from "../alerts/index.ts";
import { type Attempt, endAttempt, openAttempt, renewKey } from "./attempts.store.ts";
import { fulfil } from "./fulfil.service.ts";
import { type PaymentDeps, PRODUCT } from "./payment-deps.ts";
import { checkoutsRefused, REFUSED_KEY } from "./payment-troubles.ts";

/** Who wants to pay, and where they want to be afterwards. */
export interface Wish {
  user: Pick<UserAccount, "id" | "email">;
  /** A path of the public site that has passed the return-to rule. */
  returnTo: string;
}

/** What people are told when the provider is away; true also when its answer was lost. */
export const unreachable = () =>
  new ServiceUnavailableError(
    30,
    "We could not reach our payment provider. Nothing was charged. Please try again in a few minutes.",
  );

/** Coming back from a checkout that was left must not start the next one. */
function withoutFlag(path: string, origin: string): string {
  const url = new URL(path, origin);
  if (!url.searchParams.has("checkout")) return path;
  url.searchParams.delete("checkout");
  return url.pathname + url.search + url.hash;
}

function orderFor(attempt: Attempt, { user }: Wish, webUrl: string): SessionOrder {
  const returnTo = withoutFlag(attempt.returnTo, webUrl);
  const query = `session_id=${SESSION_PLACEHOLDER}&returnTo=${encodeURIComponent(returnTo)}`;
  return {
    checkoutId: attempt.id,
    clientReferenceId: user.id,
    email: user.email,
    productName: PRODUCT.name,
    price: PRODUCT.price,
    expiresAt: attempt.expiresAt,
    successUrl: `${webUrl}/checkout-success?${query}`,
    cancelUrl: webUrl + returnTo,
  };
}

/**
 * The page of a new session; null where the attempt has moved on and has to be looked at again.
 * @throws ServiceUnavailableError when the provider does not make one now
 */
export async function makeSession(
  deps: PaymentDeps,
  attempt: Attempt,
  wish: Wish,
): Promise<string | null> {
  const { db, stripe, ids, logger, config } = deps;
  let session: CheckoutSession;
  try {
    const order = orderFor(attempt, wish, config.sites.webUrl);
    session = await stripe.createSession(order, attempt.idempotencyKey);
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    const { reason, status, code } = error;
    logger.warn({ reason, status, code }, "A checkout was not made");
    if (reason === "busy") return null;
    // An answer that was lost is asked for again under the same key, a failure under another one.
    if (reason === "failed" || reason === "key_taken") {
      await renewKey(db, attempt, `checkout:${attempt.id}:${ids.uuid()}`);
    }
    if (reason === "key_taken") return null;
    if (reason === "refused" || reason === "unknown_object") {
      await endAttempt(db, attempt.id, "given_up");
      await inTransaction(db, (tx) => raiseAlert(tx, deps, checkoutsRefused(status, code)));
    }
    throw unreachable();
  }
  await endAlert(db, deps, REFUSED_KEY);
  const isOpened = await openAttempt(db, attempt, session);
  return isOpened && attempt.returnTo === wish.returnTo ? session.url : null;
}

/**
 * Ends an open checkout; one that turns out to be paid is settled instead.
 * @throws ServiceUnavailableError when the provider is away
 */
export async function closeSession(deps: PaymentDeps, { id, sessionId }: Attempt): Promise<void> {
  if (sessionId === null) return;
  try {
    await deps.stripe.expireSession(sessionId);
    await endAttempt(deps.db, id, "expired");
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    if (error.reason === "unknown_object") {
      await endAttempt(deps.db, id, "expired");
      return;
    }
    if (error.reason !== "refused") throw unreachable();
    // It is over: paid, or out of time. The books say which.
    await fulfil(deps, sessionId).catch(() => {
      throw unreachable();
    });
  }
}
