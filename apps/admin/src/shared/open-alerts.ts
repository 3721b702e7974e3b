import type { Alert } from "@cosmic/contracts";
import { routes } from "@cosmic/contracts/routes";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../api/client.ts";

/** How often the alerts are asked for again, in milliseconds. */
export const ALERTS_POLL_MS = 30_000;

/** All alerts. The panel's frame keeps asking for them, whichever tab is open. */
export const alertsQuery = queryOptions({
  queryKey: [routes.alerts.listAlerts.path],
  queryFn: ({ signal }) => api.alerts.listAlerts({ signal }),
  // Opened anew, they are asked for anew.
  staleTime: 0,
});

/** How many alerts are unresolved, in all and of the two severities that have a counter. */
export function countOpen(alerts: readonly Pick<Alert, "severity" | "resolved">[]) {
  const open = alerts.filter(({ resolved }) => !resolved);
  return {
    high: open.filter(({ severity }) => severity === "HIGH").length,
    medium: open.filter(({ severity }) => severity === "MEDIUM").length,
    active: open.length,
  };
}
