import { expect, it } from "vitest";
import { buildConfig } from "./config.ts";
import { readEnv } from "./env.ts";
import { startWarnings } from "./start-warnings.ts";

const SESSION_SECRET = "q7Vd0mKx2Rzt9LwBn4sYf8HcGj6PuEaT";
function judged(livemode: boolean, operatorEmail = "ada@cosmic.blue"): string[] {
  const config = buildConfig(
    readEnv({
      SESSION_SECRET,
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
