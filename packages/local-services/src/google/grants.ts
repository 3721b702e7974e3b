import { createHash } from "node:crypto";
import type { GoogleIdentity } from "./identity.ts";

/** The parameters of an authorization request. */
export interface AuthorizationRequest {
  clientId: string;
  redirectUri: string;
  codeChallenge: string;
  nonce: string | null;
}

export interface Grant extends AuthorizationRequest {
  identity: GoogleIdentity;
}

/** A token error of RFC 6749, section 5.2. */
export interface TokenRefusal {
  status: 400 | 401;
  error: "invalid_client" | "invalid_grant" | "unsupported_grant_type";
}

export interface Client {
  id: string;
  secret: string;
}

const CODE_LIFETIME = 10 * 60_000;

const toChallenge = (verifier: string) => createHash("sha256").update(verifier).digest("base64url");

const formDecoded = (part: string) => new URLSearchParams(`v=${part}`).get("v") ?? "";

/** HTTP Basic carries both halves form-encoded (RFC 6749, section 2.3.1). */
function readBasic(authorization: string | undefined): Client | null {
  const encoded = /^Basic (\S+)$/i.exec(authorization ?? "")?.[1];
  if (encoded === undefined) return null;
  const [id = "", ...secret] = Buffer.from(encoded, "base64").toString("utf8").split(":");
  return { id: formDecoded(id), secret: formDecoded(secret.join(":")) };
}

/** The issued authorization codes: each works once, for ten minutes. */
export function createGrants(client: Client) {
  const grants = new Map<string, Grant & { endsAt: number }>();

  function redeem(
    body: URLSearchParams,
    authorization: string | undefined,
  ): { refusal: TokenRefusal } | { grant: Grant } {
    const { id, secret } = readBasic(authorization) ?? {
      id: body.get("client_id") ?? "",
      secret: body.get("client_secret") ?? "",
    };
    if (id !== client.id || secret !== client.secret) {
      return { refusal: { status: 401, error: "invalid_client" } };
    }
    if (body.get("grant_type") !== "authorization_code") {
      return { refusal: { status: 400, error: "unsupported_grant_type" } };
    }
    const code = body.get("code") ?? "";
    const grant = grants.get(code);
    grants.delete(code);
    const isValid =
      grant !== undefined &&
      grant.endsAt > Date.now() &&
      grant.redirectUri === body.get("redirect_uri") &&
      grant.codeChallenge === toChallenge(body.get("code_verifier") ?? "");
    return isValid ? { grant } : { refusal: { status: 400, error: "invalid_grant" } };
  }

  return {
    /** Stores the grant of a code. */
    add(code: string, grant: Grant): void {
      grants.set(code, { ...grant, endsAt: Date.now() + CODE_LIFETIME });
    },
    /** Exchanges a code for its grant; checks client, redirect URI, verifier and single use. */
    redeem,
  };
}
