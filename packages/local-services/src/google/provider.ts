import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { Events, OAuth2Issuer, OAuth2Service } from "oauth2-mock-server";
import type { Grant } from "./grants.ts";
import { claimsOf } from "./identity.ts";

const BEARER = /^Bearer (\S+)$/i;

/** What the library says of itself, with what this provider insists on. */
const DESCRIPTION = {
  token_endpoint_auth_methods_supported: ["client_secret_basic", "client_secret_post"],
  code_challenge_methods_supported: ["S256"],
  grant_types_supported: ["authorization_code"],
  scopes_supported: ["openid", "email", "profile"],
};

/** A request with a body of its own making, as the library reads it. */
function requestFor(request: IncomingMessage, body: string): IncomingMessage {
  const replayed = Object.assign(Readable.from([Buffer.from(body)]), {
    method: request.method,
    url: request.url,
    headers: { ...request.headers, "content-type": "application/x-www-form-urlencoded" },
  });
  return replayed as unknown as IncomingMessage;
}

/**
 * OpenID Connect around oauth2-mock-server: discovery, keys, signed tokens, userinfo. Who may have
 * tokens is decided before `issueTokens` is called.
 * @param issuerUrl the address under which applications reach it
 * @param pageUrl the address under which browsers do
 */
export async function createProvider(issuerUrl: string, pageUrl: string) {
  const issuer = new OAuth2Issuer();
  issuer.url = issuerUrl;
  await issuer.keys.generate("RS256");
  const service = new OAuth2Service(issuer);
  const redeemed = new Map<string, Grant>();
  const claimsByToken = new Map<string, Record<string, unknown>>();

  service.on(Events.BeforeWellKnownOpenIdConfiguration, ({ body }) => {
    Object.assign(body, DESCRIPTION, { authorization_endpoint: `${pageUrl}/authorize` });
  });
  service.on(Events.BeforeTokenSigning, ({ payload }, { body: { code = "" } }) => {
    const grant = redeemed.get(code);
    if (!grant) return;
    const { clientId, nonce, identity } = grant;
    Object.assign(payload, claimsOf(identity), { aud: clientId, azp: clientId });
    if (nonce !== null) payload["nonce"] = nonce;
  });
  service.on(Events.BeforeResponse, ({ body }, { body: { code = "" } }) => {
    const grant = redeemed.get(code);
    if (!grant || body === "") return;
    delete body["refresh_token"];
    claimsByToken.set(String(body["access_token"]), claimsOf(grant.identity));
    redeemed.delete(code);
  });
  service.on(Events.BeforeUserinfo, (response, { headers }) => {
    const token = BEARER.exec(headers.authorization ?? "")?.[1] ?? "";
    const claims = claimsByToken.get(token);
    response.body = claims ?? { error: "invalid_token" };
    response.statusCode = claims ? 200 : 401;
  });

  const answer: RequestListener = service.requestHandler;
  return {
    answer,
    /** Answers a token request whose code was good with an access token and an ID token. */
    issueTokens(request: IncomingMessage, response: ServerResponse, code: string, grant: Grant) {
      redeemed.set(code, grant);
      const body = new URLSearchParams({
        grant_type: "authorization_code",
        client_id: grant.clientId,
        code,
        scope: "openid email profile",
      });
      answer(requestFor(request, body.toString()), response);
    },
  };
}
