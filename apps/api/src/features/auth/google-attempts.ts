import { createHash } from "node:crypto";
import { Signer } from "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../../deps.ts";
import type { GoogleAttempt } from "../../gateways/google/google.ts";

/** An attempt to sign in, as the browser that makes it keeps it. */
export interface PendingAttempt extends GoogleAttempt {
  /** A path of this site that passed the return-to rule. */
  returnTo: string;
  /** When it began, in milliseconds. */
  startedAt: number;
}

/** Milliseconds for choosing an account on Google's page. */
const LIFETIME = 10 * 60 * 1_000;

/** Attempts one browser may have open, in as many tabs; the cookies of more would fill its requests. */
const AT_ONCE = 3;

/** A longer path would not fit a cookie, so it is forgotten. */
const RETURN_TO_MAX = 1_200;

export const hashState = (state: string) => createHash("sha256").update(state).digest("hex");

/**
 * Keeps each attempt in a signed cookie of its own, so that two tabs do not interfere and no other user's
 * browser can finish it.
 */
export interface GoogleAttempts {
  keep(request: FastifyRequest, reply: FastifyReply, attempt: PendingAttempt): void;
  /** The attempt of this state, if this browser began it in time; its cookie goes either way. */
  take(request: FastifyRequest, reply: FastifyReply, state: string): PendingAttempt | null;
}

export function createGoogleAttempts({
  config: { sites, secrets },
  clock,
}: Pick<Deps, "config" | "clock">): GoogleAttempts {
  const prefix = `${sites.secure ? "__Host-" : ""}cosmic_google_`;
  // Its own key: a signature made here proves nothing elsewhere.
  const signer = new Signer(`${secrets.session}/google`);
  const attributes = {
    httpOnly: true,
    sameSite: "lax" as const,
    path: "/",
    secure: sites.secure,
  };
  const getCookieName = (state: string) => `${prefix}${hashState(state).slice(0, 16)}`;

  function read(cookie: string | undefined): PendingAttempt | null {
    const { valid, value } = signer.unsign(cookie ?? "");
    if (!valid || value === null) return null;
    const attempt = JSON.parse(Buffer.from(value, "base64url").toString()) as PendingAttempt;
    return clock.now().getTime() - attempt.startedAt <= LIFETIME ? attempt : null;
  }

  /** Makes room: the oldest attempts go first, what cannot be read at once. */
  function clearOldest(request: FastifyRequest, reply: FastifyReply): void {
    const kept = Object.keys(request.cookies)
      .filter((name) => name.startsWith(prefix))
      .map((name) => ({ name, startedAt: read(request.cookies[name])?.startedAt ?? 0 }))
      .toSorted((a, b) => b.startedAt - a.startedAt);
    for (const { name } of kept.slice(AT_ONCE - 1)) reply.clearCookie(name, attributes);
  }

  return {
    keep(request, reply, attempt) {
      clearOldest(request, reply);
      const fits = attempt.returnTo.length <= RETURN_TO_MAX;
      const kept = fits ? attempt : { ...attempt, returnTo: "/dashboard" };
      const value = Buffer.from(JSON.stringify(kept)).toString("base64url");
      reply.setCookie(getCookieName(attempt.state), signer.sign(value), {
        ...attributes,
        maxAge: LIFETIME / 1_000,
      });
    },
    take(request, reply, state) {
      const name = getCookieName(state);
      const attempt = read(request.cookies[name]);
      if (name in request.cookies) reply.clearCookie(name, attributes);
      return attempt?.state === state ? attempt : null;
    },
  };
}
