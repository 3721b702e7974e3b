import { readFileSync } from "node:fs";
import { join } from "node:path";
import { migrateOnce, type Replica } from "../../processes/replica.ts";
import { startSteadily } from "../../users/traffic.ts";
import { buildEarlier, findEarlierVersion } from "../earlier-version.ts";
import type { Environment } from "../environment.ts";
import type { Fault } from "../fault.ts";
import type { Findings } from "../findings.ts";
import { type Step, tryBothVersions, tryEverything } from "../smoke.ts";

const DATABASE = "f26";
const PER_SECOND = 20;
/** The level of log lines that must not be there. */
const ERROR = 50;

const errorsIn = (logFile: string): string[] =>
  readFileSync(logFile, "utf8")
    .split("\n")
    .filter((line) => Number(/^\{"level":(\d+)/.exec(line)?.[1] ?? 0) >= ERROR);

function judge(findings: Findings, what: string, steps: readonly Step[]): void {
  const failed = steps.filter(({ isFine }) => !isFine);
  findings.all(`steps of ${what}`, steps.length - failed.length, steps.length);
  for (const { what: step, answer } of failed) findings.note(`failed: ${step} (${answer})`);
}

/** This version's migrations, under use of the earlier one. @returns the statuses of its answers */
async function migrateUnderUse(
  environment: Environment,
  earlier: Replica,
  env: Record<string, string>,
): Promise<(number | null)[]> {
  const user = environment.newUser(earlier.url);
  await user.signUp();
  const statuses: (number | null)[] = [];
  const use = startSteadily(PER_SECOND, async () => {
    statuses.push((await user.ask({ path: "/api/auth/user" })).status);
  });
  const logFile = join(environment.folder, "migration-f26.log");
  await migrateOnce({ env: { ...environment.apiEnv, ...env }, logFile }).finally(() => use.stop());
  return statuses;
}

async function deploy(environment: Environment, findings: Findings, main: string) {
  const url = new URL(environment.postgres.url);
  url.pathname = `/${DATABASE}`;
  const env = { DATABASE_URL: url.href, MIGRATION_DATABASE_URL: url.href };
  const earlier = await environment.addReplica("earlier", env, main);
  const next = await environment.addReplica("next", env);
  try {
    await earlier.start();
    const before = await tryEverything(environment, earlier);
    const isUnknown = ({ what }: Step) => before.some((step) => !step.isFine && step.what === what);
    // What it did on its own schema.
    const tryEarlier = async (when: string) => {
      const steps = await tryEverything(environment, earlier);
      judge(
        findings,
        `the earlier version ${when}`,
        steps.filter((step) => !isUnknown(step)),
      );
    };
    const statuses = await migrateUnderUse(environment, earlier, env);
    const failed = statuses.filter((status) => status !== 200);
    findings.none(`of ${statuses.length} requests failed during the migration`, failed.length);
    await tryEarlier("on the new schema");
    await next.start();
    judge(findings, "this version beside it", await tryEverything(environment, next));
    judge(findings, "one, then the other", await tryBothVersions(environment, earlier, next));
    judge(findings, "the other way round", await tryBothVersions(environment, next, earlier));
    findings.holds("it ends with 0", (await earlier.term()) === 0);
    const errors = errorsIn(earlier.logFile);
    findings.none("errors in its log", errors.length);
    for (const line of errors.slice(0, 3)) findings.note(line.slice(0, 300));
    await earlier.start();
    await tryEarlier("started again");
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
    const { commit, unknown } = version;
    findings.note(`${commit.slice(0, 12)}, which does not know ${unknown.join(", ")}`);
    const main = await buildEarlier(commit, join(environment.folder, "earlier"));
    await environment.queryAsOwner(`create database ${DATABASE} owner cosmic`);
    try {
      await deploy(environment, findings, main);
    } finally {
      await environment.queryAsOwner(`drop database ${DATABASE} with (force)`);
    }
  },
};
