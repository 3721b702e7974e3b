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

const stopBoss = (queue: PgBoss) =>
  queue.stop({ graceful: true, timeout: STOP_WITHIN, close: false });

/**
 * pg-boss over the application's own connections, its tables in the schema `pgboss`. With several
 * replicas each run of a job happens in one of them. Constructing it touches nothing.
 */
export function createJobQueue({ config, database, logger }: JobQueueParts): JobQueue {
  const recurring: Record<string, RecurringJob> = {
    "purge-expired-rows": { cron: "17 * * * *", run: () => purge(database.db, config) },
  };
  let boss: PgBoss | null = null;

  function createBoss(): PgBoss {
    const queue = new PgBoss({
      db: database.queueConnection,
      backend: database.engine === "embedded" ? "pglite" : "postgres",
      schema: "pgboss",
    });
    queue.on("error", (error) => logger.warn({ err: error }, "The job queue met an error"));
    queue.on("warning", (warning) => logger.info({ warning }, "The job queue warns"));
    return queue;
  }

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
      const starting = createBoss();
      try {
        await starting.start();
        for (const [name, job] of Object.entries(recurring))
          await addRecurring(starting, name, job);
        boss = starting;
      } catch (error) {
        // Half started it would keep its timers; the next attempt makes another one.
        await stopBoss(starting);
        throw error;
      }
    },
    async stop() {
      const running = boss;
      boss = null;
      if (running) await stopBoss(running);
    },
    async sendWithin(tx, name, data) {
      if (!boss) throw new Error("The job queue has not been started");
      await boss.send(name, data, { db: fromKysely(tx) });
    },
  };
}
