import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ANY_PORTS, findFreePort } from "@cosmic/local-services/free-port";
import { waitForAddress } from "@cosmic/local-services/wait-for-address";
import { ROOT } from "@cosmic/tools-programs/root";

// Starting, stopping and starting again, as a person at a terminal does it.
const folder = mkdtempSync(join(tmpdir(), "cosmic-start-"));
const children = new Set<ReturnType<typeof start>>();

function start(
  port: number,
  adminPort: number,
  dataDirectory: string,
  { script = "serve-local.ts", databaseUrl = "" } = {},
) {
  const child = spawn(process.execPath, [join(ROOT, "tools/cli/src", script)], {
    cwd: ROOT,
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      PORT: String(port),
      ADMIN_PORT: String(adminPort),
      DATA_DIR: dataDirectory,
      ...ANY_PORTS,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  let complained = "";
  child.stdout.on("data", (chunk: Buffer) => {
    printed += chunk.toString();
  });
  child.stderr.on("data", (chunk: Buffer) => {
    complained += chunk.toString();
  });
  const ended = new Promise<number>((resolve) => {
    child.once("exit", (code) => resolve(code ?? -1));
  });
  const running = { child, ended, printed: () => printed, complained: () => complained.trim() };
  children.add(running);
  return running;
}

const [port, adminPort] = [await findFreePort(), await findFreePort()];
const origin = `http://localhost:${port}`;
const person = { email: "keeper@cosmic.test", password: "a-steady-lantern" };

async function post(path: string, body: object, cookie = ""): Promise<Response> {
  const response = await fetch(`${origin}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify(body),
  });
  assert.equal(response.status, 200, `${path}: ${await response.clone().text()}`);
  return response;
}

const getCookie = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");

async function slugs(cookie: string): Promise<string[]> {
  const response = await fetch(`${origin}/api/profiles`, { headers: { cookie } });
  return ((await response.json()) as { slug: string }[]).map(({ slug }) => slug);
}

/** Waits until the mailbox holds a letter to the address. */
async function expectEmail(mailbox: string, to: string): Promise<void> {
  const query = new URLSearchParams({ "to.address": to });
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const letters = await (await fetch(`${mailbox}/email?${query.toString()}`)).json();
    if ((letters as unknown[]).length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  assert.fail(`no letter to ${to} in the mailbox`);
}

/** A start that must refuse: exit code 1 and exactly one line that matches. */
async function expectRefusal(what: string, attempt: ReturnType<typeof start>, line: RegExp) {
  assert.equal(await attempt.ended, 1, `${what}: exit code`);
  assert.equal(attempt.complained().split("\n").length, 1, `${what}: ${attempt.complained()}`);
  assert.match(attempt.complained(), line, what);
  console.log(`ok: ${what}: ${attempt.complained()}`);
}

try {
  const data = join(folder, "data");
  const first = start(port, adminPort, data);
  await waitForAddress(`${origin}/readyz`);
  await waitForAddress(`http://localhost:${adminPort}/`);
  const password = /password\s+│ (\S+)/.exec(first.printed())?.[1] ?? "";
  assert.ok(password.length >= 12, "the first start prints the operator's password");
  const cookie = getCookie(await post("/api/auth/signup", person));
  await post("/api/generate-profile", { birthDate: "1990-07-15", mbtiType: "INTJ" }, cookie);
  const before = await slugs(cookie);
  assert.equal(before.length, 1);
  const mailbox = /Mailbox\s+│ (\S+)/.exec(first.printed())?.[1] ?? "";
  await expectEmail(mailbox, person.email);
  const provider = /In place of Google\s+│ (\S+)/.exec(first.printed())?.[1] ?? "";
  await waitForAddress(`${provider}/.well-known/openid-configuration`);
  const payments = /In place of Stripe\s+│ (\S+)/.exec(first.printed())?.[1] ?? "";
  await waitForAddress(`${payments}/_control/ledger`);
  console.log("ok: the mailbox has the welcome letter; stand-ins answer for Google and Stripe");

  const [otherPort, otherAdminPort] = [await findFreePort(), await findFreePort()];
  writeFileSync(join(folder, "a-file"), "");
  const unanswered = `postgres://unknown@127.0.0.1:${await findFreePort()}/nothing`;
  // Each is refused by itself, so that they can be tried together.
  await Promise.all([
    expectRefusal(
      "a second start on the same data",
      start(otherPort, otherAdminPort, data),
      /already|in use/i,
    ),
    expectRefusal(
      "a port in use",
      start(port, otherAdminPort, join(folder, "taken-port")),
      new RegExp(`Port ${port} is in use`),
    ),
    expectRefusal(
      "a data folder that is a file",
      start(otherPort, otherAdminPort, join(folder, "a-file")),
      /cannot be/i,
    ),
    expectRefusal(
      "a database server that does not answer",
      start(otherPort, otherAdminPort, join(folder, "no-server"), { databaseUrl: unanswered }),
      /does not answer/,
    ),
    expectRefusal(
      "a port that no browser opens",
      start(6000, otherAdminPort, join(folder, "kept-port"), { script: "start.mjs" }),
      /Browsers do not open port 6000/,
    ),
  ]);

  first.child.kill("SIGINT");
  assert.equal(await first.ended, 0, "Ctrl-C ends with exit code 0");
  for (const address of [mailbox, provider, payments])
    await assert.rejects(fetch(address), address);
  const second = start(port, adminPort, data);
  await waitForAddress(`${origin}/readyz`);
  assert.ok(!second.printed().includes(password), "the password is printed once only");
  assert.deepEqual(await slugs(cookie), before, "the session and the blueprint are still there");
  const again = getCookie(await post("/api/auth/login", person));
  assert.deepEqual(await slugs(again), before);

  second.child.kill("SIGKILL");
  await second.ended;
  const third = start(port, adminPort, data);
  await waitForAddress(`${origin}/readyz`);
  assert.deepEqual(await slugs(again), before, "a killed process loses nothing and blocks nothing");
  third.child.kill("SIGTERM");
  assert.equal(await third.ended, 0);
  console.log("ok: the blueprint survives a stop, a kill and both starts after them");
} finally {
  for (const { child } of children) child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
}
