import { usersContract } from "@cosmic/contracts";
import type { FastifyInstance } from "fastify";
import { mountContract } from "../../http/mount-contract.ts";
import { userBody } from "../auth/index.ts";
import { getUserDetail } from "./user-detail.service.ts";
import { exportUsers } from "./user-export.ts";
import { getStats, getUserPage } from "./user-list.service.ts";
import { deleteUserFor, recordExport, toggleAccess, type UsersDeps } from "./users.service.ts";

/** Users as the operator deals with them. */
export function registerUsers(app: FastifyInstance, deps: UsersDeps): void {
  mountContract(app, usersContract, {
    async listUsers({ query }) {
      const { users, ...page } = await getUserPage(deps, query);
      return { body: users.map(userBody), page };
    },
    getUserStats: () => getStats(deps),
    async exportUsers({ operatorId, query }) {
      const search = query.search?.trim() || null;
      await recordExport(deps, operatorId, search !== null);
      const day = deps.clock.now().toISOString().slice(0, 10);
      return { bytes: exportUsers(deps.db, search), fileName: `users-${day}.csv` };
    },
    getUser: ({ operatorId, params }) => getUserDetail(deps, operatorId, params.id),
    toggleAccess: async ({ operatorId, body }) =>
      userBody(await toggleAccess(deps, operatorId, body)),
    async deleteUser({ operatorId, params }) {
      await deleteUserFor(deps, operatorId, params.id);
      return undefined;
    },
  });
}
