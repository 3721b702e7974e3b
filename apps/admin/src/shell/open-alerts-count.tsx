import { useQuery } from "@tanstack/react-query";
import { usePolling } from "../shared/auto-refresh.tsx";
import { ALERTS_POLL_MS, alertsQuery, countOpen } from "../shared/open-alerts.ts";

/**
 * The number of open alerts, next to the tab's name; nothing when there are none. Polls the alerts, so * that new ones show on every tab.
 */
export function OpenAlertsCount() {
  const { data } = useQuery({ ...alertsQuery, ...usePolling(ALERTS_POLL_MS) });
  const { active, high } = countOpen(data ?? []);
  if (active === 0) return null;
  const look = high > 0 ? "border-signal bg-signal-wash text-signal" : "border-rule-strong";
  return (
    <>
      <span
        aria-hidden="true"
        className={`figures-table ml-2 inline-grid min-h-5 min-w-5 place-items-center rounded-full border px-1.5 text-xs ${look}`}
      >
        {active}
      </span>
      <span className="sr-only">{`, ${active} open ${active === 1 ? "alert" : "alerts"}`}</span>
    </>
  );
}
