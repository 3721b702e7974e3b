import { routes } from "@cosmic/contracts/routes";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../api/client.ts";

/** How often the alerts are asked for again, in milliseconds. */
export const ALERTS_POLL_MS = 30_000;

export const alertsQuery = queryOptions({
  queryKey: [routes.alerts.listAlerts.path],
  queryFn: ({ signal }) => api.alerts.listAlerts({ signal }),
});
