/** A workflow as its YAML gives it; only what the rules read. */
interface Step {
  uses?: string;
  run?: string;
  env?: Record<string, string>;
  with?: Record<string, unknown>;
}
interface Job {
  "timeout-minutes"?: number;
  "runs-on"?: string;
  permissions?: Permissions;
  env?: Record<string, string>;
  strategy?: { matrix?: { include?: Record<string, unknown>[] } };
  steps?: Step[];
}
type Permissions = string | Record<string, string>;
export interface Workflow {
  on?: string | string[] | Record<string, unknown>;
  permissions?: Permissions;
  concurrency?: unknown;
  env?: Record<string, string>;
  jobs?: Record<string, Job>;
}

/** What workflows may refer to. */
export interface Repository {
  scripts: Record<string, string>;
  /** The parts `npm test -- <part>` knows. */
  parts: readonly string[];
  nodeVersion: string;
  exists: (path: string) => boolean;
}

const LONGEST = 60;
const PINNED = /^[\w.-]+\/[\w./-]+@(?:v\d+\.\d+\.\d+|[0-9a-f]{40})$/;
/** What a job may have beside reading the code: publishing images needs it. */
const GRANTABLE = new Set(["contents: read", "packages: write"]);
const DANGEROUS_TRIGGERS = ["pull_request_target", "workflow_run", "issue_comment"];
const FILE = /(?:^|[\s'"=])((?:scripts|apps|packages|docs|\.github)\/[\w./-]*\w)/g;

function grants(permissions: Permissions | undefined): string[] {
  if (permissions === undefined) return [];
  if (typeof permissions === "string") return [permissions];
  return Object.entries(permissions).map(([name, level]) => `${name}: ${level}`);
}

function triggerProblems({ on }: Workflow): string[] {
  const names = typeof on === "string" ? [on] : Array.isArray(on) ? on : Object.keys(on ?? {});
  return DANGEROUS_TRIGGERS.filter((name) => names.includes(name)).map(
    (name) => `runs on ${name}, with rights that strangers must not have`,
  );
}

function npmProblems(run: string, { scripts, parts }: Repository): string[] {
  const problems = [...run.matchAll(/npm run ([\w:-]+)/g)]
    .filter(([, name = ""]) => !Object.hasOwn(scripts, name))
    .map(([, name]) => `calls npm run ${name}, which does not exist`);
  for (const [, part = ""] of run.matchAll(/npm test -- (\S+)/g)) {
    if (!parts.includes(part)) problems.push(`tests ${part}, which is no part of the tests`);
  }
  if (/\b(?:npm (?:i|ci|install)|pnpm (?:i|install))\b(?!.*--frozen-lockfile)/.test(run)) {
    problems.push("installs packages without the frozen lockfile");
  }
  return problems;
}

function runProblems(step: Step, secretNames: readonly string[], repo: Repository): string[] {
  const { run = "" } = step;
  const problems = npmProblems(run, repo);
  for (const [, path = ""] of run.matchAll(FILE)) {
    if (!repo.exists(path)) problems.push(`names ${path}, which does not exist`);
  }
  if (run.includes("docker compose") && !repo.exists("docker-compose.yml")) {
    problems.push("uses docker compose without a docker-compose.yml");
  }
  if (run.includes("${{")) {
    problems.push("puts an expression into a shell command; hand it over as a variable");
  }
  const shown = secretNames.find((name) =>
    new RegExp(
      `(?:echo|printf|cat|tee)\\b[^\\n]*\\$\\{?${name}\\b|\\bprintenv\\b|\\bset -x\\b`,
    ).test(run),
  );
  if (shown) problems.push(`may print the secret ${shown}`);
  return problems;
}

function withProblems(step: Step, repo: Repository): string[] {
  const problems: string[] = [];
  const { uses = "", with: inputs = {} } = step;
  if (uses !== "" && !PINNED.test(uses)) problems.push(`${uses} is not pinned to a full version`);
  if (uses.startsWith("actions/checkout@") && inputs["persist-credentials"] !== false) {
    problems.push("leaves the token in the working copy after checkout");
  }
  if (uses.startsWith("actions/setup-node@") && inputs["node-version"] !== repo.nodeVersion) {
    problems.push(`sets up another Node than ${repo.nodeVersion}`);
  }
  const file = inputs["file"];
  if (typeof file === "string" && !file.includes("${{") && !repo.exists(file)) {
    problems.push(`builds from ${file}, which does not exist`);
  }
  return problems;
}

const secretsOf = (env: Record<string, string> = {}) =>
  Object.keys(env).filter((name) => /secrets\.|github\.token/.test(String(env[name])));

function jobProblems(name: string, job: Job, workflow: Workflow, repo: Repository): string[] {
  const problems: string[] = [];
  const minutes = job["timeout-minutes"];
  if (minutes === undefined || minutes > LONGEST)
    problems.push(`has no timeout up to ${LONGEST} min`);
  if ((job["runs-on"] ?? "latest").endsWith("latest"))
    problems.push("runs on a machine that changes");
  for (const grant of grants(job.permissions)) {
    if (!GRANTABLE.has(grant)) problems.push(`has the permission ${grant}`);
  }
  for (const { file } of job.strategy?.matrix?.include ?? []) {
    if (typeof file === "string" && !repo.exists(file)) {
      problems.push(`builds from ${file}, which does not exist`);
    }
  }
  for (const step of job.steps ?? []) {
    const envs = [workflow.env, job.env, step.env];
    problems.push(...withProblems(step, repo));
    problems.push(...runProblems(step, envs.flatMap(secretsOf), repo));
  }
  return problems.map((problem) => `${name}: ${problem}`);
}

/** What is wrong with a workflow, one line each; an empty list when nothing is. */
export function workflowProblems(workflow: Workflow, repo: Repository): string[] {
  const problems = triggerProblems(workflow);
  if (grants(workflow.permissions).join() !== "contents: read") {
    problems.push("has other permissions than to read the code");
  }
  if (workflow.concurrency === undefined) problems.push("has no concurrency group");
  const jobs = Object.entries(workflow.jobs ?? {});
  if (jobs.length === 0) problems.push("has no job");
  return [...problems, ...jobs.flatMap(([name, job]) => jobProblems(name, job, workflow, repo))];
}
