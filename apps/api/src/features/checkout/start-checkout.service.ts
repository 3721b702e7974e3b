import { setTimeout as pause } from "node:timers/promises";
import { isForeignKeyViolation } from "../../db/database-failures.ts";
import { ConflictError, UnauthorizedError } from "../../errors.ts";
import type { RateLimiter } from "../../http/rate-limit.ts";
import { createSingleFlight } from "../../single-flight.ts";
import { hasAccessNow } from "../access/index.ts";
import {
  type Attempt,
  endAttempt,
  findUnfinished,
  insertAttempt,
  isPaymentPending,
} from "./attempts.store.ts";
import { closeSession, makeSession, unreachable, type Wish } from "./checkout-session.ts";
import { type PaymentDeps, PRODUCT } from "./payment-deps.ts";

interface DeskDeps extends PaymentDeps {
  limiter: RateLimiter;
}

/** Looks at how the checkout stands before giving up; most need one or two. */
const TURNS = 12;
const PAUSE = 400;

/** The provider makes no session that ends sooner; with a margin for the way there. */
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

async function begin({ db, ids, clock, config }: PaymentDeps, wish: Wish): Promise<Attempt> {
  const now = clock.now();
  const id = ids.uuid();
  const { cents, currency } = PRODUCT.price;
  const expiresAt = new Date(now.getTime() + config.payments.checkoutLifetime);
  try {
    await insertAttempt(db, {
      id,
      userId: wish.user.id,
      idempotencyKey: `checkout:${id}`,
      returnTo: wish.returnTo,
      amount: cents,
      currency,
      expiresAt,
      createdAt: now,
    });
  } catch (error) {
    throw isForeignKeyViolation(error) ? new UnauthorizedError() : error;
  }
  const attempt = await findUnfinished(db, wish.user.id);
  if (attempt) return attempt;
  // Another request has finished it in between.
  throw unreachable();
}

async function takeTurn(deps: PaymentDeps, wish: Wish): Promise<string | null> {
  await requireUnpaid(deps, wish.user.id);
  const attempt = (await findUnfinished(deps.db, wish.user.id)) ?? (await begin(deps, wish));
  const timeLeft = attempt.expiresAt.getTime() - deps.clock.now().getTime();
  if (attempt.state === "open") {
    const isFit = attempt.returnTo === wish.returnTo;
    if (isFit && timeLeft > deps.config.payments.checkoutReuse) return attempt.url;
    await closeSession(deps, attempt);
    return null;
  }
  if (timeLeft < SHORTEST_SESSION) {
    await endAttempt(deps.db, attempt.id, "given_up");
    return null;
  }
  return await makeSession(deps, attempt, wish);
}

/** Leads people to where they pay. */
export function createCheckoutDesk(deps: DeskDeps): (wish: Wish) => Promise<string> {
  const shareOne = createSingleFlight<string>();

  async function findPage(wish: Wish): Promise<string> {
    for (let turn = 1; turn <= TURNS; turn += 1) {
      const url = await takeTurn(deps, wish);
      if (url !== null) return url;
      if (turn > 1) await pause(PAUSE);
    }
    throw unreachable();
  }

  /**
   * The provider's page for the user's one open checkout, made if there is none. Calls at the same
   * time get the same page.
   * @throws ConflictError for somebody who has paid; ServiceUnavailableError when the provider is away
   */
  return async (wish) => {
    const { limiter, config } = deps;
    await limiter.consume("checkout", wish.user.id, config.limits.rates.checkouts);
    return await shareOne(`${wish.user.id} ${wish.returnTo}`, () => findPage(wish));
  };
}
