import type { StoredPurchase } from "@cosmic/domain/payments";
import { inTransaction } from "../../../db/transaction.ts";
import { ConflictError, NotFoundError } from "../../../errors.ts";
import type { RateLimiter } from "../../../http/rate-limit.ts";
import { lockUser } from "../../access/index.ts";
import type { MaybePaymentDeps } from "../payment-deps.ts";
import { findReleasedPurchase } from "../purchases.store.ts";
import { listKeptBirthDates } from "./kept-blueprints.store.ts";
import { movePurchase } from "./move-purchase.service.ts";

const UNKNOWN = "We found no such payment. Please check the receipt number and the birth date.";

/**
 * Gives a purchase to the payer's own account after its account passed to the owner of the address. The receipt
 * number is in that address's mailbox too, so blueprints need one more thing that the payer alone knows:
 * the birth date of one of them.
 * @param birthDate YYYY-MM-DD; null for a payer who made no blueprint
 * @throws ConflictError for a user whose address is not confirmed
 * @throws NotFoundError for a number without a payment to bring, or another birth date
 * @throws TooManyRequestsError by user and by receipt
 */
export async function bringPurchase(
  deps: MaybePaymentDeps & { limiter: RateLimiter },
  userId: string,
  { receipt, birthDate }: { receipt: string; birthDate: string | null },
): Promise<StoredPurchase> {
  const { db, config, limiter } = deps;
  const { purchaseMoves } = config.limits.rates;
  await limiter.consume("bring-purchase", userId, purchaseMoves);
  await limiter.consume("bring-receipt", receipt.toLowerCase(), purchaseMoves);
  return await inTransaction(db, async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user?.isEmailConfirmed) {
      throw new ConflictError("Please confirm your email address first.");
    }
    const purchase = await findReleasedPurchase(tx, receipt);
    const kept = purchase ? await listKeptBirthDates(tx, purchase.id) : [];
    const isProved = kept.length === 0 || (birthDate !== null && kept.includes(birthDate));
    if (purchase === null || !isProved) throw new NotFoundError(UNKNOWN);
    await movePurchase(tx, deps, purchase, userId);
    return { ...purchase, userId };
  });
}
