import { pino } from "pino";
import type { OpenDatabase } from "../src/db/open-database.ts";
import { createJobQueue } from "../src/jobs/create-job-queue.ts";
import { createMetrics } from "../src/metrics/metrics.ts";
import { buildTestConfig } from "./test-config.ts";

/** Gives a template the job queue's own tables, so that no copy has to make them again. */
export async function installJobTables(database: OpenDatabase): Promise<void> {
  const logger = pino({ level: "silent" });
  const jobs = createJobQueue({
    config: buildTestConfig(),
    database,
    logger,
    metrics: createMetrics(),
  });
  await jobs.start();
  await jobs.stop();
}
