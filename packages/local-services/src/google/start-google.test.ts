import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from "openid-client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { GoogleIdentity } from "./identity.ts";
import { type GoogleStandIn, signInAtGoogle, startGoogle } from "./start-google.ts";

const CALLBACK = "http://localhost:3000/api/auth/google/callback";

let google: GoogleStandIn;
let application: Configuration;

const configure = (secret: string, timeout = 2) =>
  discovery(new URL(google.issuer), google.clientId, secret, undefined, {
    execute: [allowInsecureRequests],
    timeout,
  });

beforeAll(async () => {
  google = await startGoogle({ port: 0 });
  application = await configure(google.clientSecret);
});

afterAll(() => google.close());

async function begin(changes: Record<string, string> = {}) {
  const [verifier, state, nonce] = [randomPKCECodeVerifier(), randomState(), randomNonce()];
  const url = buildAuthorizationUrl(application, {
    redirect_uri: CALLBACK,
    scope: "openid email profile",
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
    state,
    nonce,
    ...changes,
  });
  return { url: url.href, verifier, state, nonce };
}

type Attempt = Awaited<ReturnType<typeof begin>>;

const finish = (back: string, { verifier, state, nonce }: Attempt, client = application) =>
  authorizationCodeGrant(client, new URL(back), {
    pkceCodeVerifier: verifier,
    expectedState: state,
    expectedNonce: nonce,
  });

async function signIn(identity: GoogleIdentity) {
  const attempt = await begin();
  const tokens = await finish(await signInAtGoogle(attempt.url, identity), attempt);
  const claims = tokens.claims();
  const said = await fetchUserInfo(application, tokens.access_token, claims?.sub ?? "");
  return { claims, said };
}

const getSubject = async (identity: GoogleIdentity) => (await signIn(identity)).claims?.sub;

