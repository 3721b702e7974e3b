import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  discovery,
  fetchUserInfo,
  randomPKCECodeVerifier,
  randomState,
} from "openid-client";
import { afterEach, expect, it } from "vitest";
import { choosePort } from "./free-port.ts";
import { GOOGLE_STAND_IN_CLIENT, signInAtGoogle } from "./google/start-google.ts";
import { STAND_IN_SECRET_KEY } from "./stripe-stand-in/index.ts";

const MAIN = join(import.meta.dirname, "main.ts");
const CALLBACK = "http://localhost:3000/api/auth/google/callback";

let child: ChildProcess | undefined;
const folder = mkdtempSync(join(tmpdir(), "cosmic-stand-ins-"));

function start(env: Record<string, string>) {
  const started = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env["PATH"] ?? "", DATA_DIR: folder, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  started.stdout.on("data", (text: Buffer) => void (output += text.toString()));
  started.stderr.on("data", (text: Buffer) => void (output += text.toString()));
  child = started;
  return { exit: once(started, "exit"), output: () => output };
}

afterEach(() => {
  child?.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

// The application asks at 127.0.0.1, the browser is led to localhost: two names, as with a container.
it("signs in by the page at one name and the tokens at another, and ends when told to", async () => {
  const [googlePort, stripePort] = [await choosePort(0), await choosePort(0)];
  const issuer = `http://127.0.0.1:${googlePort}`;
  const run = start({
    GOOGLE_ISSUER: issuer,
    GOOGLE_PAGE_URL: `http://localhost:${googlePort}`,
    STRIPE_API_URL: `http://127.0.0.1:${stripePort}`,
    STRIPE_PAGE_URL: `http://localhost:${stripePort}`,
    STRIPE_WEBHOOK_URL: "http://127.0.0.1:9/api/stripe/webhook",
  });
  await expect.poll(run.output).toContain("In place of Stripe");

  const client = await discovery(
    new URL(issuer),
    GOOGLE_STAND_IN_CLIENT.id,
    GOOGLE_STAND_IN_CLIENT.secret,
    undefined,
    { execute: [allowInsecureRequests] },
  );
  const [verifier, state] = [randomPKCECodeVerifier(), randomState()];
  const page = buildAuthorizationUrl(client, {
    redirect_uri: CALLBACK,
    scope: "openid email profile",
    state,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
  });
  expect(page.origin).toBe(`http://localhost:${googlePort}`);
  const back = await signInAtGoogle(page.href, { email: "ada@cosmic.test" });
  const tokens = await authorizationCodeGrant(client, new URL(back), {
    expectedState: state,
    pkceCodeVerifier: verifier,
  });
  expect(tokens.claims()).toMatchObject({ iss: issuer, email: "ada@cosmic.test" });
  const subject = tokens.claims()?.sub ?? "";
  expect(await fetchUserInfo(client, tokens.access_token, subject)).toMatchObject({ sub: subject });

  const session = await fetch(`http://127.0.0.1:${stripePort}/v1/checkout/sessions`, {
    method: "POST",
    headers: { authorization: `Bearer ${STAND_IN_SECRET_KEY}` },
    body: new URLSearchParams({
      mode: "payment",
      success_url: "http://localhost:3000/checkout-success",
      "line_items[0][quantity]": "1",
      "line_items[0][price_data][currency]": "usd",
      "line_items[0][price_data][unit_amount]": "999",
      "line_items[0][price_data][product_data][name]": "A report",
    }),
  });
  const { url } = (await session.json()) as { url: string };
  expect(new URL(url).origin).toBe(`http://localhost:${stripePort}`);

  child?.kill("SIGTERM");
  expect(await run.exit).toEqual([0, null]);
});

it.each([
  ["in production", { NODE_ENV: "production" }, /NODE_ENV is production/],
  ["without an address", { GOOGLE_ISSUER: "" }, /GOOGLE_ISSUER must be set/],
])("does not start %s", async (_where, env, said) => {
  const run = start(env);
  expect(await run.exit).toEqual([1, null]);
  await expect.poll(run.output).toMatch(said);
});
