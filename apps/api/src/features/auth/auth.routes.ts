import { authContract } from "@cosmic/contracts";
import { safeReturnTo } from "@cosmic/domain";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isForeignKeyViolation } from "../../db/database-failures.ts";
import { ForbiddenError, InvalidCredentialsError, UnauthorizedError } from "../../errors.ts";
import { clientAddress } from "../../http/client-address.ts";
import { isDeliberateVisit } from "../../http/deliberate-visit.ts";
import { createKnownBrowsers, type KnownBrowser } from "../../http/known-browsers.ts";
import { mountContract } from "../../http/mount-contract.ts";
import { endSession, findUser, startSession } from "../../http/session.ts";
import { COUNTERS, incrementCounter } from "../counters/index.ts";
import {
  type AuthDeps,
  checkUser,
  isStillOpen,
  logIn,
  type Opened,
  signUp,
} from "./auth.service.ts";
import { googleHandlers } from "./google.routes.ts";
import { userBody } from "./user-body.ts";

const signInPage = (query: Record<string, string>) =>
  `/auth-select?${new URLSearchParams(query).toString()}`;

export function registerAuth(app: FastifyInstance, deps: AuthDeps): void {
  const { webUrl, secure } = deps.config.sites;
  const browsers = createKnownBrowsers(deps, "user");
  const returnPath = (value: unknown) => safeReturnTo(value, { origin: webUrl });

  async function signIn(
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
    opened: Opened,
    browser: KnownBrowser | null,
    returnTo: unknown,
  ) {
    const { account } = opened;
    await startSession(request, { kind: "user", account }).catch((error: unknown) => {
      // The account was deleted between the check of its password and here.
      throw isForeignKeyViolation(error) ? new InvalidCredentialsError() : error;
    });
    // A reset ends the sessions it sees; one that began while it ran ends here.
    if (!(await isStillOpen(deps, opened))) {
      await endSession(request, reply, "user", secure);
      throw new InvalidCredentialsError();
    }
    browsers.remember(reply, browser, { id: account.id, passwordHash: opened.passwordHash });
    const address = clientAddress(request);
    await incrementCounter(deps, COUNTERS.sessionStarted, { address, user: account.id });
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
    async signUp({ body, request, reply }) {
      const browser = browsers.read(request);
      const opened = await signUp(deps, clientAddress(request), body);
      return signIn({ request, reply }, opened, browser, body.returnTo);
    },
    async login({ body, request, reply }) {
      const browser = browsers.read(request);
      const opened = await logIn(deps, { address: clientAddress(request), browser }, body);
      return signIn({ request, reply }, opened, browser, body.returnTo);
    },
    async startLogin({ query, reply }) {
      await reply.redirect(signInPage({ returnTo: returnPath(query.returnTo) }));
    },
    ...googleHandlers(deps),
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
