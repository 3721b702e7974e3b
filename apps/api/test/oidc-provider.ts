import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** What the provider says about the user who signs in; a claim left undefined is absent. */
export type Claims = Readonly<Record<string, unknown>> & { sub: string };

/** Which call misbehaves, and how. */
export interface Fault {
  at: "discovery" | "token" | "userinfo";
  how: "500" | "hang" | "garbage" | "reset" | "refusal";
}

export interface OidcProvider {
  issuer: string;
  /** Calls of the token endpoint so far. */
  tokenCalls(): number;
  /** Requests for the picture's address, which must not be fetched. */
  pictureCalls(): number;
  /** From now on these calls misbehave, and no others. */
  fail(...faults: Fault[]): void;
  /**
   * What the provider's page does when a user signs in: the address it sends the browser back to.
   * @param authorizationUrl where the application sent the browser
   */
  signIn(authorizationUrl: string, claims: Claims): string;
  close(): Promise<void>;
}

interface Grant {
  claims: Claims;
  challenge: string;
  redirectUri: string;
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

function sendJson(response: ServerResponse, body: object, status = 200): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

function misbehave(response: ServerResponse, how: Fault["how"]): void {
  if (how === "500") response.writeHead(500).end("oops");
  if (how === "garbage") response.writeHead(200, { "content-type": "application/json" }).end("{<");
  if (how === "reset") response.destroy();
  if (how === "refusal") sendJson(response, { error: "invalid_grant" }, 400);
}

/** An OpenID provider of this process on a port of its own, strict about PKCE and codes. */
export async function openOidcProvider(client: {
  id: string;
  secret: string;
}): Promise<OidcProvider> {
  const grants = new Map<string, Grant>();
  const tokens = new Map<string, Claims>();
  let tokenCalls = 0;
  let pictureCalls = 0;
  let faults: readonly Fault[] = [];
  let issuer = "";

  function grantToken(form: URLSearchParams): object | null {
    const grant = grants.get(form.get("code") ?? "");
    grants.delete(form.get("code") ?? "");
    const challenge = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    const isFit =
      form.get("client_id") === client.id &&
      form.get("client_secret") === client.secret &&
      form.get("redirect_uri") === grant?.redirectUri &&
      challenge === grant.challenge;
    if (!grant || !isFit) return null;
    const accessToken = randomBytes(16).toString("hex");
    tokens.set(accessToken, grant.claims);
    const now = Math.floor(Date.now() / 1_000);
    const identity = {
      iss: issuer,
      aud: client.id,
      sub: grant.claims.sub,
      iat: now,
      exp: now + 60,
    };
    const header = encode({ alg: "RS256", typ: "JWT" });
    return {
      access_token: accessToken,
      token_type: "Bearer",
      id_token: `${header}.${encode(identity)}.${encode({ signature: "over TLS" })}`,
    };
  }

  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? "/", issuer).pathname;
    const at = {
      "/.well-known/openid-configuration": "discovery",
      "/token": "token",
      "/me": "userinfo",
    }[path];
    if (at === "token") tokenCalls += 1;
    if (path === "/picture.png") pictureCalls += 1;
    const fault = faults.find((one) => one.at === at);
    if (fault) return misbehave(response, fault.how);
    if (at === "discovery") {
      return sendJson(response, {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        userinfo_endpoint: `${issuer}/me`,
        jwks_uri: `${issuer}/keys`,
      });
    }
    if (at === "token") {
      const answer = grantToken(new URLSearchParams(await text(request)));
      return sendJson(response, answer ?? { error: "invalid_grant" }, answer ? 200 : 400);
    }
    const claims = tokens.get(request.headers.authorization?.replace(/^Bearer /, "") ?? "");
    if (at === "userinfo" && claims) return sendJson(response, claims);
    return sendJson(response, { error: "unknown" }, 404);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    issuer,
    tokenCalls: () => tokenCalls,
    pictureCalls: () => pictureCalls,
    fail: (...next) => {
      faults = next;
    },
    signIn(authorizationUrl, claims) {
      const asked = new URL(authorizationUrl).searchParams;
      if (asked.get("code_challenge_method") !== "S256")
        throw new Error("PKCE with S256 is missing");
      const code = randomBytes(16).toString("hex");
      const redirectUri = asked.get("redirect_uri") ?? "";
      grants.set(code, { claims, challenge: asked.get("code_challenge") ?? "", redirectUri });
      const back = new URL(redirectUri);
      back.searchParams.set("code", code);
      back.searchParams.set("state", asked.get("state") ?? "");
      return `${back.pathname}${back.search}`;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
