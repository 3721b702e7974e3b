import { entitles, hasAccess, type PurchaseFacts } from "../access/lifetime-access.ts";
import { findCheckoutId, type PaymentFacts } from "./payment-facts.ts";
import type { SettlementTerms } from "./settlement-terms.ts";
import type { StoredPayment } from "./stored-payment.ts";

/**
 * Whether this product started a session whose checkout is not stored: a restore loses the checkouts since the backup,
 * and their payments must not be lost with them. Only holders of the account's secret key can put a checkout's id on
 * the session and on its payment; a buyer can choose the reference of a payment link, and nothing else.
 * @param facts of a payment that was judged as paid: the price, in full
 */
export function wasStartedHere(
  facts: PaymentFacts,
  { productName }: Pick<SettlementTerms, "productName">,
): boolean {
  const { origin, chargedAt } = facts;
  const checkoutId = findCheckoutId(facts);
  return (
    checkoutId !== null &&
    origin.paymentCheckoutId === checkoutId &&
    !origin.isFromLink &&
    origin.productName === productName &&
    chargedAt !== null
  );
}

/**
 * What is stored, without a buyer who is not the payer any more: the account passed on after a lost checkout was
 * started, or the purchase was moved. The payment is then for no account.
 */
export function withoutFormerBuyer(
  { origin }: Pick<PaymentFacts, "origin">,
  stored: StoredPayment,
): StoredPayment {
  const { buyer, checkout, purchase, hasLeftBuyer } = stored;
  if (buyer === null || checkout !== null || purchase !== null) return stored;
  const hasPassedOn = buyer.handedOverAt !== null && origin.startedAt <= buyer.handedOverAt;
  if (!hasPassedOn && !hasLeftBuyer) return stored;
  return { ...stored, buyer: null, buyerPurchases: [], accessDecision: null };
}

/**
 * Whether money that is here changes nothing for its user: an operator has granted access, or withdrawn it since. A
 * second payment is none of these; it is refunded as such.
 */
export function givesNothing(
  purchase: PurchaseFacts,
  { buyerPurchases, accessDecision }: Pick<StoredPayment, "buyerPurchases" | "accessDecision">,
): boolean {
  if (!entitles(purchase) || buyerPurchases.some(entitles)) return false;
  const before = hasAccess(buyerPurchases, accessDecision);
  return hasAccess([...buyerPurchases, purchase], accessDecision) === before;
}
