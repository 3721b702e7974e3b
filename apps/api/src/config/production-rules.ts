import { PASSWORD_MAX_BYTES, parseEmail } from "@cosmic/domain";
import type { Env } from "./env.ts";
import { isNowhere } from "./hosts.ts";
import { isSampleAddress, isSampleKey, looksSampled } from "./samples.ts";
import { isLoopbackSmtp } from "./smtp-address.ts";

const isHttps = (url: string) => url.startsWith("https://");

export const GOOGLE_ISSUER = "https://accounts.google.com";

/** An address in the outside world, reached over https. */
const isOutside = (url: string) => isHttps(url) && !isNowhere(url);

const isTestKey = (key: string) => /^[sr]k_test_/.test(key);
const isLiveKey = (key: string) => /^[sr]k_live_/.test(key);

type Rule = readonly [name: keyof Env, broken: (env: Env) => boolean, ask: string];

const siteRules = (name: "PUBLIC_WEB_URL" | "PUBLIC_ADMIN_URL"): Rule[] => [
  [name, (env) => !isHttps(env[name] ?? ""), "must be an https origin"],
  [
    name,
    (env) => isHttps(env[name] ?? "") && isNowhere(env[name] ?? ""),
    "must be a name that people reach: no localhost, .test, .local, .example or the like",
  ],
];

const DATABASES = ["DATABASE_URL", "MIGRATION_DATABASE_URL", "DATABASE_REPLICA_URL"] as const;

const databaseRule = (name: (typeof DATABASES)[number]): Rule => [
  name,
  (env) => env[name] !== undefined && isSampleAddress(env[name]),
  "looks like a sample: its password (POSTGRES_PASSWORD in compose) or its host",
];

/** Each rule: the variable, when it is broken, and what is asked instead (never the value). */
const RULES: readonly Rule[] = [
  ["SESSION_SECRET", (env) => !env.SESSION_SECRET, "must be set in production"],
  [
    "SESSION_SECRET",
    (env) => env.SESSION_SECRET !== undefined && looksSampled(env.SESSION_SECRET),
    "looks like a sample; use 32 or more random characters",
  ],
  ...siteRules("PUBLIC_WEB_URL"),
  ...siteRules("PUBLIC_ADMIN_URL"),
  [
    "PUBLIC_ADMIN_URL",
    (env) => env.PUBLIC_ADMIN_URL !== undefined && env.PUBLIC_ADMIN_URL === env.PUBLIC_WEB_URL,
    "must be another origin than PUBLIC_WEB_URL",
  ],
  [
    "DATABASE_URL",
    (env) => !env.DATABASE_URL,
    "must be set: the embedded database is for local use only",
  ],
  ...DATABASES.map(databaseRule),
  [
    "GOOGLE_ISSUER",
    (env) => (env.GOOGLE_ISSUER ?? GOOGLE_ISSUER) !== GOOGLE_ISSUER,
    `must be ${GOOGLE_ISSUER}: stand-ins are for local use only`,
  ],
  ["SMTP_URL", (env) => !env.SMTP_URL, "must be set: the local mailbox is for local use only"],
  [
    "SMTP_URL",
    (env) => env.SMTP_URL !== undefined && isLoopbackSmtp(env.SMTP_URL),
    "must name a mail server, not this machine",
  ],
  [
    "SMTP_URL",
    (env) => env.SMTP_URL !== undefined && isSampleAddress(env.SMTP_URL),
    "looks like a sample: its password or its host",
  ],
  ["ADMIN_EMAIL", (env) => parseEmail(env.ADMIN_EMAIL) === null, "must be an e-mail address"],
  [
    "ADMIN_EMAIL",
    (env) => /[@.](?:example\.\w+|test|invalid|localhost)$/i.test(env.ADMIN_EMAIL ?? ""),
    "looks like a sample",
  ],
  [
    "ADMIN_PASSWORD",
    (env) => (env.ADMIN_PASSWORD ?? "").length < 12,
    "must have at least 12 characters",
  ],
  [
    "ADMIN_PASSWORD",
    (env) => Buffer.byteLength(env.ADMIN_PASSWORD ?? "") > PASSWORD_MAX_BYTES,
    "must have at most 1,024 bytes",
  ],
  [
    "ADMIN_PASSWORD",
    (env) => env.ADMIN_PASSWORD !== undefined && looksSampled(env.ADMIN_PASSWORD),
    "looks like a sample",
  ],
  ["STRIPE_SECRET_KEY", (env) => !env.STRIPE_SECRET_KEY, "must be set in production"],
  [
    "STRIPE_SECRET_KEY",
    (env) => env.STRIPE_SECRET_KEY !== undefined && isSampleKey(env.STRIPE_SECRET_KEY),
    "looks like a sample",
  ],
  [
    "STRIPE_SECRET_KEY",
    (env) => isTestKey(env.STRIPE_SECRET_KEY ?? "") && env.ALLOW_STRIPE_TEST_KEY !== true,
    "is a test key, with which test cards unlock full reports: set ALLOW_STRIPE_TEST_KEY=on if that is meant",
  ],
  ["STRIPE_WEBHOOK_SECRET", (env) => !env.STRIPE_WEBHOOK_SECRET, "must be set in production"],
  [
    "STRIPE_WEBHOOK_SECRET",
    (env) => (env.STRIPE_WEBHOOK_SECRET?.split(",") ?? []).some(isSampleKey),
    "looks like a sample",
  ],
  [
    "STRIPE_API_URL",
    (env) => env.STRIPE_API_URL !== undefined,
    "must not be set: a stand-in is for local use only",
  ],
  [
    "RATE_LIMIT_SCALE",
    (env) => (env.RATE_LIMIT_SCALE ?? 1) > 10,
    "must be at most 10 in production: above that the limits protect no account",
  ],
  [
    "OPENAI_API_KEY",
    (env) =>
      env.OPENAI_API_KEY !== undefined &&
      (env.OPENAI_API_KEY.length < 20 || new Set(env.OPENAI_API_KEY).size < 8),
    "does not look like a key",
  ],
  [
    "OPENAI_BASE_URL",
    (env) => env.OPENAI_BASE_URL !== undefined && !isOutside(env.OPENAI_BASE_URL),
    "must be an https address of another machine: a stand-in is for local use only",
  ],
];

