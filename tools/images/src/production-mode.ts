import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { createUser } from "@cosmic/tools-resilience/users/user";
import { expectHardened, expectNoSecrets } from "./hardening.ts";
import { forwardTo } from "./https-forward.ts";
import { findsReport, readReport, signInAtPanel } from "./journey.ts";
import { startLoad } from "./load.ts";
import { moveToNewServer } from "./lost-server.ts";
import { startWithoutPassword, tryRefusedSettings, tryUnknownTag } from "./mistakes.ts";
import { findSmoke } from "./smoke.ts";
import type { Stack } from "./stack.ts";
import type { Steps } from "./steps.ts";
import { printTable, readMemory, watchStarts } from "./table.ts";

const WEB = "cosmic-blueprint-trial.net";
const ADMIN = `admin.${WEB}`;
const OPERATOR = { email: `owner@${WEB}`, password: randomBytes(12).toString("hex") };

/** The first group of .env.example, filled in as docs/deploying.md says. Nothing is ever sent to these services. */
const settings = (tag: string): Record<string, string> => ({
  PUBLIC_WEB_URL: `https://${WEB}`,
  PUBLIC_ADMIN_URL: `https://${ADMIN}`,
  WEB_DOMAIN: WEB,
  ADMIN_DOMAIN: ADMIN,
  SESSION_SECRET: randomBytes(32).toString("hex"),
  POSTGRES_PASSWORD: randomBytes(24).toString("hex"),
  ADMIN_EMAIL: OPERATOR.email,
  ADMIN_PASSWORD: OPERATOR.password,
  SMTP_URL: `smtps://post:${randomBytes(12).toString("hex")}@mail.${WEB}:465`,
  PUBLIC_OPERATOR_EMAIL: `hello@${WEB}`,
  STRIPE_SECRET_KEY: `sk_live_${randomBytes(24).toString("hex")}`,
  STRIPE_WEBHOOK_SECRET: `whsec_${randomBytes(24).toString("hex")}`,
  IMAGE_TAG: tag,
  // All users of the trial come from one address.
  RATE_LIMIT_SCALE: "10",
});

function writeSettings(folder: string, values: Record<string, string>): void {
  let text = readFileSync(join(folder, ".env.example"), "utf8");
  for (const [name, value] of Object.entries(values)) {
    assert.match(text, new RegExp(`^${name}=`, "m"), `.env.example names ${name}`);
    text = text.replace(new RegExp(`^${name}=.*$`, "m"), `${name}=${value}`);
  }
  writeFileSync(join(folder, ".env"), text, { mode: 0o600 });
}

/** The answer to plain http, without following it. */
const askPlainly = (host: string, path: string) =>
  new Promise<{ status: number; location: string; server: string }>((resolve, reject) => {
    const asked = request({ host: "127.0.0.1", port: 80, path, headers: { host } }, (answer) => {
      const { location = "", server } = answer.headers;
      answer.resume();
      resolve({ status: answer.statusCode ?? 0, location, server: String(server ?? "") });
    });
    asked.once("error", reject).end();
  });

