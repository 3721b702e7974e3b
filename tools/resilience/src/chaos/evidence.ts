import type { Entry } from "../journal/journal.ts";

/** One request of a buyer and what came back. */
export interface ClientEntry extends Entry {
  /** What of the answer matters. */
  answer: ClientAnswer;
}

export interface ClientAnswer {
  /** The session that was asked about, or whose page was given. */
  sessionId?: string;
  success?: boolean;
  hasAccess?: boolean;
  /** Texts of a report that only a buyer may read. */
  paidTexts?: number;
  purchaseId?: string;
  refundedAmount?: number;
}

export interface BuyerRecord {
  name: string;
  scenario: string;
  /** Null for a buyer who never signed up. */
  userId: string | null;
  /** Deleted the account on purpose. */
  isDeleted: boolean;
}

/** A checkout as Stripe's records have it at the end. Amounts in cents. */
export interface LedgerPayment {
  sessionId: string;
  /** The user the checkout was made for. */
  userId: string | null;
  status: "open" | "complete" | "expired";
  isPaid: boolean;
  paidAt: number | null;
  amount: number;
  refunds: { id: string; amount: number; isFailed: boolean; askedBy: string | null }[];
  disputes: { id: string; outcome: "open" | "won" | "lost" }[];
}

/** An attempt to deliver an event, from the provider's journal. */
export interface Delivery {
  eventId: string;
  type: string;
  status: number | null;
}

/** What the API answers a buyer when nothing is left to do. */
export interface FinalAnswer {
  buyer: string;
  hasAccess: boolean;
  purchaseIds: string[];
  blueprints: { isPaid: boolean; paidTexts: number }[];
}

export interface PurchaseRow {
  id: string;
  sessionId: string;
  userId: string | null;
  amount: number;
  refundedAmount: number;
  dispute: "open" | "won" | "lost" | null;
  createdAt: number;
}

/** The database when nothing is left to do. */
export interface Rows {
  users: { id: string; hasAccess: boolean }[];
  purchases: PurchaseRow[];
  refunds: { id: string; purchaseId: string }[];
  /** The inbox. */
  events: { id: string; isHandled: boolean }[];
  alerts: { key: string; severity: string; isOpen: boolean }[];
}

/** A receipt that was sent, or waits to be. The same mail can arrive twice; its id tells. */
export interface Receipt {
  mailId: string;
  purchaseId: string;
}

/** All that is left of a run: the checker needs nothing else. */
export interface Evidence {
  buyers: BuyerRecord[];
  client: ClientEntry[];
  payments: LedgerPayment[];
  deliveries: Delivery[];
  /** Ids of the provider's events that the product listens to. */
  ledgerEvents: string[];
  answers: FinalAnswer[];
  rows: Rows;
  receipts: Receipt[];
  /** Ends of the API's processes that were not made on purpose, with the reason. */
  crashes: string[];
}
