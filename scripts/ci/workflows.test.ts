import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { type Repository, type Workflow, workflowProblems } from "./workflow-rules.ts";

const ROOT = join(import.meta.dirname, "../..");
const FOLDER = join(ROOT, ".github/workflows");
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
const { scripts, devDependencies } = JSON.parse(read("package.json")) as {
  scripts: Record<string, string>;
  devDependencies: Record<string, string>;
};

const repo: Repository = {
  scripts,
  parts: ["packages", "api", "web", "admin"],
  nodeVersion: devDependencies["node"] ?? "",
  exists: (path) => existsSync(join(ROOT, path)),
};

const files = readdirSync(FOLDER);
const load = (file: string) => parse(read(`.github/workflows/${file}`)) as Workflow;

describe("the workflows", () => {
  it("are one for each app, for the packages, the images and the supply chain", () => {
    expect(files.toSorted()).toEqual(
      ["admin", "api", "images", "packages", "supply-chain", "web"].map((name) => `${name}.yml`),
    );
  });

  it.each(files)("%s is pinned, bounded, unprivileged and calls what exists", (file) => {
    expect(workflowProblems(load(file), repo)).toEqual([]);
  });

  it("build every image, and publish only what was tried", () => {
    const { build, publish } = load("images.yml").jobs ?? {};
    const built = build?.strategy?.matrix?.include ?? [];
    const dockerfiles = execFileSync("git", ["ls-files", "*Dockerfile"], {
      cwd: ROOT,
      encoding: "utf8",
    });
    expect(built.map(({ file }) => String(file)).toSorted()).toEqual(
      dockerfiles.trim().split("\n").toSorted(),
    );
    expect(publish).toMatchObject({ strategy: build?.strategy, needs: ["build", "try"] });
    expect(JSON.stringify(publish)).toContain("refs/tags/v");
  });

  it.each(repo.parts)(
    "the part %s runs the tests as a developer does, when it is affected",
    (part) => {
      const text = read(`.github/workflows/${part}.yml`);
      expect(text).toContain(`node scripts/ci/is-affected.mjs ${part}\n`);
      expect(text).toContain(`run: npm test -- ${part}\n`);
    },
  );
});

const sound = (): Workflow => load("web.yml");

/** A sound workflow whose one job runs this step as well. */
function withStep(step: object): Workflow {
  const workflow = sound();
  workflow.jobs?.["test"]?.steps?.push(step);
  return workflow;
}

describe("the rules of workflows", () => {
  const token = { TOKEN: "${{ secrets.GITHUB_TOKEN }}" };
  const noTimeout = sound();
  delete noTimeout.jobs?.["test"]?.["timeout-minutes"];
  const writing = sound();
  Object.assign(writing.jobs?.["test"] ?? {}, { permissions: { contents: "write" } });

  it.each<[string, Workflow, RegExp]>([
    ["an action without a full version", withStep({ uses: "actions/cache@v4" }), /not pinned/],
    ["a branch of an action", withStep({ uses: "someone/action@main" }), /not pinned/],
    ["a script that is not there", withStep({ run: "npm run deplyo" }), /does not exist/],
    ["a part that is not there", withStep({ run: "npm test -- wbe" }), /no part/],
    ["a file that is not there", withStep({ run: "node scripts/gone.ts" }), /does not exist/],
    [
      "a Dockerfile that is not there",
      withStep({ with: { file: "apps/x/Dockerfile" } }),
      /builds from/,
    ],
    ["a loose lockfile", withStep({ run: "pnpm install" }), /frozen lockfile/],
    ["an expression in a command", withStep({ run: "echo ${{ github.head_ref }}" }), /expression/],
    ["a printed secret", withStep({ run: "echo $TOKEN", env: token }), /print the secret/],
    ["printed variables", withStep({ run: "printenv", env: token }), /print the secret/],
    ["a token left behind", withStep({ uses: "actions/checkout@v6.0.2" }), /leaves the token/],
    ["another Node", withStep({ uses: "actions/setup-node@v6.3.0" }), /another Node/],
    ["no timeout", noTimeout, /no timeout/],
    ["a job that writes", writing, /permission contents: write/],
    ["strangers with rights", { ...sound(), on: { pull_request_target: null } }, /strangers/],
    ["rights by default", { ...sound(), permissions: "write-all" }, /other permissions/],
    ["no limit of runs", { ...sound(), concurrency: undefined }, /concurrency/],
    ["no job", { ...sound(), jobs: {} }, /no job/],
  ])("object to %s", (_name, workflow, problem) => {
    expect(workflowProblems(workflow, repo).join("\n")).toMatch(problem);
  });
});
