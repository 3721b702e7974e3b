import type { Severity } from "@cosmic/contracts";
import { routes } from "@cosmic/contracts/routes";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { getListPage } from "../../api/list-page.ts";

/** One page of failures, all or of one severity, those of the same kind as one; the last seen first. */
export const errorsQuery = (severity: Severity | undefined, cursor: string | null) =>
  queryOptions({
    queryKey: [routes.errorsInbox.listErrors.path, severity, cursor],
    queryFn: ({ signal }) =>
      getListPage((client) =>
        client.errorsInbox.listErrors({
          query: { ...(severity ? { severity } : {}), ...(cursor === null ? {} : { cursor }) },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
