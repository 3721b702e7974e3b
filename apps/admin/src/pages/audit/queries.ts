import type { AuditAction } from "@cosmic/contracts";
import { routes } from "@cosmic/contracts/routes";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "../../api/client.ts";

export interface AuditFilter {
  action?: AuditAction;
  about?: string;
}

/** One page of the audit log, newest first. */
export const auditQuery = (filter: AuditFilter, cursor: string | undefined) =>
  queryOptions({
    queryKey: [routes.audit.listAudit.path, filter, cursor],
    queryFn: ({ signal }) => api.audit.listAudit({ query: { ...filter, cursor }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
