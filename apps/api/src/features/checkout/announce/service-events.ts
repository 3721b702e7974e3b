import type { RefundRefusal } from "@cosmic/domain";
import type { StoredPurchase } from "@cosmic/domain/payments";

/** What the payment services noticed, beyond what a settlement found about one payment. */
export type ServiceEvent =
  /** A signed webhook event is about a session that the provider does not have. */
  | { type: "unknown_session"; sessionId: string }
  /** A buyer requested a refund that an operator decides about. */
  | { type: "refund_requested"; purchase: StoredPurchase; refusal: RefundRefusal }
  /** A user who knows its receipt number wants a purchase whose payer cannot be recognized. */
  | { type: "purchase_claimed"; purchase: StoredPurchase; userId: string }
  | { type: "webhook_event_received" }
  /** A signed webhook event was refused because its signature is too old. */
  | { type: "webhook_event_late" }
  | { type: "events_waiting"; count: number; minutes: number }
  | { type: "no_events_waiting" }
  /** The provider did not answer when a buyer returned from it. */
  | { type: "verification_failed" }
  /** The provider's list of events was read. */
  | { type: "provider_answered" }
  | { type: "checkout_created" }
  /** The provider refuses to create checkout sessions. */
  | { type: "checkouts_refused"; status: number | null; code: string | null }
  /** Stored access differed from the recorded facts and was corrected. */
  | { type: "access_corrected"; userId: string; hasAccess: boolean };