describe("the Google stand-in", () => {
  it("signs any address in by OpenID Connect with equal claims in the ID token and userinfo", async () => {
    const { claims, said } = await signIn({ email: "ada.lovelace@x.test" });
    expect(claims).toMatchObject({
      iss: google.issuer,
      aud: google.clientId,
      email: "ada.lovelace@x.test",
      email_verified: true,
      name: "Ada Lovelace",
      given_name: "Ada",
      family_name: "Lovelace",
    });
    expect(said).toMatchObject({ sub: claims?.sub, email: "ada.lovelace@x.test" });
  });

  it("derives one stable account number per address, ignoring case", async () => {
    const ada = await getSubject({ email: "ada@x.test" });
    expect(ada).toMatch(/^1\d{20}$/);
    expect(await getSubject({ email: "ADA@x.test" })).toBe(ada);
    expect(await getSubject({ email: "bob@x.test" })).not.toBe(ada);
    expect(await getSubject({ email: "ada@x.test", subject: "42" })).toBe("42");
    expect(ada).toBe("116725466747803128971");
  });

  it.each([
    [{ email: "a@x.test", verified: "no" }, { email_verified: false }],
    [{ email: "a@x.test", verified: "text" }, { email_verified: "false" }],
    [{ email: "unverified@google.test" }, { email_verified: false }],
    [
      { email: "a@x.test", name: "Ada" },
      { name: "Ada", given_name: "Ada" },
    ],
    [{ email: "a@x.test", picture: "javascript:alert(1)" }, { picture: "javascript:alert(1)" }],
  ] as const)("returns claims for %j as chosen", async (identity, expected) => {
    expect((await signIn(identity)).claims).toMatchObject(expected);
  });

  it("omits unstated claims", async () => {
    const unstated = (await signIn({ email: "a@x.test", verified: "unstated" })).claims;
    expect(unstated).not.toHaveProperty("email_verified");
    const { claims, said } = await signIn({ email: "no-email@google.test" });
    for (const about of [claims, said]) {
      expect(about).not.toHaveProperty("email");
      expect(about).not.toHaveProperty("email_verified");
    }
  });

  it("accepts a code once, with its verifier, from the application it was issued to", async () => {
    const attempt = await begin();
    const back = await signInAtGoogle(attempt.url, { email: "ada@x.test" });
    const invalid = { error: "invalid_grant" };
    const wrong = { ...attempt, verifier: randomPKCECodeVerifier() };
    await expect(finish(back, wrong)).rejects.toMatchObject(invalid);
    await expect(finish(back, attempt)).rejects.toMatchObject(invalid);

    const second = await begin();
    const backAgain = await signInAtGoogle(second.url, { email: "ada@x.test" });
    const otherClient = await configure("another secret");
    await expect(finish(backAgain, second, otherClient)).rejects.toMatchObject({
      error: "invalid_client",
    });
    await finish(backAgain, second);
    await expect(finish(backAgain, second)).rejects.toMatchObject(invalid);
  });

  it("rejects unknown access tokens", async () => {
    const { userinfo_endpoint: endpoint = "" } = application.serverMetadata();
    for (const authorization of ["", "Bearer x", "Bearer"]) {
      expect((await fetch(endpoint, { headers: { authorization } })).status).toBe(401);
    }
  });

  it.each([
    [{ code_challenge_method: "plain" }, "invalid_request"],
    [{ code_challenge: "" }, "invalid_request"],
    [{ scope: "email" }, "invalid_scope"],
    [{ response_type: "token" }, "unsupported_response_type"],
  ])("redirects a request with %j back with error %s", async (changes, error) => {
    const { url, state } = await begin(changes);
    const back = new URL(await signInAtGoogle(url, { email: "ada@x.test" }));
    expect(`${back.origin}${back.pathname}`).toBe(CALLBACK);
    expect(Object.fromEntries(back.searchParams)).toEqual({ error, state });
  });

  it.each([
    { client_id: "another-client" },
    { redirect_uri: "https://evil.test/" },
    { redirect_uri: "http://localhost.evil.test/" },
    { redirect_uri: "javascript:alert(1)" },
    { redirect_uri: "" },
  ])("does not redirect a request with %j", async (changes) => {
    const { url } = await begin(changes);
    const response = await fetch(url, { redirect: "manual" });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("This sign-in cannot start");
  });

  it("redirects back with a refusal, and without a code", async () => {
    const { url, state } = await begin();
    const denied = new URL(await signInAtGoogle(url, { email: "denied@google.test" }));
    expect(Object.fromEntries(denied.searchParams)).toEqual({ error: "access_denied", state });
    const empty = new URL(await signInAtGoogle(url, { email: "a@x.test", failure: "no-code" }));
    expect(Object.fromEntries(empty.searchParams)).toEqual({ state });
  });

  it.each([
    ["server-error", "unexpected HTTP response status code"],
    ["garbage", "parsing error"],
    ["hang", "timed out"],
  ] as const)("can fail with %s", async (failure, message) => {
    const shortTimeout = await configure(google.clientSecret, 0.5);
    const attempt = await begin();
    const back = await signInAtGoogle(attempt.url, { email: `${failure}@google.test` });
    await expect(finish(back, attempt, shortTimeout)).rejects.toThrow(message);
  });

  it("shows a test page, escapes its inputs and asks again for an invalid address", async () => {
    const { url } = await begin({ login_hint: `"><script>alert(1)</script>@x.test` });
    const page = await fetch(url);
    const shown = await page.text();
    expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(shown).toContain("Test mode");
    expect(shown).not.toContain("<script");
    const again = await fetch(url, {
      method: "POST",
      body: new URLSearchParams({ email: "<b>unknown" }),
    });
    expect(again.status).toBe(400);
    expect(await again.text()).toMatch(/Please enter an address[^]+value="&lt;b&gt;unknown"/);
  });

  it("rejects with the port when it is taken", async () => {
    const port = Number(new URL(google.issuer).port);
    await expect(startGoogle({ port })).rejects.toMatchObject({ code: "EADDRINUSE", port });
  });
});
