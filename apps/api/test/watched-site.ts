import type { Alert } from "@cosmic/contracts";
import { sql } from "kysely";
import { toSlot } from "../src/features/counters/index.ts";
import type { Agent } from "./agent.ts";
import { buildTestApp, type TestApp } from "./build-test-app.ts";
import { openOwnDatabase } from "./database.ts";
import { signedInOperator } from "./factories.ts";

export const NOW = new Date("2026-11-20T12:05:00.000Z");
export const MINUTE = 60_000;

/** So many minutes before. */
export const ago = (minutes: number) => new Date(NOW.getTime() - minutes * MINUTE);

/** The application on a database of its own, with an operator who runs health checks. */
export interface WatchedSite extends TestApp {
  operator: Agent;
  operatorEmail: string;
  /** How many alerts are new after a check. */
  check: () => Promise<number>;
  list: () => Promise<Alert[]>;
  /** Severity, type and title of every alert. */
  found: () => Promise<string[]>;
  /** Nothing has happened, and it is NOW. */
  forget: () => Promise<void>;
}

/** What is wrong is found in everything that was recorded, hence the database. */
export async function openWatchedSite(): Promise<WatchedSite> {
  const database = await openOwnDatabase();
  const built = await buildTestApp({ database });
  built.clock.set(NOW.toISOString());
  const { agent, operator } = await signedInOperator(built.app, built.deps);
  const list = async () => (await agent.get("/api/admin/alerts")).json<Alert[]>();
  return {
    ...built,
    operator: agent,
    operatorEmail: operator.email,
    check: async () =>
      (await agent.post("/api/admin/alerts/check")).json<{ newAlerts: number }>().newAlerts,
    list,
    found: async () =>
      (await list()).map(({ type, severity, title }) => `${severity} ${type}: ${title}`),
    forget: async () => {
      built.clock.set(NOW.toISOString());
      for (const table of ["alerts", "tallies", "funnel_visits", "payment_events"] as const) {
        await built.deps.db.deleteFrom(table).execute();
      }
      await sql`delete from audit_entries where operator_id is null`.execute(built.deps.db);
    },
    close: async () => {
      await built.close();
      await database.close();
    },
  };
}

/** Records so many of something, as of an instant. */
export async function seed(
  { deps }: Pick<TestApp, "deps">,
  name: string,
  at: Date,
  hits: number,
  subject = "",
) {
  await deps.db
    .insertInto("tallies")
    .values({ name, slot: toSlot(at), subject, hits })
    .onConflict((conflict) =>
      conflict
        .columns(["name", "slot", "subject"])
        .doUpdateSet({ hits: sql`tallies.hits + ${hits}` }),
    )
    .execute();
}
