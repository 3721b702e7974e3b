export type { PaymentChoice } from "./actions/payments.ts";
export type { LedgerSnapshot } from "./control/control.ts";
export type { JournalEntry } from "./ledger/journal.ts";
export type { StripeStandIn, StripeStandInOptions } from "./options.ts";
export {
  STAND_IN_SECRET_KEY,
  STAND_IN_WEBHOOK_SECRET,
  startStripeStandIn,
} from "./stripe-stand-in.ts";
export { signatureHeader } from "./webhooks/signature.ts";
export type { ApiCall, Fault, FaultPlan } from "./wire/faults.ts";
