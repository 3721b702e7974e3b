import type { StoredPurchase } from "@cosmic/domain/payments";
import { ConflictError, NotFoundError } from "../../../errors.ts";
import type { RateLimiter } from "../../../http/rate-limit.ts";
import { inSession, type UserSession } from "../../../http/session.ts";
import { findAccessUser, type LockedUser, lockUser } from "../../access/index.ts";
import { announceNow } from "../announce/announce-payment-events.ts";
import { type MaybePaymentDeps, requirePayments } from "../payment-deps.ts";
import { findReleasedPurchase } from "../purchases.store.ts";
import { PASSED_ON } from "../refund/refund-for-buyer.service.ts";
import { movePurchase } from "./move-purchase.service.ts";
import { isPayer } from "./payer-proof.service.ts";

const UNKNOWN = "We found no such payment. Please check the receipt number and the birth date.";
const UNPROVED = `We cannot check here whether you made this payment. ${PASSED_ON}`;

function requireConfirmed(user: LockedUser | null): void {
  if (!user?.isEmailConfirmed) throw new ConflictError("Please confirm your email address first.");
}

/**
 * Gives a purchase to the payer's own account after its account passed to the owner of the address. The receipt
 * number is in that address's mailbox too, so it takes one more thing that the payer alone knows: a birth date
 * entered in that account. Where there was none, an operator decides.
 * @param birthDate YYYY-MM-DD
 * @throws ConflictError for a user whose address is not confirmed, and where an operator decides
 * @throws NotFoundError for a number without a payment to bring, or another birth date
 * @throws UnauthorizedError when the session has ended
 * @throws TooManyRequestsError by user and, far later, by receipt: who knows one must not keep its payer out
 */
export async function bringPurchase(
  deps: MaybePaymentDeps & { limiter: RateLimiter },
  session: UserSession,
  { receipt, birthDate }: { receipt: string; birthDate: string | null },
): Promise<StoredPurchase> {
  const { db, config, limiter } = deps;
  const { userId } = session;
  const { purchaseMoves, receiptMoves } = config.limits.rates;
  requireConfirmed(await findAccessUser(db, userId));
  await limiter.consume("bring-purchase", userId, purchaseMoves);
  await limiter.consume("bring-receipt", receipt.toLowerCase(), receiptMoves);
  const { purchase, isProved } = await inSession(db, session, async (tx) => {
    requireConfirmed(await lockUser(tx, userId));
    const found = await findReleasedPurchase(tx, receipt);
    const isProvedNow = found && (await isPayer(tx, deps, found.id, birthDate));
    if (found === null || isProvedNow === false) throw new NotFoundError(UNKNOWN);
    if (isProvedNow) await movePurchase(tx, deps, found, userId);
    return { purchase: found, isProved: isProvedNow === true };
  });
  if (isProved) return { ...purchase, userId };
  await announceNow(requirePayments(deps), { type: "purchase_claimed", purchase, userId });
  throw new ConflictError(UNPROVED);
}
