import type {
  Charge,
  Dispute,
  LedgerEvent,
  LineItem,
  PaymentIntent,
  Refund,
  Session,
} from "../objects/types.ts";

/** An answer that is given again to whoever asks with the same key. */
export interface StoredAnswer {
  path: string;
  /** What was asked, in one canonical text. */
  parameters: string;
  status: number;
  body: unknown;
  requestId: string;
  /** Seconds since 1970. */
  storedAt: number;
}

/** What a session hands to its payment once there is one. */
export interface PaymentData {
  metadata: Record<string, string>;
  description: string | null;
  receiptEmail: string | null;
  statementDescriptor: string | null;
  statementDescriptorSuffix: string | null;
}

/** A payment that the bank decides later. */
export interface Settlement {
  /** Seconds since 1970. */
  at: number;
  succeeds: boolean;
}

/** Everything the provider remembers, by id and in the order of making. */
export interface Books {
  sessions: Map<string, Session>;
  /** By session. */
  lineItems: Map<string, LineItem[]>;
  /** By session. */
  paymentData: Map<string, PaymentData>;
  /** By session. */
  settlements: Map<string, Settlement>;
  paymentIntents: Map<string, PaymentIntent>;
  charges: Map<string, Charge>;
  refunds: Map<string, Refund>;
  disputes: Map<string, Dispute>;
  events: Map<string, LedgerEvent>;
  /** By idempotency key. */
  answers: Map<string, StoredAnswer>;
}

export const emptyBooks = (): Books => ({
  sessions: new Map(),
  lineItems: new Map(),
  paymentData: new Map(),
  settlements: new Map(),
  paymentIntents: new Map(),
  charges: new Map(),
  refunds: new Map(),
  disputes: new Map(),
  events: new Map(),
  answers: new Map(),
});
