import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { buildAppForTest, buildTestApp, type TestApp } from "../../../test/build-test-app.ts";
import { openOwnDatabase } from "../../../test/database.ts";
import { openSmtpSink, type SmtpSink } from "../../../test/smtp-sink.ts";
import type { OpenDatabase } from "../../db/open-database.ts";
import { inTransaction } from "../../db/transaction.ts";
import { queueMail } from "./index.ts";
import type { Mail } from "./mail.ts";
import { SAMPLE_MAILS } from "./sample-mails.ts";
import { packMail } from "./stored-mail.ts";

const TOKEN = "canary-token-canary-token-canary-token-abcd";

/** Milliseconds: longer than a busy machine takes for a mail, short for who waits for a silent one. */
const PATIENCE = 1_500;

let sink: SmtpSink;
let database: OpenDatabase;
let built: TestApp;
const log: string[] = [];

beforeAll(async () => {
  sink = await openSmtpSink();
  database = await openOwnDatabase();
  built = await buildTestApp({
    database,
    onLog: (line) => log.push(line),
    configure: (config) => ({
      ...config,
      jobs: { workers: true },
      mail: {
        ...config.mail,
        connectTimeout: PATIENCE,
        greetingTimeout: PATIENCE,
        silenceTimeout: PATIENCE,
      },
      secrets: { ...config.secrets, smtpUrl: sink.url },
    }),
  });
});

afterAll(async () => {
  await built.close();
  await database.close();
  await sink.close();
});

let to: string;
let person = 0;

beforeEach(() => {
  person += 1;
  to = `canary-${person}@cosmic.test`;
  sink.behave("ok");
  built.clock.set(null);
});

const queue = (mail: Mail) => inTransaction(built.deps.db, (tx) => queueMail(tx, built.deps, mail));

const resetMail = (): Mail => ({ template: "password-reset", to, token: TOKEN });

/** The jobs that hold a mail to the address, with how often each has failed. */
async function listRows(address: string) {
  const { rows } = await sql<{ failures: number }>`
    select retry_count + case when state = 'retry' then 1 else 0 end as failures from pgboss.job
    where name = 'send-mail' and data ->> 'to' = ${address}`.execute(built.deps.db);
  return rows;
}

const mailsTo = (address: string) => sink.mails.filter(({ to: names }) => names.includes(address));

async function waitUntil(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 50));
}

const waitUntilGone = (address: string) =>
  waitUntil(async () => (await listRows(address)).length === 0);

const waitForFailures = (address: string, failures: number) =>
  waitUntil(async () => ((await listRows(address))[0]?.failures ?? 0) >= failures);

/** Lets whatever waits for its next attempt have it now. */
const hurry = () =>
  sql`update pgboss.job set start_after = now() where name = 'send-mail'`.execute(built.deps.db);

const age = (address: string, minutes: number) =>
  sql`update pgboss.job set created_on = created_on - make_interval(mins => ${minutes})
    where name = 'send-mail' and data ->> 'to' = ${address}`.execute(built.deps.db);

const loggedMessages = () =>
  log.map((line) => (JSON.parse(line) as { msg?: string }).msg ?? "").join("\n");

