import { useQuery } from "@tanstack/react-query";
import { usePolling } from "../../shared/auto-refresh.tsx";
import { formatCount } from "../../shared/format/format-number.ts";
import { StatCard, StatCards } from "../../shared/stat-card.tsx";
import { USERS_POLL_MS, userStatsQuery } from "./queries.ts";

/** The three metrics above the list, over all users whatever the search. */
export function SummaryCards() {
  const { data, error } = useQuery({ ...userStatsQuery, ...usePolling(USERS_POLL_MS) });
  const missing = error === null ? undefined : null;
  return (
    <StatCards>
      <StatCard title="Total Users" value={data ? formatCount(data.totalUsers) : missing} />
      <StatCard title="Paid Users" value={data ? formatCount(data.paidUsers) : missing} />
      <StatCard title="Conversion Rate" value={data ? `${data.conversionRate}%` : missing} />
    </StatCards>
  );
}
