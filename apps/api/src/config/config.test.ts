import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildConfig } from "./config.ts";
import { ConfigError } from "./config-error.ts";
import { readEnv } from "./env.ts";
import { looksSampled } from "./samples.ts";

const PRODUCTION = {
  NODE_ENV: "production",
  DATABASE_URL: "postgres://cosmic:hidden-value@db.internal/cosmic",
  PUBLIC_WEB_URL: "https://cosmic.blue",
  PUBLIC_ADMIN_URL: "https://admin.cosmic.blue",
  SESSION_SECRET: "q7Vd0mKx2Rzt9LwBn4sYf8HcGj6PuEaT",
  SMTP_URL: "smtp://post:hidden-value@mail.cosmic.blue:587",
  ADMIN_EMAIL: "on-call@cosmic.blue",
  ADMIN_PASSWORD: "plenty-of-starlight-9",
  STRIPE_SECRET_KEY: ["sk", "live", "51Qm7Vd0Kx2Rzt9LwBn4sYf8HcGj6PuEaT"].join("_"),
  STRIPE_WEBHOOK_SECRET: "whsec_Zt9LwBn4sYf8HcGj6PuEaTq7Vd0mKx2R",
};

/** Ways to write this machine. Only addresses like https: bring them into one form by themselves. */
const OURSELVES = [
  "127.1",
  "127.0.0.2",
  "2130706433",
  "0x7f000001",
  "0177.0.0.1",
  "%31%32%37.0.0.1",
  "１２７.0.0.1",
  "0",
  "0.0.0.0",
  "[::]",
  "[0:0:0:0:0:0:0:1]",
  "[::127.0.0.1]",
  "[::ffff:127.0.0.1]",
  "[::ffff:0.0.0.0]",
  "LocalHost",
  "localhost.",
  "local%68ost",
  "mail.localhost.",
  "localhost.localdomain",
  "ip6-localhost",
];

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "cosmic-config-"));
});

afterAll(() => rmSync(folder, { recursive: true }));

const build = (env: NodeJS.ProcessEnv) => buildConfig(readEnv(env));

const required = (env: NodeJS.ProcessEnv) =>
  build({ DATA_DIR: folder, ...env }).operator.requireSecondFactor;

