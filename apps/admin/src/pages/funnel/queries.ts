import { routes } from "@cosmic/contracts/routes";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import type { DayRange } from "./day-range.ts";

export const funnelQuery = ({ from, to }: DayRange) =>
  queryOptions({
    queryKey: [routes.funnel.getFunnel.path, from, to],
    queryFn: ({ signal }) => api.funnel.getFunnel({ query: { from, to }, signal }),
    placeholderData: keepPreviousData,
    // New visits keep coming in.
    staleTime: 60_000,
  });
