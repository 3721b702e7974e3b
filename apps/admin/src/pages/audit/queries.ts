import type { AuditAction, AuditRecord } from "@cosmic/contracts";
import { routes } from "@cosmic/contracts/routes";
import type { ListCall } from "../../shared/paging/use-paged-list.ts";

export interface AuditFilter {
  action?: AuditAction;
  about?: string;
}

/** The audit log, newest first. */
export const auditLog: ListCall<AuditFilter, AuditRecord> = {
  path: routes.audit.listAudit.path,
  ask: (client, query, signal) => client.audit.listAudit({ query, signal }),
};