function listProblems(env: NodeJS.ProcessEnv): string {
  try {
    build(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return "";
}

describe("local configuration", () => {
  it("needs no variable at all", () => {
    const config = build({ DATA_DIR: folder });
    expect(config).toMatchObject({
      production: false,
      sites: { webUrl: "http://localhost:3000", adminUrl: "http://localhost:3001", secure: false },
      http: { host: "127.0.0.1", port: 3002, trustProxy: [] },
      database: { url: null, directory: join(folder, "database") },
      limits: { scale: 100 },
    });
  });

  it("requires a second factor of operators in production, and elsewhere where it is asked for", () => {
    expect(required({})).toBe(false);
    expect(required({ REQUIRE_SECOND_FACTOR: "on" })).toBe(true);
    expect(required(PRODUCTION)).toBe(true);
    expect(required({ ...PRODUCTION, REQUIRE_SECOND_FACTOR: "off" })).toBe(false);
    expect(listProblems({ REQUIRE_SECOND_FACTOR: "maybe" })).toContain("REQUIRE_SECOND_FACTOR");
  });

  it("follows the ports it is given", () => {
    expect(build({ DATA_DIR: folder, PORT: "8080", ADMIN_PORT: "8081" }).sites).toMatchObject({
      webUrl: "http://localhost:8080",
      adminUrl: "http://localhost:8081",
    });
  });

  it("makes a signing secret once and keeps it from other people", () => {
    const data = join(folder, "fresh", "data");
    const first = build({ DATA_DIR: data }).secrets.session;
    expect(first.length).toBeGreaterThanOrEqual(32);
    expect(build({ DATA_DIR: data }).secrets.session).toBe(first);
    const file = join(data, "session-secret");
    expect(readFileSync(file, "utf8")).toBe(first);
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  it("fails with a clear error when the data directory is not writable", () => {
    expect(listProblems({ DATA_DIR: "/dev/null/data" })).toBe(
      "DATA_DIR cannot be written: /dev/null/data",
    );
  });

  it("sends mail to the local mailbox, on the port it is given", () => {
    expect(build({ DATA_DIR: folder })).toMatchObject({
      mail: { from: "no-reply@cosmic.test", requireTls: false },
      secrets: { smtpUrl: "smtp://127.0.0.1:1025" },
    });
    expect(build({ DATA_DIR: folder, SMTP_PORT: "2525" }).secrets.smtpUrl).toBe(
      "smtp://127.0.0.1:2525",
    );
  });

  it("uses MIGRATION_DATABASE_URL for migrations only when DATABASE_URL is set", () => {
    const DATABASE_URL = "postgres://cosmic@pooler:6432/cosmic";
    const MIGRATION_DATABASE_URL = "postgres://cosmic:hidden-value@database:5432/cosmic";
    expect(
      build({ DATA_DIR: folder, DATABASE_URL, MIGRATION_DATABASE_URL }).database,
    ).toMatchObject({ url: DATABASE_URL, migrationUrl: MIGRATION_DATABASE_URL });
    expect(build({ DATA_DIR: folder, DATABASE_URL }).database.migrationUrl).toBeNull();
    const problems = listProblems({ DATA_DIR: folder, MIGRATION_DATABASE_URL });
    expect(problems).toContain("DATABASE_URL must be set when MIGRATION_DATABASE_URL is");
    expect(problems).not.toContain("hidden-value");
  });

  it("uses DATABASE_REPLICA_URL only when DATABASE_URL is set", () => {
    const DATABASE_URL = "postgres://cosmic@primary:5432/cosmic";
    const DATABASE_REPLICA_URL = "postgres://cosmic@replica:5432/cosmic";
    const config = build({ DATA_DIR: folder, DATABASE_URL, DATABASE_REPLICA_URL });
    expect(config.database.replicaUrl).toBe(DATABASE_REPLICA_URL);
    expect(build({ DATA_DIR: folder, DATABASE_URL }).database.replicaUrl).toBeNull();
    expect(listProblems({ DATA_DIR: folder, DATABASE_REPLICA_URL })).toContain(
      "DATABASE_URL must be set when DATABASE_REPLICA_URL is",
    );
  });

  it.each([
    "postgres://cosmic@/cosmic?host=/run/postgresql",
    "postgres:///cosmic",
    "postgresql://cosmic:hidden%23value@db.internal:5432/cosmic?sslmode=require",
  ])("accepts the address %s", (DATABASE_URL) => {
    expect(build({ DATA_DIR: folder, DATABASE_URL }).database.url).toBe(DATABASE_URL);
  });

  it("treats an empty or blank variable as not set", () => {
    expect(build({ DATA_DIR: folder, DATABASE_URL: "", TRUST_PROXY: " \t" })).toMatchObject({
      database: { url: null },
      http: { trustProxy: [] },
    });
  });

  it("accepts proxies by address, by range and by name", () => {
    const TRUST_PROXY = "loopback, 10.0.0.0/8,fd00::/8, 192.0.2.1";
    expect(build({ DATA_DIR: folder, TRUST_PROXY }).http.trustProxy).toEqual([
      "loopback",
      "10.0.0.0/8",
      "fd00::/8",
      "192.0.2.1",
    ]);
  });

  it.each([
    ["PORT", "99999"],
    ["PORT", "http"],
    ["PUBLIC_WEB_URL", "localhost:3000"],
    ["PUBLIC_WEB_URL", "https://cosmic.blue/app"],
    ["PUBLIC_ADMIN_URL", "javascript:alert(1)"],
    ["DATABASE_URL", "mysql://hidden-value"],
    ["DATABASE_URL", "postgres://cosmic:hidden-value#1@db.internal/cosmic"],
    ["MIGRATION_DATABASE_URL", "http://hidden-value"],
    ["SESSION_SECRET", "hidden-value"],
    ["TRUST_PROXY", "true"],
    ["TRUST_PROXY", "*"],
    ["TRUST_PROXY", "10.0.0.0/999"],
    ["TRUST_PROXY", "0.0.0.0/0"],
    ["TRUST_PROXY", "::/0"],
    ["TRUST_PROXY", "1.2.3.4/99"],
    ["RATE_LIMIT_SCALE", "0"],
    ["SMTP_URL", "http://hidden-value"],
    ["SMTP_URL", "smtp://mail.cosmic.blue?secure=hidden-value"],
    ["SMTP_URL", "smtp://hidden-value:%zz@mail.cosmic.blue"],
    ["SMTP_URL", "mail.cosmic.blue:25"],
    ["SMTP_URL", "smtp://1.2.3.4.5"],
    ["SMTP_URL", "smtp://mail.cosmic.blue%2fhidden-value"],
    ["SMTP_PORT", "70000"],
    ["MAIL_FROM", "hidden-value"],
    ["MAIL_FROM", "a@cosmic.blue\nBcc: hidden-value"],
    ["LOG_LEVEL", "loud"],
    ["NODE_ENV", "prod"],
  ])("refuses %s=%s by name and without its value", (name, value) => {
    const problems = listProblems({ DATA_DIR: folder, [name]: value });
    expect(problems).toMatch(new RegExp(`^${name} (must|has) `));
    expect(problems).not.toContain("hidden-value");
  });
});

describe("development configuration", () => {
  it.each([
    ["PUBLIC_WEB_URL", "https://cosmic.blue"],
    ["PUBLIC_ADMIN_URL", "https://admin.cosmic.blue"],
    ["STRIPE_SECRET_KEY", PRODUCTION.STRIPE_SECRET_KEY],
  ])("refuses %s=%s, with whatever secrets, and names the way out", (name, value) => {
    const { STRIPE_WEBHOOK_SECRET, SESSION_SECRET } = PRODUCTION;
    const pair = name === "STRIPE_SECRET_KEY" ? { STRIPE_WEBHOOK_SECRET } : {};
    for (const NODE_ENV of ["", "development", "test"]) {
      for (const secret of [SESSION_SECRET, "local-development-only-session-secret"]) {
        const env = { DATA_DIR: folder, NODE_ENV, SESSION_SECRET: secret, ...pair, [name]: value };
        const problems = listProblems(env);
        expect(problems).toMatch(new RegExp(`^${name} is .*: set NODE_ENV=production`));
        expect(problems).not.toMatch(/cosmic\.blue|51Qm/);
      }
    }
  });

  it.each([
    ["PUBLIC_WEB_URL", "https://localhost:3000"],
    ["PUBLIC_WEB_URL", "http://cosmic.test:3000"],
    ["RATE_LIMIT_SCALE", "10000"],
  ])("accepts %s=%s", (name, value) => {
    expect(listProblems({ DATA_DIR: folder, [name]: value })).toBe("");
  });
});

describe("production configuration", () => {
  it("runs with a test key of Stripe only when told so", () => {
    const STRIPE_SECRET_KEY = PRODUCTION.STRIPE_SECRET_KEY.replace("live", "test");
    for (const ALLOW_STRIPE_TEST_KEY of ["", "off"]) {
      const problems = listProblems({ ...PRODUCTION, STRIPE_SECRET_KEY, ALLOW_STRIPE_TEST_KEY });
      expect(problems).toMatch(/^STRIPE_SECRET_KEY is a test key.*ALLOW_STRIPE_TEST_KEY=on/);
    }
    const config = build({ ...PRODUCTION, STRIPE_SECRET_KEY, ALLOW_STRIPE_TEST_KEY: "on" });
    expect(config.stripe.livemode).toBe(false);
  });

  it("widens the rate limits tenfold at most", () => {
    expect(build({ ...PRODUCTION, RATE_LIMIT_SCALE: "10" }).limits.scale).toBe(10);
    expect(listProblems({ ...PRODUCTION, RATE_LIMIT_SCALE: "10.1" })).toMatch(/^RATE_LIMIT_SCALE /);
  });

  it("starts with everything set", () => {
    expect(build(PRODUCTION)).toMatchObject({
      production: true,
      sites: { secure: true },
      limits: { scale: 1 },
      logLevel: "info",
      mail: { from: "no-reply@cosmic.blue", requireTls: true },
    });
  });

  it.each<[string, string | undefined]>([
    ["SESSION_SECRET", undefined],
    ["SESSION_SECRET", "short-hidden-value"],
    ["SESSION_SECRET", "change-me-change-me-change-me-change-me"],
    ["SESSION_SECRET", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"],
    ["PUBLIC_WEB_URL", undefined],
    ["PUBLIC_WEB_URL", "http://cosmic.blue"],
    ["PUBLIC_ADMIN_URL", undefined],
    ["PUBLIC_ADMIN_URL", "http://admin.cosmic.blue"],
    ["PUBLIC_ADMIN_URL", "https://cosmic.blue"],
    ["PUBLIC_WEB_URL", "https://localhost"],
    ["PUBLIC_WEB_URL", "https://localhost:3000"],
    ["PUBLIC_WEB_URL", "https://cosmic.localhost"],
    ["PUBLIC_WEB_URL", "https://127.0.0.1"],
    ["PUBLIC_WEB_URL", "https://127.1"],
    ["PUBLIC_WEB_URL", "https://[::1]"],
    ["PUBLIC_WEB_URL", "https://cosmic.test"],
    ["PUBLIC_WEB_URL", "https://cosmic.invalid"],
    ["PUBLIC_WEB_URL", "https://cosmic.local"],
    ["PUBLIC_WEB_URL", "https://cosmic.example"],
    ["PUBLIC_WEB_URL", "https://cosmic.example."],
    ["PUBLIC_WEB_URL", "https://www.example.com"],
    ["PUBLIC_ADMIN_URL", "https://localhost:3001"],
    ["PUBLIC_ADMIN_URL", "https://admin.cosmic.example"],
    ["DATABASE_URL", "postgres://cosmic:local-development-only@pgbouncer:6432/cosmic"],
    ["DATABASE_URL", "postgres://cosmic:change-me@db.internal/cosmic"],
    ["DATABASE_URL", "postgres://cosmic:password@db.internal/cosmic"],
    ["DATABASE_URL", "postgres://cosmic:PostGres@db.internal/cosmic"],
    ["DATABASE_URL", "postgres://cosmic:example@db.internal/cosmic"],
    ["DATABASE_URL", "postgres://cosmic:s%65cret@db.internal/cosmic"],
    ["DATABASE_URL", "postgres://cosmic:123456@db.internal/cosmic"],
    ["DATABASE_URL", "postgres://orbit:orbit@db.internal/cosmic"],
    ["DATABASE_URL", "postgres://cosmic@/cosmic?host=/run&password=change-me"],
    ["DATABASE_URL", "postgres://cosmic@db.example.com/cosmic"],
    ["MIGRATION_DATABASE_URL", "postgres://cosmic:local-development-only@postgres:5432/cosmic"],
    ["MIGRATION_DATABASE_URL", "postgres://cosmic:change-me@db.internal/cosmic"],
    ["DATABASE_REPLICA_URL", "postgres://cosmic:change-me@db.internal/cosmic"],
    ["SESSION_SECRET", " ".repeat(40)],
    ["SESSION_SECRET", "my-secret-of-thirty-two-characters!"],
    ["SESSION_SECRET", "0123456789abcdef0123456789abcdef"],
    ["ADMIN_PASSWORD", " ".repeat(14)],
    ["SMTP_URL", "smtps://post:change-me@mail.cosmic.blue:465"],
    ["SMTP_URL", "smtps://user:password@mail.cosmic.blue:465"],
    ["SMTP_URL", "smtps://post:kT9vLm2q@mail.example.com:465"],
    ["SMTP_URL", "smtps://post:kT9vLm2q@mail.example:465"],
    ["DATABASE_URL", undefined],
    ["SMTP_URL", "smtp://mailpit:1025"],
    ["DATABASE_URL", "postgres://cosmic:Local-Development-Only@pgbouncer:6432/cosmic"],
    ["DATABASE_URL", "postgres://cosmic:local%2Ddevelopment%2Donly@pgbouncer:6432/cosmic"],
    ["DATABASE_URL", "postgres://cosmic@pgbouncer:6432/cosmic?password=local-development-only"],
    ["SESSION_SECRET", "local-development-only-local-development-only"],
    ["OPENAI_BASE_URL", "https://stand-ins/v1"],
    ["SMTP_URL", undefined],
    ["SMTP_URL", "smtp://localhost:1025"],
    ["SMTP_URL", "smtp://hidden-value@127.0.0.1"],
    ["SMTP_URL", "smtps://[::1]:465"],
    ...OURSELVES.flatMap((host): [string, string][] => [
      ["SMTP_URL", `smtps://post:kT9vLm2q@${host}:465`],
      ["PUBLIC_WEB_URL", `https://${host}`],
      ["OPENAI_BASE_URL", `https://${host}/v1`],
    ]),
    ["SMTP_URL", "smtps://post:kT9vLm2q@MAIL%2Eexample%2Ecom:465"],
    ["DATABASE_URL", "postgres://cosmic@mailpit%2e/cosmic"],
    ["DATABASE_URL", "postgres://cosmic@/cosmic?host=db.example.com"],
    ["ADMIN_EMAIL", undefined],
    ["ADMIN_EMAIL", "no-address"],
    ["ADMIN_EMAIL", "admin@example.com"],
    ["ADMIN_PASSWORD", undefined],
    ["ADMIN_PASSWORD", "hiddenvalue"],
    ["ADMIN_PASSWORD", "change-me-please"],
    ["ADMIN_PASSWORD", "password1234567"],
  ])("refuses %s=%s by name and without its value", (name, value) => {
    const problems = listProblems({ ...PRODUCTION, [name]: value });
    expect(problems).toMatch(new RegExp(`^${name} `));
    expect(problems.split("\n")).toHaveLength(1);
    expect(problems).not.toMatch(/hidden-?value|change-me|aaaa/);
  });

  it.each([
    ["DATABASE_URL", "postgres://cosmic@/cosmic?host=/run/postgresql"],
    ["DATABASE_URL", "postgres://cosmic:f3a91c1234be5d42886d0e@db.internal/cosmic"],
    ["MIGRATION_DATABASE_URL", "postgres://cosmic:f3a91c07be5d42886d0e@db.internal/cosmic"],
    ["SMTP_URL", "smtp://relay.mail.svc.cluster.local:25"],
    ["SMTP_URL", "smtp://mail_relay:25"],
    ["SMTP_URL", "smtps://post:kT9vLm2q@[2001:db8::25]:465"],
    ["SMTP_URL", "smtps://post:kT9vLm2q@128.0.0.1:465"],
    ["PUBLIC_WEB_URL", "https://local.cosmic.blue"],
    ["PUBLIC_WEB_URL", "https://testing.cosmic.blue"],
  ])("accepts %s=%s", (name, value) => {
    expect(listProblems({ ...PRODUCTION, [name]: value })).toBe("");
  });

  it("accepts a random secret, whatever characters it contains", () => {
    const texts = ["hex", "base64", "base64url"] as const;
    for (let index = 0; index < 20_000; index += 1) {
      const bytes = createHash("sha256").update(`secret ${index}`).digest();
      for (const text of texts)
        expect([bytes, looksSampled(bytes.toString(text))]).toEqual([bytes, false]);
    }
    for (const run of ["1234", "abcd", "xxxx", "4321", "123456", "abcdef"]) {
      const SESSION_SECRET = `9f${run}e07be5d42886d0ef3a91c5b6d27c8e1`;
      expect([run, listProblems({ ...PRODUCTION, SESSION_SECRET })]).toEqual([run, ""]);
    }
  });

  it("lists every missing variable at once", () => {
    const problems = listProblems({ NODE_ENV: "production" });
    for (const name of Object.keys(PRODUCTION).slice(1)) expect(problems).toContain(name);
  });
});
