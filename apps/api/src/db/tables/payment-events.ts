import type { Generated } from "kysely";

/** The inbox: the provider's webhook events, stored before they are handled. */
export interface PaymentEventsTable {
  /** The provider's. */
  id: string;
  type: string;
  /** What it is about. */
  session_id: string | null;
  payment_intent_id: string | null;
  charge_id: string | null;
  /** When it happened, by the provider's clock. */
  created_at: Date;
  received_at: Date;
  handled_at: Date | null;
  /** How many times handling it was attempted. */
  attempts: Generated<number>;
}
