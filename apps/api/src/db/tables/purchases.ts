import type { DisputeOutcome } from "@cosmic/domain";
import type { RefundRequester } from "@cosmic/domain/payments";
import type { ColumnType, Generated } from "kysely";

/** Money that arrived for a checkout, as the provider's records show it. */
export interface PurchasesTable {
  id: string;
  session_id: string;
  payment_intent_id: string | null;
  charge_id: string | null;
  /** What paid, by the provider's fingerprint; null until it is read. */
  instrument: string | null;
  /** Null once the account is deleted: payment records are kept. */
  user_id: string | null;
  /** The user the checkout was for, as sent to the provider. */
  buyer_reference: string;
  /** Whole cents, as are all amounts here. */
  amount: number;
  currency: string;
  /** The latest instant at which it can have been paid: the provider reports whole seconds. */
  paid_at: Date;
  refunded_amount: Generated<number>;
  dispute_status: DisputeOutcome | null;
  /** When its account passed to the owner of its address; the payer can have it on another. */
  released_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** When the holder of that account, or of one that was deleted, had last taken a full copy. */
  released_copy_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Keyed hashes of the birth dates in that account, by which the payer is recognized; null or empty without any. */
  birth_date_hashes: ColumnType<string[] | null, string[] | null | undefined, string[] | null>;
  /** It arrived for no account, or gave its user nothing, so the product refunds it. */
  refund_due: Generated<boolean>;
  created_at: Date;
  updated_at: Date;
}

/** Who and what has used the one refund that needs no operator; a row each. */
export interface SelfServiceRefundsTable {
  /** An instrument, "user:<id>" or "email:<keyed hash>". */
  subject: string;
  purchase_id: string;
  /** When it was last requested. */
  created_at: Date;
}

export interface RefundsTable {
  /** The provider's. */
  id: string;
  purchase_id: string;
  amount: number;
  /** In the provider's words. */
  status: string;
  /** Null for one made in the provider's dashboard. */
  asked_by: RefundRequester | null;
  created_at: Date;
  updated_at: Date;
}

export interface DisputesTable {
  /** The provider's. */
  id: string;
  purchase_id: string;
  amount: number;
  status: DisputeOutcome;
  created_at: Date;
  updated_at: Date;
}