/** What stops a start in production, one line each; an empty list when nothing does. */
export function productionProblems(env: Env): string[] {
  return RULES.filter(([, broken]) => broken(env)).map(([name, , ask]) => `${name} ${ask}`);
}

/** What belongs to a public site, and must not run on the public secrets and wide limits of development. */
const PUBLIC_SIGNS: readonly Rule[] = [
  ["PUBLIC_WEB_URL", (env) => isOutside(env.PUBLIC_WEB_URL ?? "http://localhost"), "is public"],
  ["PUBLIC_ADMIN_URL", (env) => isOutside(env.PUBLIC_ADMIN_URL ?? "http://localhost"), "is public"],
  ["STRIPE_SECRET_KEY", (env) => isLiveKey(env.STRIPE_SECRET_KEY ?? ""), "is a live key"],
];

/** What stops a start in development: the signs of a public site, one line each. */
export function developmentProblems(env: Env): string[] {
  return PUBLIC_SIGNS.filter(([, found]) => found(env)).map(
    ([name, , sign]) =>
      `${name} ${sign}, yet this is no production: set NODE_ENV=production (a .env as docs/deploying.md describes)`,
  );
}

/** Variables that mean something only together. */
const PAIRS: readonly (readonly [keyof Env, keyof Env])[] = [
  ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
  ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"],
];

/** Half of a pair is a mistake anywhere. */
export function pairProblems(env: Env): string[] {
  const others = env.DATABASE_URL === undefined ? DATABASES.filter((name) => env[name]) : [];
  const halves = PAIRS.flatMap(([one, other]) => {
    if ((env[one] === undefined) === (env[other] === undefined)) return [];
    const [missing, given] = env[one] === undefined ? [one, other] : [other, one];
    return [`${missing} must be set when ${given} is`];
  });
  return [...halves, ...others.map((name) => `DATABASE_URL must be set when ${name} is`)];
}
