import type { Severity } from "@cosmic/contracts";
import { routes } from "@cosmic/contracts/routes";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "../../api/client.ts";

/** One page of reported failures, grouped, the latest first. */
export const errorsQuery = (severity: Severity | undefined, cursor: string | undefined) =>
  queryOptions({
    queryKey: [routes.errorsInbox.listErrors.path, severity, cursor],
    queryFn: ({ signal }) => api.errorsInbox.listErrors({ query: { severity, cursor }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