async function expectProtection(web: string): Promise<void> {
  const page = await fetch(web);
  assert.match(page.headers.get("strict-transport-security") ?? "", /max-age=31536000/);
  assert.equal(page.headers.get("server"), null);
  const body = { email: `cookie@${WEB}`, password: "a lantern of the trial" };
  const answer = await fetch(`${web}/api/auth/signup`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  assert.match(answer.headers.getSetCookie().join("; "), /__Host-.*Secure/i);
  const plain = await askPlainly(WEB, "/quiz?x=1");
  const expected = { status: 308, location: `https://${WEB}/quiz?x=1`, server: "" };
  assert.deepEqual(plain, expected, "http leads to https");
}

/** A new version for everything, while people use the site. */
async function tryUpdate(stack: Stack, web: string, more: Record<string, string>, build: string[]) {
  const load = await startLoad(web, `update-${more["IMAGE_TAG"]}-${performance.now().toFixed(0)}`);
  const replaced = await stack.listContainers("web", "api");
  const logs = replaced.map((id) => stack.docker("logs", "--follow", "--tail", "0", id));
  const since = performance.now();
  await stack.rollOut(more, ...build);
  const seconds = ((performance.now() - since) / 1_000).toFixed(0);
  const { asked, pages, calls, probes, slowest, failures } = await load.stop();
  const lines = (await Promise.all(logs)).join("\n").split("\n");
  const seen = lines.filter(
    (line) => /"status":503|"level":[456]0/.test(line) && !line.includes("send-mail"),
  );
  const told = [failures, ...seen.slice(0, 8)].join("\n");
  assert.equal(pages + calls, 0, `${pages} pages and ${calls} calls failed: ${told}`);
  if (probes > 0) console.log(seen.slice(0, 8).join("\n"));
  return `${seconds} s; ${asked} requests, none failed, slowest ${slowest} ms; ${probes} health checks refused`;
}

/** Both sites over https, with the authority of Caddy's volume. */
async function openSites(stack: Stack) {
  const file = "/data/caddy/pki/authorities/local/root.crt";
  const authority = await stack.compose("exec", "--no-TTY", "caddy", "cat", file);
  return [await forwardTo(WEB, authority), await forwardTo(ADMIN, authority)] as const;
}

/** What docs/deploying.md tells the owner of a server, with invented domains and Caddy's own authority. */
export async function tryProductionMode(stack: Stack, tags: readonly string[], steps: Steps) {
  const [first = "", second = "", third = ""] = tags;
  const env = { COMPOSE_PROFILES: "https" };
  const values = settings(first);
  writeSettings(stack.folder, values);
  mkdirSync(join(stack.folder, "deploy/caddy/local"), { recursive: true });
  writeFileSync(join(stack.folder, "deploy/caddy/local/own.options"), "local_certs\n");
  const starts = watchStarts(env);
  await steps.run("production: a start without a password of the database", () =>
    startWithoutPassword(stack),
  );
  await steps.run("production: the first start", () => stack.rollOut({}));
  const [web, admin] = await openSites(stack);
  try {
    await steps.run("production: what must and must not be there", async () => {
      assert.deepEqual(await findSmoke(web.origin, admin.origin), []);
      await expectProtection(web.origin);
    });
    const traveler = await steps.run("production: a report, and the panel", async () => {
      const me = await signInAtPanel(admin.origin, OPERATOR.email, OPERATOR.password);
      assert.match(me, /factor/i, "a second factor is asked for");
      return await readReport(web.origin, "owner");
    });
    await steps.run("production: nothing runs as root, no secret is in an image", async () => {
      const secrets = Object.entries(values).filter(([name]) => /SECRET|PASSWORD|SMTP/.test(name));
      await expectNoSecrets(
        stack,
        secrets.map(([, value]) => value),
      );
      return await expectHardened(stack);
    });
    const idle = await readMemory(stack);
    await steps.run("production: an update, one process", () =>
      tryUpdate(stack, web.origin, { IMAGE_TAG: second }, []),
    );
    await steps.run("production: a tag that no image has", () => tryUnknownTag(stack));
    await steps.run("production: two processes", () =>
      stack.rollOut({ IMAGE_TAG: second, API_PROCESSES: "2" }, "--no-build"),
    );
    await steps.run("production: an update, two processes", () =>
      tryUpdate(stack, web.origin, { IMAGE_TAG: third, API_PROCESSES: "2" }, []),
    );
    await steps.run("production: back to the version before, and to one process", async () => {
      const note = await tryUpdate(stack, web.origin, { IMAGE_TAG: second }, ["--no-build"]);
      assert.equal((await stack.listContainers("api")).length, 1);
      assert.ok(await findsReport(web.origin, traveler), "the report is there");
      return note;
    });
    await steps.run("production: settings that are refused change nothing", async () => {
      const note = await tryRefusedSettings(stack, web.origin, second, third);
      assert.ok(await findsReport(web.origin, traveler), "the report is there");
      return note;
    });
    await steps.run("production: Caddy's log is quiet", async () => {
      const log = await stack.compose("logs", "--no-log-prefix", "caddy");
      assert.doesNotMatch(log, /User-Agent":\["Wget|"uri":"\/config|failed to install root/);
    });
    starts.stop();
    const load = await startLoad(web.origin, "memory");
    const loaded = await readMemory(stack);
    assert.equal((await load.stop()).failures, "");
    await printTable(stack, { seconds: starts.seconds, idle, loaded });
    await steps.run("production: the server is lost, and a new one has its backup", async () => {
      const deleted = await moveToNewServer(stack, web.origin, { IMAGE_TAG: second });
      const moved = await openSites(stack);
      try {
        const [site] = moved;
        assert.ok(await findsReport(site.origin, traveler), "the report is there");
        const browser = createUser({ name: "leaver-again", origin: site.origin });
        const { status } = await browser.ask({ path: "/api/auth/login", body: deleted });
        assert.equal(status, 401, "the deleted account stays deleted");
      } finally {
        for (const site of moved) site.stop();
      }
    });
  } finally {
    starts.stop();
    web.stop();
    admin.stop();
  }
}
