import type {
  Charge,
  Dispute,
  LedgerEvent,
  LineItem,
  PaymentIntent,
  Refund,
  Session,
} from "../objects/types.ts";

/** A response that is replayed for the same idempotency key. */
export interface StoredAnswer {
  path: string;
  /** The parameters as canonical JSON. */
  parameters: string;
  status: number;
  body: unknown;
  requestId: string;
  /** Seconds since 1970. */
  storedAt: number;
}

/** What a session copies to its payment intent. */
export interface PaymentData {
  metadata: Record<string, string>;
  description: string | null;
  receiptEmail: string | null;
  statementDescriptor: string | null;
  statementDescriptorSuffix: string | null;
}

/** The pending outcome of an asynchronous payment. */
export interface Settlement {
  /** Seconds since 1970. */
  at: number;
  succeeds: boolean;
}

/** Everything the provider stores, by id, in creation order. */
export interface Records {
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

export const createEmptyRecords = (): Records => ({
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
