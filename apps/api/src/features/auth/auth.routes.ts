import { authContract, type User } from "@cosmic/contracts";
import { safeReturnTo } from "@cosmic/domain";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { isForeignKeyViolation } from "../../db/database-failures.ts";
import { ForbiddenError, InvalidCredentialsError, UnauthorizedError } from "../../errors.ts";
import { clientAddress } from "../../http/client-address.ts";
import { notBuiltYet } from "../../http/handler.ts";
import { mountContract } from "../../http/mount-contract.ts";
import { endSession, findUser, startSession, type UserAccount } from "../../http/session.ts";
import { type AuthDeps, checkUser, logIn, signUp } from "./auth.service.ts";
import { isDeliberateVisit } from "./deliberate-visit.ts";

/** The eight fields of a user that the user may see. */
const userBody = ({ createdAt, updatedAt, ...account }: UserAccount): User => ({
  ...account,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

const signInPage = (query: Record<string, string>) =>
  `/auth-select?${new URLSearchParams(query).toString()}`;

export function registerAuth(app: FastifyInstance, deps: AuthDeps): void {
  const { webUrl, secure } = deps.config.sites;
  const returnPath = (value: unknown) => safeReturnTo(value, { origin: webUrl });

  async function signIn(request: FastifyRequest, account: UserAccount, returnTo: unknown) {
    await startSession(request, { kind: "user", account }).catch((error: unknown) => {
      // The account was deleted between the check of its password and here.
      throw isForeignKeyViolation(error) ? new InvalidCredentialsError() : error;
    });
    return { user: userBody(account), redirectUrl: returnPath(returnTo) };
  }

  mountContract(app, authContract, {
    async getCurrentUser({ request }) {
      const account = findUser(request);
      if (account === null) throw new UnauthorizedError();
      return userBody(account);
    },
    async checkUser({ body, request }) {
      return { exists: await checkUser(deps, clientAddress(request), body.email) };
    },
    async signUp({ body, request }) {
      const account = await signUp(deps, clientAddress(request), body);
      return signIn(request, account, body.returnTo);
    },
    async login({ body, request }) {
      const account = await logIn(deps, clientAddress(request), body);
      return signIn(request, account, body.returnTo);
    },
    async startLogin({ query, reply }) {
      await reply.redirect(signInPage({ returnTo: returnPath(query.returnTo) }));
    },
    async startGoogle({ query, reply }) {
      const returnTo = returnPath(query.returnTo);
      await reply.redirect(signInPage({ error: "google_unavailable", returnTo }));
    },
    finishGoogle: notBuiltYet(),
    async logout({ query, request, reply }) {
      if (!isDeliberateVisit(request.headers)) {
        throw new ForbiddenError("Open this address to sign out.");
      }
      await endSession(request, reply, "user", secure);
      reply.header("clear-site-data", '"storage"');
      // The site's own code needs no page to go to.
      if (request.headers["sec-fetch-dest"] === "empty") return;
      await reply.redirect(safeReturnTo(query.returnTo, { origin: webUrl, fallback: "/" }));
    },
  });
}
