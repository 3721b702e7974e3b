import type { AuthorizationRequest, Client } from "./grants.ts";

const LOOPBACK_HOST = /^(?:localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/;

export type ReadRequest =
  /** Shown to the user: there is no safe redirect URI. */
  | { kind: "refused"; reason: string }
  /** Reported to the application by redirect. */
  | { kind: "invalid"; redirectTo: string }
  | { kind: "ok"; request: AuthorizationRequest };

function isRedirectUri(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, hash } = new URL(text);
  return /^https?:$/.test(protocol) && LOOPBACK_HOST.test(hostname) && hash === "";
}

/** The redirect URL with the response parameters and the state. */
export function getRedirectUrl(
  redirectUri: string,
  query: URLSearchParams,
  answer: Record<string, string>,
): string {
  const url = new URL(redirectUri);
  const state = query.get("state");
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
  if (state !== null) url.searchParams.set("state", state);
  return url.href;
}

/**
 * Checks an authorization request: client id, a loopback redirect URI, the code flow with `openid`,
 * and PKCE with S256, which this stand-in requires.
 */
export function readAuthorizationRequest(query: URLSearchParams, client: Client): ReadRequest {
  const redirectUri = query.get("redirect_uri") ?? "";
  if (query.get("client_id") !== client.id) {
    return { kind: "refused", reason: "The application is unknown (client_id)." };
  }
  if (!isRedirectUri(redirectUri)) {
    return {
      kind: "refused",
      reason: "The redirect URI is not on this machine (redirect_uri).",
    };
  }
  const invalid = (error: string): ReadRequest => ({
    kind: "invalid",
    redirectTo: getRedirectUrl(redirectUri, query, { error }),
  });
  if (query.get("response_type") !== "code") return invalid("unsupported_response_type");
  if (!(query.get("scope") ?? "").split(" ").includes("openid")) return invalid("invalid_scope");
  const codeChallenge = query.get("code_challenge") ?? "";
  const isS256 = query.get("code_challenge_method") === "S256" && codeChallenge.length === 43;
  if (!isS256) return invalid("invalid_request");
  return {
    kind: "ok",
    request: { clientId: client.id, redirectUri, codeChallenge, nonce: query.get("nonce") },
  };
}
