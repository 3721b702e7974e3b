import type { ColumnType } from "kysely";

export type AttemptState = "creating" | "open" | "complete" | "expired" | "given_up";

/** A user's attempt to pay; at most one of them at a time is being created or open. */
export interface CheckoutAttemptsTable {
  id: string;
  user_id: string;
  /** Under which the session is requested, so that a repeated request returns the same one. */
  idempotency_key: string;
  return_to: string;
  amount: number;
  currency: string;
  /** The provider's session and its page; null until the provider has answered. */
  session_id: string | null;
  url: string | null;
  /** As sent to the provider. */
  expires_at: Date;
  state: AttemptState;
  /** When the reconciler last looked at it. */
  looked_at: Date | null;
  created_at: Date;
  /** When its account passed to the owner of its address: a payment of it is for no account. */
  released_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}
