import { createHmac } from "node:crypto";
import {
  findSurplusPurchases,
  type RefundablePurchase,
  type RefundHistory,
  toPersonalAddress,
  UNRECOGNIZED_INSTRUMENT,
} from "@cosmic/domain";
import type { StoredPurchase } from "@cosmic/domain/payments";
import { keyFor } from "../../../config/sealed-text.ts";
import type { Db } from "../../../db/connection.ts";
import { findAccessUser, type LockedUser } from "../../access/index.ts";
import type { PaymentDeps } from "../payment-deps.ts";
import { isBuyerRefundRecorded, listUsedSubjects } from "./self-service-refunds.store.ts";

type HistoryDeps = Pick<PaymentDeps, "config">;
type Person = Pick<LockedUser, "id" | "email" | "isEmailConfirmed">;

/**
 * By what a person and what they paid with are recognized: the account, its address once it is confirmed (as a
 * keyed hash, which outlives the account), and the instrument. An unconfirmed address may be another
 * person's, whose refund a stranger must not use up.
 */
export function listSubjects(
  { config }: HistoryDeps,
  { id, email, isEmailConfirmed }: Person,
  instrument: RefundablePurchase["instrument"],
): string[] {
  const subjects = [`user:${id}`];
  if (isEmailConfirmed) {
    const hash = createHmac("sha256", keyFor("refunded-person", config));
    subjects.push(`email:${hash.update(toPersonalAddress(email)).digest("base64url")}`);
  }
  if (instrument !== null && instrument !== UNRECOGNIZED_INSTRUMENT) subjects.push(instrument);
  return subjects;
}

/** Whether the person or the instrument has used the one refund, for another purchase than this. */
export async function isRefundUsed(
  db: Db,
  deps: HistoryDeps,
  person: Person,
  { id, instrument }: Pick<StoredPurchase, "id" | "instrument">,
): Promise<boolean> {
  const recognized = instrument === UNRECOGNIZED_INSTRUMENT ? null : instrument;
  const subjects = listSubjects(deps, person, instrument);
  if ((await listUsedSubjects(db, subjects, id)).length > 0) return true;
  return await isBuyerRefundRecorded(db, { id, userId: person.id, instrument: recognized });
}

/** What decides about a purchase's refund by its buyer. */
export async function readRefundHistory(
  db: Db,
  deps: HistoryDeps,
  user: LockedUser,
  purchase: StoredPurchase,
  purchases: readonly StoredPurchase[],
): Promise<RefundHistory> {
  return {
    copiedAt: user.copiedAt,
    isUsed: await isRefundUsed(db, deps, user, purchase),
    isSurplus: findSurplusPurchases(purchases).some(({ id }) => id === purchase.id),
  };
}

const NO_BUYER: RefundHistory = { copiedAt: null, isUsed: true, isSurplus: false };

/** The histories of a buyer's purchases, in their order; a deleted buyer refunds nothing. */
export async function listRefundHistories(
  db: Db,
  deps: HistoryDeps,
  userId: string | null,
  purchases: readonly StoredPurchase[],
): Promise<RefundHistory[]> {
  const user = userId === null ? null : await findAccessUser(db, userId);
  const histories: RefundHistory[] = [];
  for (const purchase of purchases) {
    histories.push(user ? await readRefundHistory(db, deps, user, purchase, purchases) : NO_BUYER);
  }
  return histories;
}
