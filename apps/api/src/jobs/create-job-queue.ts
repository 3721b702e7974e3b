import { fromKysely, PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { Config } from "../config/config.ts";
import type { OpenDatabase } from "../db/open-database.ts";
import type { JobQueue } from "./job-queue.ts";
import { purge } from "./purge.ts";

interface JobQueueParts {
  config: Config;
  database: OpenDatabase;
  logger: Logger;
}

/** A recurring job: when it runs (cron, UTC) and what it does. */
interface RecurringJob {
  cron: string;
  run(): Promise<unknown>;
}

const STOP_WITHIN = 10_000;

/**
 * pg-boss over the application's own connections, its tables in the schema `pgboss`. With several
 * replicas each run of a job happens in one of them. Constructing it touches nothing.
 */
export function createJobQueue({ config, database, logger }: JobQueueParts): JobQueue {
  const recurring: Record<string, RecurringJob> = {
    "purge-expired-rows": { cron: "17 * * * *", run: () => purge(database.db, config) },
  };
  let boss: PgBoss | null = null;

  async function addRecurring(queue: PgBoss, name: string, job: RecurringJob): Promise<void> {
    await queue.createQueue(name, { retryLimit: 2, retryBackoff: true });
    await queue.work(name, { pollingIntervalSeconds: 30 }, async () => {
      const outcome = await job.run();
      logger.info({ job: name, outcome }, "A recurring job ran");
    });
    await queue.schedule(name, job.cron, null, { tz: "UTC" });
  }

  return {
    async start() {
      if (boss) return;
      boss = new PgBoss({
        db: database.queueConnection,
        backend: database.engine === "embedded" ? "pglite" : "postgres",
        schema: "pgboss",
      });
      boss.on("error", (error) => logger.warn({ err: error }, "The job queue met an error"));
      boss.on("warning", (warning) => logger.info({ warning }, "The job queue warns"));
      await boss.start();
      for (const [name, job] of Object.entries(recurring)) await addRecurring(boss, name, job);
    },
    async stop() {
      const running = boss;
      boss = null;
      await running?.stop({ graceful: true, timeout: STOP_WITHIN, close: false });
    },
    async sendWithin(tx, name, data) {
      if (!boss) throw new Error("The job queue has not been started");
      await boss.send(name, data, { db: fromKysely(tx) });
    },
  };
}
