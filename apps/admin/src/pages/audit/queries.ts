import type { AuditAction } from "@cosmic/contracts";
import { routes } from "@cosmic/contracts/routes";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { getListPage } from "../../api/list-page.ts";

export interface AuditFilter {
  action?: AuditAction;
  about?: string;
}

/** One page of the audit log, newest first. */
export const auditQuery = (filter: AuditFilter, cursor: string | null) =>
  queryOptions({
    queryKey: [routes.audit.listAudit.path, filter, cursor],
    queryFn: ({ signal }) =>
      getListPage((client) =>
        client.audit.listAudit({
          query: { ...filter, ...(cursor === null ? {} : { cursor }) },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
