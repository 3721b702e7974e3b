import type { FunnelStep } from "@cosmic/domain";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import type { DayRange } from "./day-range.ts";

/** How many visits reached each step, first to eleventh. */
type Visits = number[];

export interface FunnelReport {
  steps: {
    step: FunnelStep;
    stepNumber: number;
    name: string;
    visits: number;
    stepConversion: number | null;
    overallConversion: number | null;
    medianSeconds: number | null;
  }[];
  days: { day: string; visits: Visits }[];
  sources: { source: string; visits: Visits }[];
}

export const funnelQuery = ({ from, to }: DayRange) =>
  queryOptions({
    queryKey: ["/api/admin/funnel", from, to],
    queryFn: ({ signal }) =>
      api.request(`/api/admin/funnel?from=${from}&to=${to}`, { signal }) as Promise<FunnelReport>,
    placeholderData: keepPreviousData,
    // Visits go on; what was counted a while ago is counted again.
    staleTime: 60_000,
  });
