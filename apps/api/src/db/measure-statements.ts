import type { Logger } from "kysely";
import type { Metrics } from "../metrics/metrics.ts";
import { failureKind } from "./database-failures.ts";

/** Counts what statements take and why they fail. Their text and values go nowhere. */
export function measureStatements({ querySeconds, recordDatabaseError }: Metrics): Logger {
  return (event) => {
    querySeconds.observe(event.queryDurationMillis / 1_000);
    if (event.level === "error") recordDatabaseError(failureKind(event.error));
  };
}
