import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { STAND_IN_SECRET_KEY } from "../../packages/stripe-stand-in/src/index.ts";
import { findFreePort } from "../local/run-local.ts";

const folder = mkdtempSync(join(tmpdir(), "cosmic-stand-ins-"));
let child: ChildProcess | undefined;

function start(env: Record<string, string>) {
  const started = spawn(process.execPath, [join(import.meta.dirname, "stand-ins.ts")], {
    env: { PATH: process.env["PATH"] ?? "", DATA_DIR: folder, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const keep = (text: Buffer) => {
    output += text.toString();
  };
  started.stdout.on("data", keep);
  started.stderr.on("data", keep);
  child = started;
  return { ended: once(started, "close"), output: () => output };
}

afterEach(() => {
  child?.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

it("names its pages as browsers reach them, and ends when told to", async () => {
  const [googlePort, stripePort] = [await findFreePort(), await findFreePort()];
  const api = `http://127.0.0.1:${stripePort}`;
  const { ended, output } = start({
    GOOGLE_ISSUER: `http://127.0.0.1:${googlePort}`,
    GOOGLE_PAGE_URL: "http://localhost:4090",
    STRIPE_API_URL: api,
    STRIPE_PAGE_URL: "http://localhost:4091",
    STRIPE_WEBHOOK_URL: "http://127.0.0.1:9/api/stripe/webhook",
  });
  await expect.poll(output, { timeout: 30_000 }).toContain("In place of Stripe");

  const description = await fetch(
    `http://127.0.0.1:${googlePort}/.well-known/openid-configuration`,
  );
  expect(await description.json()).toMatchObject({
    issuer: `http://127.0.0.1:${googlePort}`,
    authorization_endpoint: "http://localhost:4090/authorize",
    token_endpoint: `http://127.0.0.1:${googlePort}/token`,
  });
  const session = await fetch(`${api}/v1/checkout/sessions`, {
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
  expect(await session.json()).toMatchObject({
    url: expect.stringMatching(/^http:\/\/localhost:4091\//),
  });

  child?.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
}, 60_000);

it.each([
  ["in production", { NODE_ENV: "production" }, /NODE_ENV is production/],
  ["without an address", { GOOGLE_ISSUER: "" }, /GOOGLE_ISSUER must be set/],
])(
  "does not start %s",
  async (_where, env, said) => {
    const { ended, output } = start(env);
    expect(await ended).toEqual([1, null]);
    expect(output()).toMatch(said);
  },
  60_000,
);
