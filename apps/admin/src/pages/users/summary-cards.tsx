import { useQuery } from "@tanstack/react-query";
import { usePolling } from "../../shared/auto-refresh.tsx";
import { StatCard, StatCards } from "../../shared/stat-card.tsx";
import { USERS_POLL_MS, userStatsQuery } from "./queries.ts";

const count = new Intl.NumberFormat("en-US");

/** The three figures above the list; they count everybody, whatever is searched for. */
export function SummaryCards() {
  const { data, error } = useQuery({ ...userStatsQuery, ...usePolling(USERS_POLL_MS) });
  const missing = error === null ? undefined : null;
  return (
    <StatCards>
      <StatCard title="Total Users" value={data ? count.format(data.totalUsers) : missing} />
      <StatCard title="Paid Users" value={data ? count.format(data.paidUsers) : missing} />
      <StatCard title="Conversion Rate" value={data ? `${data.conversionRate}%` : missing} />
    </StatCards>
  );
}
