import { accountContract } from "@cosmic/contracts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { UnauthorizedError } from "../../errors.ts";
import { mountContract } from "../../http/mount-contract.ts";
import { endSession, findUser, getUserSession, type UserAccount } from "../../http/session.ts";
import { userBody } from "../auth/index.ts";
import {
  type AccountDeps,
  changeName,
  deleteAccount,
  getOverview,
  requestCopy,
  signOutEverywhere,
} from "./account.service.ts";
import { type ArchiveDeps, listArchiveFiles } from "./account-archive.ts";
import { createZip } from "./zip-archive.ts";

function requireAccount(request: FastifyRequest): UserAccount {
  const account = findUser(request);
  if (account === null) throw new UnauthorizedError();
  return account;
}

/** What belongs to the signed-in user: name, ways in, sessions, a copy of everything, and the end of it. */
export function registerAccount(app: FastifyInstance, deps: AccountDeps & ArchiveDeps): void {
  const { secure } = deps.config.sites;

  async function endSessions(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await endSession(request, reply, "user", secure);
    reply.header("clear-site-data", '"storage"');
  }

  mountContract(app, accountContract, {
    async getAccount({ request }) {
      const account = requireAccount(request);
      const { signInMethods, ...overview } = await getOverview(deps, account.id);
      return {
        user: userBody(account),
        signInMethods: signInMethods.map((method) => ({
          ...method,
          addedAt: method.addedAt.toISOString(),
        })),
        ...overview,
      };
    },
    async changeName({ body, request }) {
      return userBody(
        await changeName(deps, requireAccount(request), getUserSession(request), body),
      );
    },
    async exportAccount({ request }) {
      const account = await requestCopy(deps, requireAccount(request));
      const writtenAt = deps.clock.now();
      const files = listArchiveFiles(deps, account, getUserSession(request), writtenAt);
      const bytes = createZip(files, writtenAt);
      return { bytes, fileName: "cosmic-blueprint-data.zip" };
    },
    async signOutEverywhere({ request, reply }) {
      await signOutEverywhere(deps, getUserSession(request));
      await endSessions(request, reply);
      return undefined;
    },
    async deleteAccount({ body, request, reply }) {
      const asked = { typedEmail: body.email, session: getUserSession(request) };
      await deleteAccount(deps, requireAccount(request), asked);
      await endSessions(request, reply);
      return undefined;
    },
  });
}