describe("email outbox", () => {
  it("sends what a committed transaction queued, once, and deletes it", async () => {
    await queue(resetMail());
    await waitUntilGone(to);
    expect(mailsTo(to)).toHaveLength(1);
    const link = `http://localhost:3000/reset-password?token=${TOKEN}`;
    expect(mailsTo(to)[0]?.content).toContain(link);
    const { rows } =
      await sql`select 1 from pgboss.job where data::text like ${`%${TOKEN}%`}`.execute(
        built.deps.db,
      );
    expect(rows).toEqual([]);
  });

  it("holds nothing of a transaction that was rolled back", async () => {
    const undone = inTransaction(built.deps.db, async (tx) => {
      await queueMail(tx, built.deps, { template: "welcome", to });
      throw new Error("changed my mind");
    });
    await expect(undone).rejects.toThrow("changed my mind");
    expect(await listRows(to)).toEqual([]);
  });

  it.each([
    "",
    "no-address",
    "A@cosmic.test",
    "a@cosmic.test\r\nBcc: v@x.test",
    "a@cosmic.test, v@x.test",
    `${"a".repeat(250)}@cosmic.test`,
  ])("refuses mail to %j", async (address) => {
    await expect(queue({ template: "welcome", to: address })).rejects.toThrow("canonical");
  });

  it.each(["hang", "4xx", "5xx"] as const)("delivers after a time of %s", async (mode) => {
    sink.behave(mode);
    await queue(resetMail());
    await waitForFailures(to, 1);
    expect(mailsTo(to)).toEqual([]);
    sink.behave("ok");
    await hurry();
    await waitUntilGone(to);
    expect(mailsTo(to)).toHaveLength(1);
  });

  it("backs off after each failure, two minutes at most", async () => {
    sink.behave("4xx");
    await queue({ template: "welcome", to });
    await waitForFailures(to, 1);
    await sql`update pgboss.job set retry_count = 500, start_after = now()
      where name = 'send-mail'`.execute(built.deps.db);
    await waitForFailures(to, 502);
    const { rows } = await sql<{ pause: number }>`
      select extract(epoch from start_after - now())::float8 as pause from pgboss.job
      where name = 'send-mail'`.execute(built.deps.db);
    expect(rows[0]?.pause).toBeGreaterThan(55);
    expect(rows[0]?.pause).toBeLessThanOrEqual(120);
    sink.behave("ok");
    await hurry();
    await waitUntilGone(to);
  });

  it("holds no token that could be read in the database while it waits", async () => {
    sink.behave("4xx");
    await queue(resetMail());
    const { rows } = await sql`select * from pgboss.job where data ->> 'to' = ${to}`.execute(
      built.deps.db,
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(TOKEN);
    sink.behave("ok");
    await hurry();
    await waitUntilGone(to);
    expect(mailsTo(to)[0]?.content).toContain(TOKEN);
  });

  it("drops a mail whose token was sealed for another address, or was not sealed", async () => {
    const sealed = packMail(
      { template: "password-reset", to: "x@x.test", token: TOKEN },
      built.config,
    );
    for (const data of [
      { ...sealed, to },
      { template: "password-reset", to, sealedToken: TOKEN },
    ]) {
      await inTransaction(built.deps.db, (tx) => built.deps.jobs.sendWithin(tx, "send-mail", data));
      await waitUntilGone(to);
    }
    expect(mailsTo(to)).toEqual([]);
    expect(loggedMessages()).toContain("cannot be read");
  });

  it("drops a reset mail whose link has ended", async () => {
    sink.behave("4xx");
    await queue(resetMail());
    await waitForFailures(to, 1);
    sink.behave("ok");
    await age(to, 60);
    await hurry();
    await waitUntilGone(to);
    expect(mailsTo(to)).toEqual([]);
    expect(loggedMessages()).toContain("its time is over");
  });

  it("still sends another mail at that age, and drops it after three days", async () => {
    sink.behave("4xx");
    await queue({ template: "account-deleted", to });
    await waitForFailures(to, 1);
    await age(to, 71 * 60);
    await hurry();
    await waitForFailures(to, 2);
    await age(to, 60);
    sink.behave("ok");
    await hurry();
    await waitUntilGone(to);
    expect(mailsTo(to)).toEqual([]);
  });

  it("gives up on a recipient that the server refuses for a quarter of an hour", async () => {
    sink.behave("5xx");
    await queue({ template: "welcome", to });
    await waitForFailures(to, 1);
    await age(to, 15);
    await hurry();
    await waitUntilGone(to);
    expect(mailsTo(to)).toEqual([]);
    expect(loggedMessages()).toContain("its server refuses it");
  });

  it("drops mail that no release can read", async () => {
    await inTransaction(built.deps.db, (tx) =>
      built.deps.jobs.sendWithin(tx, "send-mail", { to, template: "horoscope" }),
    );
    await waitUntilGone(to);
    expect(loggedMessages()).toContain("cannot be read");
  });

  it("writes neither address nor token to the log", () => {
    expect(log.length).toBeGreaterThan(10);
    expect(log.join("")).not.toMatch(/canary/);
  });
});

describe("email previews", () => {
  it("show every email in development", async () => {
    const list = await built.app.inject("/api/dev/mails");
    expect(list.statusCode).toBe(200);
    const templates = [...list.body.matchAll(/\/api\/dev\/mails\/([a-z-]+)"/g)].map(
      ([, name]) => name,
    );
    expect(templates).toHaveLength(SAMPLE_MAILS.length);
    for (const template of templates) {
      const page = await built.app.inject(`/api/dev/mails/${template}`);
      expect(page.statusCode).toBe(200);
      expect(page.headers["content-security-policy"]).toContain("default-src 'none'");
      expect(page.body).toContain("Subject: ");
    }
    expect((await built.app.inject("/api/dev/mails/horoscope")).statusCode).toBe(404);
  });

  it("do not exist in production", async () => {
    const { app } = await buildAppForTest({
      configure: (config) => ({ ...config, production: true }),
    });
    for (const path of ["/api/dev/mails", "/api/dev/mails/welcome"]) {
      expect((await app.inject(path)).statusCode).toBe(404);
    }
  });
});
