import { isSchemaCurrent } from "../../db/migrate.ts";
import type { Deps } from "../../deps.ts";
import { type QueueMetrics, readPayments, readQueues, readSize } from "./metrics.store.ts";

type MetricsDeps = Pick<Deps, "db" | "database" | "logger" | "metrics">;

/** Milliseconds for which values from the database stay valid, and for which a scrape waits for them. */
const GOOD_FOR = 15_000;
const PATIENCE = 1_000;

/** Sets the metrics of a job queue. */
function setQueue({ jobs, oldestJob }: Deps["metrics"], { queue, ...metrics }: QueueMetrics): void {
  for (const state of ["waiting", "resting", "active", "failed"] as const) {
    jobs.set({ queue, state }, metrics[state]);
  }
  oldestJob.set({ queue }, metrics.oldestSeconds);
}

/** Drops the metrics that come from the database: without it their last values would be wrong. */
function forget(metrics: Deps["metrics"]): void {
  metrics.jobs.reset();
  metrics.oldestJob.reset();
  metrics.paymentsWaiting.remove();
  metrics.paymentEventsWaiting.remove();
  metrics.oldestPaymentEvent.remove();
  metrics.databaseSize.remove();
}

/**
 * Reads the metrics that all processes share from the database on each scrape, at most every 15
 * seconds, and this process's pool each time.
 * @param isOpen whether this process serves requests
 */
export function registerSharedMetrics(
  { db, database, logger, metrics }: MetricsDeps,
  isOpen: () => boolean,
): void {
  let isCurrent = false;
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;

  async function readAll(): Promise<void> {
    isCurrent = await isSchemaCurrent(db);
    if (!isCurrent) return;
    const [queues, payments] = [await readQueues(db), await readPayments(db)];
    for (const queue of queues) setQueue(metrics, queue);
    metrics.paymentsWaiting.set(payments.awaitingMoney);
    metrics.paymentEventsWaiting.set(payments.eventsWaiting);
    metrics.oldestPaymentEvent.set(payments.oldestEventSeconds);
    metrics.databaseSize.set(await readSize(db));
  }

  async function renew(): Promise<void> {
    try {
      await readAll();
    } catch (error) {
      isCurrent = false;
      forget(metrics);
      logger.warn({ err: error }, "The metrics of the database could not be read");
    }
    readAt = performance.now();
    reading = null;
  }

  metrics.onReading(async () => {
    const connections = database.connections();
    if (connections) {
      metrics.databaseConnections.set({ state: "busy" }, connections.busy);
      metrics.databaseConnections.set({ state: "idle" }, connections.idle);
      metrics.databaseWaiting.set(connections.waiting);
    }
    if (isOpen() && performance.now() - readAt >= GOOD_FOR) {
      reading ??= renew();
      let timer: NodeJS.Timeout | undefined;
      const patience = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, PATIENCE);
      });
      await Promise.race([reading, patience]);
      clearTimeout(timer);
    }
    metrics.ready.set(isOpen() && isCurrent && reading === null ? 1 : 0);
  });
}
