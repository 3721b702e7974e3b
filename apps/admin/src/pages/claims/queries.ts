import type { Claim, ClaimId } from "@cosmic/domain";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../api/client.ts";

export interface ClaimEntry {
  id: ClaimId;
  text: string;
  source: Claim["source"];
  measured: string | null;
  isShown: boolean;
  changedAt: string | null;
  changedBy: string | null;
}

export const claimsQuery = queryOptions({
  queryKey: ["/api/admin/claims"],
  queryFn: ({ signal }) => api.request("/api/admin/claims", { signal }) as Promise<ClaimEntry[]>,
  staleTime: 0,
});
