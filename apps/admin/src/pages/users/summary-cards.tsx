import { useQuery } from "@tanstack/react-query";
import { usePolling } from "../../shared/auto-refresh/auto-refresh.tsx";
import { FigureCard, FigureCards } from "../../shared/figure-card/figure-card.tsx";
import { USERS_POLL_MS, userStatsQuery } from "./queries.ts";

const count = new Intl.NumberFormat("en-US");

/** The three figures above the list; they count everybody, whatever is searched for. */
export function SummaryCards() {
  const { data, error } = useQuery({ ...userStatsQuery, ...usePolling(USERS_POLL_MS) });
  const missing = error === null ? undefined : null;
  return (
    <FigureCards>
      <FigureCard title="Total Users" value={data ? count.format(data.totalUsers) : missing} />
      <FigureCard title="Paid Users" value={data ? count.format(data.paidUsers) : missing} />
      <FigureCard title="Conversion Rate" value={data ? `${data.conversionRate}%` : missing} />
    </FigureCards>
  );
}
