import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { choosePort, LOOPBACK } from "../free-port.ts";
import { PAGE_HEADERS } from "../test-page.ts";
import { getRedirectUrl, readAuthorizationRequest } from "./authorization.ts";
import { type Client, createGrants } from "./grants.ts";
import { type GoogleIdentity, identityFromForm } from "./identity.ts";
import { refusalPage, signInPage } from "./page.ts";
import { createProvider } from "./provider.ts";

export interface GoogleStandInOptions {
  /** 0 picks any free port. */
  port: number;
  /** The address to listen on; loopback unless given. */
  host?: string;
  /**
   * URLs for applications and for browsers, without a trailing slash: http://localhost and the port by
   * default. They differ when an application runs in a container.
   */
  issuer?: string;
  pageUrl?: string;
}

export interface GoogleStandIn {
  /** For GOOGLE_ISSUER. */
  issuer: string;
  /** URL of its page for browsers. */
  pageUrl: string;
  /** For GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET. */
  clientId: string;
  clientSecret: string;
  close(): Promise<void>;
}

/** The only registered application; a public value, so not a secret. */
export const GOOGLE_STAND_IN_CLIENT: Client = {
  id: "cosmic-blueprint.apps.localhost",
  secret: "public-local-development-secret",
};

const MAX_BODY = 64 * 1024;

/** The submitted form, or null when it is too large. */
async function readForm(request: IncomingMessage): Promise<URLSearchParams | null> {
  let text = "";
  for await (const chunk of request as AsyncIterable<Buffer>) {
    text += chunk.toString("utf8");
    if (text.length > MAX_BODY) return null;
  }
  return new URLSearchParams(text);
}

function sendPage(response: ServerResponse, status: number, page: string): void {
  response.writeHead(status, PAGE_HEADERS).end(page);
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response
    .writeHead(status, { "content-type": "application/json", "cache-control": "no-store" })
    .end(JSON.stringify(body));
}

const redirect = (response: ServerResponse, location: string) =>
  void response.writeHead(303, { location, "cache-control": "no-store" }).end();

/**
 * A local OpenID Connect provider in place of Google: discovery, authorization code with PKCE, signed
 * ID tokens and userinfo, behind a page where any address can be entered and any failure chosen.
 * @throws an error with `code` and `port` when the port is taken
 */
export async function startGoogle(options: GoogleStandInOptions): Promise<GoogleStandIn> {
  const port = await choosePort(options.port);
  const { host = LOOPBACK, pageUrl = `http://localhost:${port}` } = options;
  const issuer = options.issuer ?? pageUrl;
  const provider = await createProvider(issuer, pageUrl);
  const grants = createGrants(GOOGLE_STAND_IN_CLIENT);

  async function authorize(request: IncomingMessage, response: ServerResponse, url: URL) {
    const query = url.searchParams;
    const read = readAuthorizationRequest(query, GOOGLE_STAND_IN_CLIENT);
    if (read.kind === "refused") return sendPage(response, 400, refusalPage(read.reason));
    if (read.kind === "invalid") return redirect(response, read.redirectTo);
    const page = (email: string, complaint: string | null) =>
      signInPage({ action: `${url.pathname}${url.search}`, email, complaint });
    if (request.method !== "POST") {
      return sendPage(response, 200, page(query.get("login_hint") ?? "", null));
    }
    const form = await readForm(request);
    const identity = form && identityFromForm(form);
    const { redirectUri } = read.request;
    const redirectBack = (answer: Record<string, string>) =>
      redirect(response, getRedirectUrl(redirectUri, query, answer));
    if (form?.has("cancel") || identity?.failure === "denied") {
      return redirectBack({ error: "access_denied" });
    }
    if (!identity) {
      return sendPage(response, 400, page(form?.get("email") ?? "", "Please enter an address."));
    }
    if (identity.failure === "no-code") return redirectBack({});
    const code = randomUUID();
    grants.add(code, { ...read.request, identity });
    return redirectBack({ code });
  }

  async function token(request: IncomingMessage, response: ServerResponse) {
    const body = (await readForm(request)) ?? new URLSearchParams();
    const outcome = grants.redeem(body, request.headers.authorization);
    if ("refusal" in outcome) {
      const { status, error } = outcome.refusal;
      return sendJson(response, status, { error });
    }
    const { grant } = outcome;
    switch (grant.identity.failure) {
      case "hang":
        return;
      case "server-error":
        return sendJson(response, 500, { error: "server_error" });
      case "garbage":
        return void response
          .writeHead(200, { "content-type": "application/json" })
          .end("<html><title>502 Bad Gateway</title>");
      default:
        provider.issueTokens(request, response, body.get("code") ?? "", grant);
    }
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", issuer);
    const answer = async () => {
      if (url.pathname === "/authorize") return authorize(request, response, url);
      if (url.pathname === "/token" && request.method === "POST") return token(request, response);
      provider.answer(request, response);
    };
    answer().catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  return {
    issuer,
    pageUrl,
    clientId: GOOGLE_STAND_IN_CLIENT.id,
    clientSecret: GOOGLE_STAND_IN_CLIENT.secret,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * Fills in and submits the sign-in page's form without a browser.
 * @param authorizationUrl the URL the application redirected the browser to
 * @returns the URL the page redirects back to
 */
export async function signInAtGoogle(
  authorizationUrl: string,
  identity: GoogleIdentity,
): Promise<string> {
  const response = await fetch(authorizationUrl, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams(Object.entries(identity)),
  });
  const location = response.headers.get("location");
  if (location === null) throw new Error(`The page answered ${response.status} without a redirect`);
  return location;
}
