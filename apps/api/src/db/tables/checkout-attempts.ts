export type AttemptState = "creating" | "open" | "complete" | "expired" | "given_up";

/** A person's way to pay; at most one of them at a time is being made or open. */
export interface CheckoutAttemptsTable {
  id: string;
  user_id: string;
  /** Under which the provider is asked for the session, so that a repeated question gets the same one. */
  idempotency_key: string;
  return_to: string;
  amount: number;
  currency: string;
  /** The provider's session and its page; null until it has answered. */
  session_id: string | null;
  url: string | null;
  /** As the provider is told. */
  expires_at: Date;
  state: AttemptState;
  /** When the provider was last asked what became of it, unprompted. */
  looked_at: Date | null;
  created_at: Date;
}
