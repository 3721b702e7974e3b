import { setTimeout as pause } from "node:timers/promises";
import { AppError, ConflictError, UnauthorizedError } from "../../../errors.ts";
import type { RateLimiter } from "../../../http/rate-limit.ts";
import { inSession, isSessionStored, type UserSession } from "../../../http/session.ts";
import { createSingleFlight } from "../../../single-flight.ts";
import { hasAccessNow } from "../../access/index.ts";
import { COUNTERS, incrementCounter } from "../../counters/index.ts";
import {
  type Attempt,
  endAttempt,
  findUnfinishedAttempt,
  insertAttempt,
  isPaymentPending,
} from "../checkout-attempts.store.ts";
import { type PaymentDeps, PRODUCT } from "../payment-deps.ts";
import {
  type CheckoutRequest,
  closeSession,
  createSession,
  providerUnreachable,
} from "./checkout-session.ts";

interface StarterDeps extends PaymentDeps {
  limiter: RateLimiter;
}

/** How many times the checkout is looked at before giving up; one or two are usually enough. */
const TRIES = 12;
/** Milliseconds between two tries. */
const PAUSE = 400;

/** The shortest session the provider creates, in milliseconds; with a margin for the request. */
const SHORTEST_SESSION = 31 * 60_000;

async function requireUnpaid({ db }: PaymentDeps, userId: string): Promise<void> {
  if (await hasAccessNow(db, userId)) {
    throw new ConflictError("You already have lifetime access.");
  }
  if (await isPaymentPending(db, userId)) {
    throw new ConflictError(
      "Your payment is on its way. Your full reports open as soon as it arrives.",
    );
  }
}

const toSession = ({ user, sessionHash }: CheckoutRequest): UserSession => ({
  userId: user.id,
  sessionHash,
});

async function beginAttempt(
  { db, ids, clock, config, limiter }: StarterDeps,
  request: CheckoutRequest,
): Promise<Attempt> {
  await limiter.consumeFrom("checkout-from", request.address, config.limits.rates.checkoutsFrom);
  const now = clock.now();
  const id = ids.uuid();
  const { cents, currency } = PRODUCT.price;
  const expiresAt = new Date(now.getTime() + config.payments.checkoutLifetime);
  await inSession(db, toSession(request), async (tx) => {
    await insertAttempt(tx, {
      id,
      userId: request.user.id,
      idempotencyKey: `checkout:${id}`,
      returnTo: request.returnTo,
      amount: cents,
      currency,
      expiresAt,
      createdAt: now,
    });
  });
  const attempt = await findUnfinishedAttempt(db, request.user.id);
  if (attempt) return attempt;
  // Another request has finished it in between.
  throw providerUnreachable();
}

async function tryToStart(deps: StarterDeps, request: CheckoutRequest): Promise<string | null> {
  await requireUnpaid(deps, request.user.id);
  const attempt =
    (await findUnfinishedAttempt(deps.db, request.user.id)) ?? (await beginAttempt(deps, request));
  const timeLeft = attempt.expiresAt.getTime() - deps.clock.now().getTime();
  if (attempt.state === "open") {
    const isReusable = attempt.returnTo === request.returnTo;
    if (isReusable && timeLeft > deps.config.payments.checkoutReuse) return attempt.url;
    await closeSession(deps, attempt);
    return null;
  }
  if (timeLeft < SHORTEST_SESSION) {
    await endAttempt(deps.db, attempt.id, "given_up");
    return null;
  }
  return await createSession(deps, attempt, request);
}

/** Starts checkouts. */
export function createCheckoutStarter(
  deps: StarterDeps,
): (request: CheckoutRequest) => Promise<string> {
  const shareOne = createSingleFlight<string>();

  async function findPage(request: CheckoutRequest): Promise<string> {
    for (let count = 1; count <= TRIES; count += 1) {
      const url = await tryToStart(deps, request);
      // One of the account's next holder is not for the earlier one.
      if (!(await isSessionStored(deps.db, toSession(request)))) {
        throw new UnauthorizedError();
      }
      if (url !== null) return url;
      if (count > 1) await pause(PAUSE);
    }
    throw providerUnreachable();
  }

  /**
   * The provider's page for the user's one open checkout, created if there is none. Simultaneous calls
   * get the same page.
   * @throws UnauthorizedError when the session ended meanwhile: the account may be another person's now
   * @throws ConflictError for a user who has paid; ServiceUnavailableError when the provider does not answer
   * @throws TooManyRequestsError for a user who starts without end, or an address that has many new ones created
   */
  return async (request) => {
    const { limiter, config } = deps;
    await limiter.consume("checkout", request.user.id, config.limits.rates.checkouts);
    const user = request.user.id;
    try {
      const page = await shareOne(`${request.sessionHash} ${request.returnTo}`, () =>
        findPage(request),
      );
      await incrementCounter(deps, COUNTERS.checkoutStarted);
      return page;
    } catch (error) {
      // A user who has paid, or is being deleted, is refused; that is not a failure.
      const isRefusal = error instanceof AppError && error.status < 500;
      if (!isRefusal) await incrementCounter(deps, COUNTERS.checkoutFailed, { user });
      throw error;
    }
  };
}
