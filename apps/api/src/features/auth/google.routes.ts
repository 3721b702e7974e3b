import type { authContract } from "@cosmic/contracts";
import { safeReturnTo } from "@cosmic/domain";
import type { FastifyReply, FastifyRequest } from "fastify";
import { clientAddress } from "../../http/client-address.ts";
import type { Handlers } from "../../http/handler.ts";
import { findUser, startSession } from "../../http/session.ts";
import { COUNTERS, incrementCounter } from "../counters/index.ts";
import { beginGoogle, finishGoogle, type GoogleDeps } from "./google.service.ts";
import { createGoogleAttempts } from "./google-attempts.ts";
import { GoogleRefusal } from "./google-refusal.ts";

type GoogleCalls = Pick<Handlers<typeof authContract>, "startGoogle" | "finishGoogle">;

const toText = (value: unknown) => (typeof value === "string" ? value : undefined);

/** The causes of an error, by kind only: messages may quote external input. */
function listCauses(error: unknown): string[] {
  const cause = error instanceof Error ? error.cause : undefined;
  if (!(cause instanceof Error)) return [];
  const code = "code" in cause ? `:${String(cause.code)}` : "";
  return [`${cause.name}${code}`, ...listCauses(cause)];
}

async function redirectBack(
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
  to: string,
) {
  const code = error instanceof GoogleRefusal ? error.code : "google_failed";
  // The log contains what Google or the database did, and nothing that users typed.
  request.log.warn({ code, err: error, causes: listCauses(error) }, "Sign-in with Google failed");
  const query = new URLSearchParams({ error: code, returnTo: to });
  await reply.redirect(`/auth?${query.toString()}`);
}

/** The two navigations of signing in with Google; every failure redirects to a page that explains it. */
export function googleHandlers(deps: GoogleDeps): GoogleCalls {
  const { webUrl } = deps.config.sites;
  const attempts = createGoogleAttempts(deps);

  return {
    async startGoogle({ query, request, reply }) {
      const returnTo = safeReturnTo(query.returnTo, { origin: webUrl });
      try {
        const { url, attempt } = await beginGoogle(deps, returnTo);
        attempts.keep(request, reply, attempt);
        await reply.redirect(url);
      } catch (error) {
        await redirectBack(request, reply, error, returnTo);
      }
    },
    async finishGoogle({ query, request, reply }) {
      const attempt = attempts.take(request, reply, toText(query.state) ?? "");
      const returnTo = safeReturnTo(attempt?.returnTo, { origin: webUrl });
      try {
        const answer = {
          code: toText(query.code),
          error: toText(query.error),
          search: request.url.split("?").slice(1).join("?"),
        };
        const address = clientAddress(request);
        const userId = findUser(request)?.id ?? null;
        const account = await finishGoogle(deps, address, attempt, answer, userId);
        await startSession(request, { kind: "user", account });
        await incrementCounter(deps, COUNTERS.signInSucceeded);
        await incrementCounter(deps, COUNTERS.sessionStarted, { address, user: account.id });
        await reply.redirect(returnTo);
      } catch (error) {
        await redirectBack(request, reply, error, returnTo);
      }
    },
  };
}
