import { usersContract } from "@cosmic/contracts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { mountContract } from "../../http/mount-contract.ts";
import { getOperatorSession } from "../../http/session.ts";
import { userBody } from "../auth/index.ts";
import { getUserDetail } from "./user-detail.service.ts";
import { exportUsers } from "./user-export.ts";
import { getStats, getUserPage } from "./user-list.service.ts";
import { deleteUserFor, recordExport, toggleAccess, type UsersDeps } from "./users.service.ts";

/** Users as the operator deals with them. */
export function registerUsers(
  app: FastifyInstance,
  deps: UsersDeps & Pick<Deps, "database">,
): void {
  const { database } = deps;
  mountContract(app, usersContract, {
    async listUsers({ query }) {
      const { users, ...page } = await database.read((db) => getUserPage({ db }, query));
      return { body: users.map(userBody), page };
    },
    getUserStats: () => database.read((db) => getStats({ db })),
    async exportUsers({ operatorId, query }) {
      const search = query.search?.trim() || null;
      await recordExport(deps, operatorId, search !== null);
      const day = deps.clock.now().toISOString().slice(0, 10);
      return { bytes: exportUsers(database, search), fileName: `users-${day}.csv` };
    },
    getUser: ({ operatorId, params }) => getUserDetail(deps, operatorId, params.id),
    toggleAccess: async ({ request, body }) =>
      userBody(await toggleAccess(deps, getOperatorSession(request), body)),
    async deleteUser({ request, params }) {
      await deleteUserFor(deps, getOperatorSession(request), params.id);
      return undefined;
    },
  });
}
