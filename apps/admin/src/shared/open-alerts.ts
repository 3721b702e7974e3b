import type { Alert } from "@cosmic/contracts";
import { routes } from "@cosmic/contracts/routes";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../api/client.ts";

/** How often the alerts are polled, in milliseconds. */
export const ALERTS_POLL_MS = 30_000;

/** All alerts. The shell polls them on every tab. */
export const alertsQuery = queryOptions({
  queryKey: [routes.alerts.listAlerts.path],
  queryFn: ({ signal }) => api.alerts.listAlerts({ signal }),
  // Fetched again whenever the page is opened.
  staleTime: 0,
});

/** Unresolved alerts: all, and those of the two severities that have a counter. */
export function countOpen(alerts: readonly Pick<Alert, "severity" | "resolved">[]) {
  const open = alerts.filter(({ resolved }) => !resolved);
  return {
    high: open.filter(({ severity }) => severity === "HIGH").length,
    medium: open.filter(({ severity }) => severity === "MEDIUM").length,
    active: open.length,
  };
}
