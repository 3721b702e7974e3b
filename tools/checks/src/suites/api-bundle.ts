import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ship } from "@cosmic/api/build/ship";
import { openDatabase } from "@cosmic/api/db/open-database";
import { grantLifetimeToDomain } from "@cosmic/api/testing/lifetime-addresses";
import { buildTestConfig } from "@cosmic/api/testing/test-config";
import { findFreePort } from "@cosmic/local-services/free-port";
import { waitForAddress } from "@cosmic/local-services/wait-for-address";
import { type CommandResult, runTool } from "@cosmic/tools-programs/run-tool";

const PAYERS = "bundle.cosmic.test";

function expectThat(isSo: boolean, claim: string, seen: unknown): void {
  if (!isSo) throw new Error(`Not so: ${claim}. Seen: ${String(seen).slice(0, 2_000)}`);
}

async function letPayersIn(url: string): Promise<void> {
  const database = await openDatabase({ ...buildTestConfig().database, url }, () => {});
  await grantLifetimeToDomain(database.db, PAYERS).finally(() => database.close());
}

/** `migrate` ends by itself, names the operator it made, and has nothing more to do a second time. */
async function migrateTwice(folder: string, env: Record<string, string>): Promise<void> {
  const run = (...args: string[]) => runTool("node", ["main.js", ...args], { cwd: folder, env });
  const odd = await run("migrate", "down");
  expectThat(odd.code === 1, "an unknown argument ends with code 1", odd.output);
  expectThat(odd.output.trim().split("\n").length === 1, "it says so in one line", odd.output);
  const first = await run("migrate");
  expectThat(first.code === 0, "migrate ends with code 0", first.output);
  expectThat(/password {2}\S{12,}/.test(first.output), "it tells the password", first.output);
  const second = await run("migrate");
  expectThat(second.output.trim() === "The database is up to date.", "once", second.output);
}

/** Who has nothing but the image has its commands too, and reads in one line what is wrong. */
async function tryCommands(folder: string, env: Record<string, string>): Promise<void> {
  const run = (args: string[], changed: Record<string, string> = {}) =>
    runTool("node", ["main.js", ...args], { cwd: folder, env: { ...env, ...changed } });
  const operators = await run(["operators", "list"]);
  expectThat(operators.code === 0, "operators list ends with code 0", operators.output);
  const isOne = /^[^\s@]+@[^\s@]+  since [\d-]{10}  password only$/.test(operators.output.trim());
  expectThat(isOne, "it names the one operator", operators.output);
  const unpaid = await run(["reconcile"]);
  expectThat(unpaid.code === 1, "reconcile needs the keys of Stripe", unpaid.output);
  expectThat(unpaid.output.startsWith("Payments are not set up"), "and says so", unpaid.output);
  for (const name of ["DATABASE_URL", "MIGRATION_DATABASE_URL"]) {
    const elsewhere = new URL(env["DATABASE_URL"] ?? "");
    elsewhere.pathname = "/no_such_database";
    const refused = await run(["migrate"], { [name]: elsewhere.href });
    const said = `The database refuses: database "no_such_database" does not exist (${name}).`;
    expectThat(refused.output.trim() === said, "an unknown database is named", refused.output);
  }
}

/** Signing up hashes a password, the report needs the places' rules, its PDF thread and the fonts. */
async function useIt(origin: string): Promise<void> {
  const post = (path: string, body: object, cookie = "") =>
    fetch(`${origin}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie },
      body: JSON.stringify(body),
    });
  const person = { email: `ada@${PAYERS}`, password: "a-steady-lantern" };
  const signedUp = await post("/api/auth/signup", person);
  expectThat(signedUp.ok, "a user signs up", await signedUp.text());
  expectThat((await post("/api/auth/login", person)).ok, "and signs in", person.email);
  const cookie = signedUp.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");

  const places = await fetch(`${origin}/api/places?search=Lisbon`, { headers: { cookie } });
  const found = await places.text();
  expectThat(found.includes("Europe/Lisbon"), "places are found by name", found);
  const request = { birthDate: "1990-07-14", mbtiType: "INTJ" };
  const made = await post("/api/generate-profile", request, cookie);
  expectThat(made.ok, "a report is made", made.status);
  const { profile } = (await made.json()) as { profile: { slug: string } };
  const address = `${origin}/api/profiles/${profile.slug}/report.pdf`;
  const pdf = Buffer.from(await (await fetch(address, { headers: { cookie } })).arrayBuffer());
  expectThat(pdf.subarray(0, 5).toString() === "%PDF-", "and printed", pdf.subarray(0, 500));
  const pages = await fetch(`${origin}/api/docs/`);
  expectThat(pages.status === 404, "there are no pages about the API", pages.status);
}

async function stop(child: ChildProcess): Promise<unknown> {
  if (child.exitCode !== null) return child.exitCode;
  child.kill("SIGTERM");
  const [code] = (await once(child, "exit")) as [number | null];
  return code;
}

/**
 * What the image of the API carries, alone in a folder, against a database of its own: it brings that
 * up to date, answers, hashes a password, makes a report and prints it, and stops when told to.
 * @param databaseUrl an empty database that nothing else uses
 */
export async function tryShippedApi(databaseUrl: string): Promise<CommandResult> {
  const folder = mkdtempSync(join(tmpdir(), "cosmic-shipped-"));
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const data = join(folder, "data");
  const env = {
    NODE_ENV: "development",
    DATABASE_URL: databaseUrl,
    DATA_DIR: data,
    API_PORT: String(port),
    LOG_LEVEL: "error",
    ADMIN_EMAIL: "",
    ADMIN_PASSWORD: "",
    STRIPE_SECRET_KEY: "",
    STRIPE_WEBHOOK_SECRET: "",
  };
  let child: ChildProcess | null = null;
  try {
    ship(folder);
    mkdirSync(data);
    await migrateTwice(folder, env);
    await tryCommands(folder, env);
    await letPayersIn(databaseUrl);
    child = spawn("node", ["main.js"], {
      cwd: folder,
      env: { ...process.env, ...env },
      stdio: ["ignore", "ignore", "inherit"],
    });
    await waitForAddress(`${origin}/healthz`);
    await waitForAddress(`${origin}/readyz`);
    await useIt(origin);
    const code = await stop(child);
    expectThat(code === 0, "it ends with code 0 when told to stop", code);
    return { code: 0, output: "" };
  } finally {
    if (child) await stop(child);
    rmSync(folder, { recursive: true, force: true });
  }
}
