import { setTimeout as pause } from "node:timers/promises";
import { deleteEndedSessions } from "@cosmic/api/db/expired-rows";
import { openDatabase } from "@cosmic/api/db/open-database";
import { buildTestConfig } from "@cosmic/api/testing/test-config";
import type { Environment } from "../environment.ts";
import type { Fault } from "../fault.ts";
import { percentile } from "../findings.ts";
import { watchLocks } from "../long-locks.ts";
import { addSessions, countSessions, removeSessions } from "../many-sessions.ts";
import { askForPurge, waitForPurge } from "../purge-job.ts";
import { openSessionWriter } from "../session-writer.ts";

const MILLISECONDS = 100;
/** About as long as the purge of a million takes, so that the slowest of both can be compared. */
const CALM = 12_000;
const SHORT_CALM = 2_000;
/** A worker looks for its job twice a minute. */
const SECONDS_TO_BEGIN = 60;
const SECONDS_TO_END = 300;

/** How PostgreSQL goes about the batches of a purge, as things stand. */
async function readPlans(environment: Environment): Promise<string[]> {
  const { database, retention } = buildTestConfig();
  const opened = await openDatabase({ ...database, url: environment.postgres.url }, () => {});
  const plans = (["idle_expires_at", "expires_at"] as const).map(async (end) => {
    const { sql, parameters } = deleteEndedSessions(opened.db, end, retention.sessionBatch).compile();
    const rows = await environment.query(`explain ${sql}`, parameters);
    return rows.map((row) => String(row["QUERY PLAN"])).join("\n");
  });
  return await Promise.all(plans).finally(() => opened.close());
}

/** Reads them again and again while something is under way. */
async function readPlansWhile(environment: Environment, isOn: () => boolean): Promise<string[]> {
  const plans: string[] = [];
  while (isOn()) {
    plans.push(...(await readPlans(environment)));
    await pause(1_000);
  }
  return plans;
}

export const endedSessions: Fault = {
  row: "F29",
  name: "a million sessions that have ended are purged while people come and go",
  expected: `in batches by an index, no wait for a lock of ${MILLISECONDS} ms, the live ones stay`,
  async run(environment, findings, effort) {
    const ended = effort.isSmall ? 20_000 : 1_000_000;
    const live = ended / 10;
    const people = await environment.meet(4);
    const userIds = people.map(({ id }) => id);
    await addSessions(environment, userIds, { ended, live });
    const url = environment.apiEnv["DATABASE_URL"] ?? "";
    const { chances } = effort;
    const writer = await openSessionWriter({
      url,
      userId: userIds[0] ?? "",
      chances,
      madeUp: ended,
    });
    const locks = await watchLocks(environment, MILLISECONDS);
    try {
      const calmUntil = Date.now() + (effort.isSmall ? SHORT_CALM : CALM);
      const calm = await writer.writeWhile(() => Date.now() < calmUntil);
      const job = await askForPurge(environment);
      await waitForPurge(environment, job, "begun", SECONDS_TO_BEGIN);
      const from = performance.now();
      let isOn = true;
      const writing = writer.writeWhile(() => isOn);
      const planning = readPlansWhile(environment, () => isOn);
      const state = await waitForPurge(environment, job, "ended", SECONDS_TO_END).finally(() => {
        isOn = false;
      });
      const seconds = (performance.now() - from) / 1_000;
      const [times, plans] = await Promise.all([writing, planning]);
      const waits = await locks.end();
      const left = await countSessions(environment);
      const scans = plans.filter((plan) => plan.includes("Seq Scan on sessions"));
      findings.note(`${ended} ended and ${live} live ones, ${seconds.toFixed(1)} s, ${state}`);
      findings.none("ended ones left", left.ended);
      findings.all("live ones left", left.live, live);
      findings.all("plans by an index", plans.length - scans.length, plans.length);
      findings.noneInTime(`waits for a lock of more than ${MILLISECONDS} ms`, waits.length);
      if (waits.length > 0) findings.note(waits.join("; "));
      const slowest = [calm, times].map((metrics) => Math.max(...metrics).toFixed(0));
      findings.note(`${times.length} statements on sessions meanwhile`);
      findings.note(`the slowest ${slowest[1]} ms, in calm ${slowest[0]} ms`);
      findings.within("p99", percentile(times, 0.99), MILLISECONDS);
    } finally {
      await locks.end();
      await writer.close();
      await removeSessions(environment);
    }
  },
};
