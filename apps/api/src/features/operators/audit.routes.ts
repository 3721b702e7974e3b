import { auditContract } from "@cosmic/contracts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { mountContract } from "../../http/mount-contract.ts";
import { getAuditPage } from "./audit-list.service.ts";

/** The audit log, as operators read it. */
export function registerAudit(app: FastifyInstance, { database }: Pick<Deps, "database">): void {
  mountContract(app, auditContract, {
    async listAudit({ query }) {
      const { records, ...page } = await database.read((db) => getAuditPage({ db }, query));
      return { body: records, page };
    },
  });
}
