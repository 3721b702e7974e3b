import { readFileSync } from "node:fs";
import { join } from "node:path";
import { migrateOnce } from "../../shape/replica.ts";
import { buildEarlier } from "../build-earlier.ts";
import { findEarlierVersion, hasFile } from "../earlier-version.ts";
import type { Environment } from "../environment.ts";
import type { Fault } from "../fault.ts";
import type { Findings } from "../findings.ts";
import { addSideServer, type SideServer } from "../side-server.ts";
import { type Step, tryCrossing, trySmoke } from "../smoke.ts";
import { startSteadily } from "../steady-rate.ts";

const DATABASE = "f26";
/** Versions that have it may be started on a database that is further than they are. */
const COMING_BACK = "apps/api/src/db/migrate.test.ts";
const PER_SECOND = 20;
/** Lines of a process's log that tell of something that should not be. */
const ERROR = 50;

function errorsIn(logFile: string): string[] {
  const lines = readFileSync(logFile, "utf8").split("\n");
  return lines.filter((line) => Number(/^\{"level":(\d+)/.exec(line)?.[1] ?? 0) >= ERROR);
}

const told = (steps: readonly Step[]) =>
  steps.map(([what, , answer]) => `${what} (${answer})`).join("; ");

function judge(findings: Findings, who: string, steps: readonly Step[]): void {
  const failed = steps.filter(([, isFine]) => !isFine);
  findings.all(`steps of ${who}`, steps.length - failed.length, steps.length);
  if (failed.length > 0) findings.note(`failed: ${told(failed)}`);
}

/** This version's migrations, while people use the earlier one. @returns requests, and how many failed */
async function migrateUnder(
  environment: Environment,
  earlier: SideServer,
  env: Record<string, string>,
) {
  const person = environment.newPerson(earlier.url);
  await person.signUp();
  const statuses: (number | null)[] = [];
  const use = startSteadily(PER_SECOND, async () => {
    statuses.push((await person.ask({ path: "/api/auth/user" })).status);
  });
  const logFile = join(environment.folder, "migration-f26.log");
  await migrateOnce({ env: { ...environment.apiEnv, ...env }, logFile }).finally(() => use.stop());
  return [statuses.length, statuses.filter((status) => status !== 200).length] as const;
}

async function deploy(environment: Environment, findings: Findings, commit: string, main: string) {
  const url = new URL(environment.postgres.url);
  url.pathname = `/${DATABASE}`;
  const env = { DATABASE_URL: url.href, MIGRATION_DATABASE_URL: url.href };
  const earlier = await addSideServer(environment, "earlier", env, main);
  const next = await addSideServer(environment, "next", env);
  try {
    await earlier.replica.start();
    const before = await trySmoke(environment, earlier);
    const cannot = before.filter(([, isFine]) => !isFine);
    if (cannot.length > 0) findings.note(`it does not do yet: ${told(cannot)}`);
    // Whatever it does on its own schema.
    const tryEarlier = async (when: string) => {
      const steps = await trySmoke(environment, earlier);
      const able = steps.filter(([what]) => !cannot.some(([other]) => other === what));
      judge(findings, `the earlier version ${when}`, able);
    };
    const [asked, failed] = await migrateUnder(environment, earlier, env);
    findings.none(`of ${asked} requests failed while this version migrated`, failed);
    await tryEarlier("on the new schema");
    await next.replica.start();
    judge(findings, "this version beside it", await trySmoke(environment, next));
    judge(findings, "one, then the other", await tryCrossing(environment, earlier, next));
    judge(findings, "the other way round", await tryCrossing(environment, next, earlier));
    findings.holds("it ends with 0", (await earlier.replica.term()) === 0);
    const errors = errorsIn(earlier.replica.logFile);
    findings.none("errors in its log", errors.length);
    for (const line of errors.slice(0, 3)) findings.note(line.slice(0, 300));
    if (hasFile(commit, COMING_BACK)) {
      await earlier.replica.start();
      await tryEarlier("started again");
    } else {
      findings.note("it is of before versions could be started again on a newer schema");
    }
  } finally {
    await Promise.all([earlier.kill(), next.kill()]);
  }
}

export const rollingDeploy: Fault = {
  row: "F26",
  name: "the version before the newest migration runs on while this one is deployed",
  expected: "it goes on doing what it did, on the new schema; each reads what the other wrote",
  isWholeOnly: true,
  async run(environment, findings) {
    const version = findEarlierVersion();
    if (typeof version === "string") {
      findings.notTried(version);
      return;
    }
    const { commit, day, unknown, reshaped } = version;
    findings.note(`${commit.slice(0, 12)} of ${day}, which does not know ${unknown.join(", ")}`);
    if (reshaped > 0) {
      findings.note(`passed over: ${reshaped} later commits, of a schema changed in place since`);
    }
    const [main, why] = await buildEarlier(commit, join(environment.folder, "earlier"));
    if (main === null) {
      findings.notTried(why);
      return;
    }
    await environment.queryAsOwner(`create database ${DATABASE} owner cosmic`);
    try {
      await deploy(environment, findings, commit, main);
    } finally {
      await environment.queryAsOwner(`drop database ${DATABASE} with (force)`);
    }
  },
};
