import type { Alert } from "@cosmic/contracts";

const count = new Intl.NumberFormat("en-US");
const share = new Intl.NumberFormat("en-US", { style: "percent", maximumFractionDigits: 1 });

/** The figures behind an alert as names and values to read, those it has. */
export function listMetrics({
  metrics,
}: Pick<Alert, "metrics">): { name: string; value: string }[] {
  const { affected_users, failure_rate, time_range } = metrics;
  return [
    affected_users === undefined
      ? []
      : { name: "Users affected", value: count.format(affected_users) },
    failure_rate === undefined ? [] : { name: "Failure rate", value: share.format(failure_rate) },
    time_range === undefined ? [] : { name: "Time range", value: time_range },
  ].flat();
}
