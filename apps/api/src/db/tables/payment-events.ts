import type { Generated } from "kysely";

/** The inbox: what the provider said has happened, kept before anything is done about it. */
export interface PaymentEventsTable {
  /** The provider's. */
  id: string;
  type: string;
  /** What it speaks of. */
  session_id: string | null;
  payment_intent_id: string | null;
  charge_id: string | null;
  /** When it happened, by the provider's clock. */
  created_at: Date;
  received_at: Date;
  handled_at: Date | null;
  /** How often it was tried to be handled. */
  attempts: Generated<number>;
}
