import { auditContract, PAGE_HEADERS } from "@cosmic/contracts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { mountContract } from "../../http/mount-contract.ts";
import { getAuditPage } from "./audit-list.service.ts";

/** The audit log, as operators read it. */
export function registerAudit(app: FastifyInstance, deps: Pick<Deps, "db">): void {
  mountContract(app, auditContract, {
    async listAudit({ query, reply }) {
      const { records, nextCursor } = await getAuditPage(deps, query);
      if (nextCursor !== null) reply.header(PAGE_HEADERS.nextCursor, nextCursor);
      return records;
    },
  });
}
