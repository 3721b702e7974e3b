import { fromKysely, PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { Config } from "../config/config.ts";
import type { OpenDatabase } from "../db/open-database.ts";
import { loggedError } from "../logged-error.ts";
import type { Metrics } from "../metrics/metrics.ts";
import type { JobQueue } from "./job-queue.ts";
import { ensureQueue, type HandledJob, JOB_DEFAULTS, startWorker } from "./job-workers.ts";
import { purge } from "./purge.ts";
import { type RepeatedWork, startRepeating } from "./repeated-work.ts";

interface JobQueueParts {
  config: Config;
  database: OpenDatabase;
  logger: Logger;
  metrics: Metrics;
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
 * replicas each job, and each run of a recurring one, happens in one of them. Constructing it
 * touches nothing.
 */
export function createJobQueue({ config, database, ...parts }: JobQueueParts): JobQueue {
  const logger = parts.logger.child({}, { serializers: { err: loggedError } });
  const worker = { logger, metrics: parts.metrics };
  const recurring: Record<string, RecurringJob> = {
    "purge-expired-rows": { cron: "17 * * * *", run: () => purge(database.db, config) },
  };
  const handled = new Map<string, HandledJob>();
  const repeated: RepeatedWork[] = [];
  let endRounds: (() => Promise<void>)[] = [];
  let boss: PgBoss | null = null;

  function createBoss(): PgBoss {
    const { workers } = config.jobs;
    // Jobs whose process is gone go on soon after, not with the default look once a minute.
    const lookEvery = Math.ceil(config.leases.lookForDeadEvery / 1_000);
    const queue = new PgBoss({
      db: database.queueConnection,
      backend: database.engine === "embedded" ? "pglite" : "postgres",
      schema: "pgboss",
      supervise: workers,
      superviseIntervalSeconds: lookEvery,
      monitorIntervalSeconds: lookEvery,
      schedule: workers,
    });
    queue.on("error", (error) => logger.warn({ err: error }, "The job queue met an error"));
    queue.on("warning", (warning) => logger.info({ warning }, "The job queue warns"));
    return queue;
  }

  async function addRecurring(queue: PgBoss, name: string, job: RecurringJob): Promise<void> {
    await queue.createQueue(name, { retryLimit: 2, retryBackoff: true });
    await queue.work(name, { pollingIntervalSeconds: 30 }, async (jobs) => {
      const outcome = await job.run();
      logger.info({ job: name, id: jobs[0]?.id, outcome }, "A recurring job ran");
    });
    await queue.schedule(name, job.cron, null, { tz: "UTC" });
  }

  async function begin(queue: PgBoss): Promise<void> {
    await queue.start();
    for (const job of handled.values()) await ensureQueue(queue, job);
    if (!config.jobs.workers) return;
    for (const job of handled.values()) await startWorker(queue, job, worker);
    for (const [name, job] of Object.entries(recurring)) await addRecurring(queue, name, job);
  }

  return {
    handle(name, handler, options) {
      if (boss) throw new Error(`The job queue has started without ${name}`);
      handled.set(name, { name, handler, options: { ...JOB_DEFAULTS, ...options } });
    },
    repeat(name, every, run) {
      if (boss) throw new Error(`The job queue has started without ${name}`);
      repeated.push({ name, every, run });
    },
    async start() {
      if (boss) return;
      const starting = createBoss();
      try {
        await begin(starting);
        boss = starting;
        if (config.jobs.workers) {
          endRounds = repeated.map((work) => startRepeating(work, logger));
        }
      } catch (error) {
        // Half started it would keep its timers; the next attempt makes another one.
        await stopBoss(starting);
        throw error;
      }
    },
    async stop() {
      await Promise.all(endRounds.map((end) => end()));
      endRounds = [];
      const running = boss;
      boss = null;
      if (running) await stopBoss(running);
    },
    async sendWithin(tx, name, data, key) {
      if (!boss) throw new Error("The job queue has not been started");
      const about = key === undefined ? {} : { singletonKey: key };
      await boss.send(name, data, { db: fromKysely(tx), ...about });
    },
  };
}
