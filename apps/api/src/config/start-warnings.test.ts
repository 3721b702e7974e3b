import { expect, it } from "vitest";
import { buildConfig } from "./config.ts";
import { readEnv } from "./env.ts";
import { startWarnings } from "./start-warnings.ts";

const SESSION_SECRET = "q7Vd0mKx2Rzt9LwBn4sYf8HcGj6PuEaT";
const warningsFor = (env: NodeJS.ProcessEnv) =>
  startWarnings(buildConfig(readEnv({ SESSION_SECRET, ...env })));

const stripeKey = (mode: string) => ({
  STRIPE_SECRET_KEY: ["sk", mode, "51Qm7Vd0Kx2Rzt9LwBn4sYf8HcGj6PuEaT"].join("_"),
  STRIPE_WEBHOOK_SECRET: "whsec_Zt9LwBn4sYf8HcGj6PuEaTq7Vd0mKx2R",
});

it("start warns of a development environment with live keys or https addresses", () => {
  const ask = /development, .*: set NODE_ENV=production$/;
  for (const env of [{}, { NODE_ENV: "" }, { NODE_ENV: "development" }]) {
    expect(warningsFor(env)).toEqual([]);
    expect(warningsFor({ ...env, ...stripeKey("test") })).toEqual([]);
    expect(warningsFor({ ...env, ...stripeKey("live") })).toEqual([
      expect.stringMatching(/^STRIPE_SECRET_KEY is a live key/),
    ]);
    const both = { ...env, ...stripeKey("live"), PUBLIC_WEB_URL: "https://cosmic.blue" };
    expect(warningsFor(both)).toEqual([expect.stringMatching(ask), expect.stringMatching(ask)]);
    expect(warningsFor(both).join()).not.toMatch(/51Qm|cosmic\.blue/);
  }
});

function judged(livemode: boolean, operatorEmail = "ada@cosmic.blue"): string[] {
  const config = buildConfig(
    readEnv({
      SESSION_SECRET,
      PUBLIC_WEB_URL: "https://cosmic.blue",
      PUBLIC_OPERATOR_EMAIL: operatorEmail,
    }),
  );
  return startWarnings({ ...config, production: true, stripe: { ...config.stripe, livemode } });
}

it("start warns in production of a test-mode Stripe key", () => {
  expect(judged(false)).toEqual([expect.stringMatching(/^STRIPE_SECRET_KEY is a test key/)]);
  expect(judged(true)).toEqual([]);
});

it("start warns in production that the operator has no contact address", () => {
  for (const missing of ["", "  "]) {
    expect(judged(true, missing)).toEqual([
      expect.stringMatching(/^PUBLIC_OPERATOR_EMAIL is not set/),
    ]);
  }
  expect(judged(false, "")).toHaveLength(2);
});
