import type { Severity } from "@cosmic/contracts";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { getListPage } from "../../api/list-page.ts";

export interface ErrorGroup {
  id: string;
  source: "browser" | "api";
  message: string;
  place: string;
  severity: Severity;
  status: number;
  count: number;
  firstSeen: string;
  lastSeen: string;
}

/** One page of failures, those of the same kind as one; the last seen first. */
export const errorsQuery = (cursor: string | null) =>
  queryOptions({
    queryKey: ["/api/admin/errors", cursor],
    queryFn: ({ signal }) =>
      getListPage(
        (client) =>
          client.request(
            `/api/admin/errors${cursor === null ? "" : `?cursor=${encodeURIComponent(cursor)}`}`,
            { signal },
          ) as Promise<ErrorGroup[]>,
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
