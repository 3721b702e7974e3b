import type { Alert } from "@cosmic/contracts";

import { formatCount, formatPercentage } from "../../shared/format/format-number.ts";

/** The alert's metrics as names and formatted values. */
export function listMetrics({
  metrics,
}: Pick<Alert, "metrics">): { name: string; value: string }[] {
  const { affected_users, failure_rate, time_range } = metrics;
  return [
    affected_users === undefined
      ? []
      : { name: "Users affected", value: formatCount(affected_users) },
    failure_rate === undefined
      ? []
      : { name: "Failure rate", value: formatPercentage(failure_rate) },
    time_range === undefined ? [] : { name: "Time range", value: time_range },
  ].flat();
}
