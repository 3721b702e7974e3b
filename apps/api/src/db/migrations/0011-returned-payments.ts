import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** A payment that arrives for no account is refunded. Those of before were left to the operator. */
export const returnedPayments: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable("purchases")
      .addColumn("refund_due", "boolean", (column) => column.notNull().defaultTo(false))
      .execute();
    await sql`create index purchases_refund_due_idx on purchases (paid_at)
      where refund_due and refunded_amount < amount`.execute(db);
  },
};
