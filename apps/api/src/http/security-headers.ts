import type { FastifyInstance } from "fastify";

const ALWAYS = {
  "content-security-policy":
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'",
  "cache-control": "no-store",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
} as const;

/** For this name alone: what runs under names below it is not ours to decide about. */
const ONE_YEAR = "max-age=31536000";

/** The headers of every answer, refusals and redirects included. Secure sites add HSTS. */
export function securityHeaders(isSecure: boolean): Readonly<Record<string, string>> {
  return isSecure ? { ...ALWAYS, "strict-transport-security": ONE_YEAR } : ALWAYS;
}

/** Sets the headers before anything else can answer. There is no CORS: each site calls its own origin. */
export function addSecurityHeaders(
  app: FastifyInstance,
  headers: Readonly<Record<string, string>>,
): void {
  app.addHook("onRequest", (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
