import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { Events, OAuth2Issuer, OAuth2Service } from "oauth2-mock-server";
import type { Grant } from "./grants.ts";
import { getClaims } from "./identity.ts";

const BEARER = /^Bearer (\S+)$/i;

/** Discovery fields that this provider restricts. */
const DESCRIPTION = {
  token_endpoint_auth_methods_supported: ["client_secret_basic", "client_secret_post"],
  code_challenge_methods_supported: ["S256"],
  grant_types_supported: ["authorization_code"],
  scopes_supported: ["openid", "email", "profile"],
};

/** A copy of a request with another body, for the library. */
function copyRequest(request: IncomingMessage, body: string): IncomingMessage {
  const replayed = Object.assign(Readable.from([Buffer.from(body)]), {
    method: request.method,
    url: request.url,
    headers: { ...request.headers, "content-type": "application/x-www-form-urlencoded" },
  });
  return replayed as unknown as IncomingMessage;
}

/**
 * OpenID Connect on oauth2-mock-server: discovery, keys, signed tokens, userinfo. The caller of
 * `issueTokens` has already checked the grant.
 * @param issuerUrl the URL for applications
 * @param pageUrl the URL for browsers
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
    Object.assign(payload, getClaims(identity), { aud: clientId, azp: clientId });
    if (nonce !== null) payload["nonce"] = nonce;
  });
  service.on(Events.BeforeResponse, ({ body }, { body: { code = "" } }) => {
    const grant = redeemed.get(code);
    if (!grant || body === "") return;
    delete body["refresh_token"];
    claimsByToken.set(String(body["access_token"]), getClaims(grant.identity));
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
    /** Answers a token request with a valid code with an access token and an ID token. */
    issueTokens(request: IncomingMessage, response: ServerResponse, code: string, grant: Grant) {
      redeemed.set(code, grant);
      const body = new URLSearchParams({
        grant_type: "authorization_code",
        client_id: grant.clientId,
        code,
        scope: "openid email profile",
      });
      answer(copyRequest(request, body.toString()), response);
    },
  };
}
