import { Client } from "pg";
import type { PurchaseRow, Receipt, Rows } from "./evidence.ts";

/** Work about payments that the API has not finished. */
export interface Unfinished {
  events: number;
  jobs: number;
}

async function query<T>(databaseUrl: string, texts: readonly string[]): Promise<T[][]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const results: T[][] = [];
    for (const text of texts) results.push((await client.query(text)).rows);
    return results;
  } finally {
    await client.end();
  }
}

const PURCHASES = `select id, session_id as "sessionId", user_id as "userId", amount,
  refunded_amount as "refundedAmount", dispute_status as dispute,
  (extract(epoch from created_at) * 1000)::float8 as "createdAt" from purchases`;

/** The facts about payments, straight from the tables. */
export async function readRows(databaseUrl: string): Promise<Rows> {
  const [users = [], purchases = [], refunds = [], events = [], alerts = []] = await query<unknown>(
    databaseUrl,
    [
      'select id, has_lifetime_access as "hasAccess" from users',
      PURCHASES,
      'select id, purchase_id as "purchaseId" from refunds',
      'select id, handled_at is not null as "isHandled" from payment_events',
      'select dedupe_key as key, severity, resolved_at is null as "isOpen" from alerts',
    ],
  );
  return {
    users: users as Rows["users"],
    purchases: purchases as PurchaseRow[],
    refunds: refunds as Rows["refunds"],
    events: events as Rows["events"],
    alerts: alerts as Rows["alerts"],
  };
}

/** Receipts in the outbox. */
export async function readWaitingReceipts(databaseUrl: string): Promise<Receipt[]> {
  const [rows = []] = await query<Receipt>(databaseUrl, [
    `select id as "mailId", data->>'purchaseId' as "purchaseId" from pgboss.job
      where name = 'send-mail' and data->>'template' = 'receipt'`,
  ]);
  return rows;
}

/** What is still to be done: events of the inbox, and reports to be written whole. */
export async function readUnfinished(databaseUrl: string): Promise<Unfinished> {
  const [rows = []] = await query<Unfinished>(databaseUrl, [
    `select (select count(*)::int from payment_events where handled_at is null) as events,
      (select count(*)::int from pgboss.job
        where name = 'expand-report' and state in ('created', 'retry', 'active')) as jobs`,
  ]);
  return rows[0] ?? { events: 0, jobs: 0 };
}
