import { createHmac } from "node:crypto";
import { keyFor } from "../../../config/sealed-text.ts";
import type { Db, Transaction } from "../../../db/connection.ts";
import type { PaymentDeps } from "../payment-deps.ts";
import { listBirthDateHashes, listBirthDates, setBirthDateHashes } from "./payer-proof.store.ts";

type ProofDeps = Pick<PaymentDeps, "config">;

/** A key of our own, since there are few birth dates, and the purchase, so that equal dates look different. */
const hashBirthDate = ({ config }: ProofDeps, purchaseId: string, birthDate: string) =>
  createHmac("sha256", keyFor("payer-birth-date", config))
    .update(`${purchaseId} ${birthDate}`)
    .digest("base64url");

/** Keeps with the user's purchases what their payer is recognized by, before birth data leaves the account. */
export async function keepPayerProofs(
  tx: Transaction,
  deps: ProofDeps,
  userId: string,
  purchases: readonly { id: string }[],
): Promise<void> {
  const birthDates = await listBirthDates(tx, userId);
  for (const { id } of purchases) {
    const hashes = birthDates.map((birthDate) => hashBirthDate(deps, id, birthDate));
    await setBirthDateHashes(tx, id, hashes);
  }
}

/** Whether the birth date is one the payer entered; null where none was kept to compare with. */
export async function isPayer(
  db: Db,
  deps: ProofDeps,
  purchaseId: string,
  birthDate: string | null,
): Promise<boolean | null> {
  const hashes = await listBirthDateHashes(db, purchaseId);
  if (hashes.length === 0) return null;
  return birthDate !== null && hashes.includes(hashBirthDate(deps, purchaseId, birthDate));
}
