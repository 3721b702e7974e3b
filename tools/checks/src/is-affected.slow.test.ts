import { execFileSync, spawnSync } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { ROOT } from "@cosmic/tools-programs/root";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const PARTS = ["packages", "api", "web", "admin"];

let copy = "";
const git = (...args: string[]) =>
  execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@cosmic.test", ...args], {
    cwd: copy,
    encoding: "utf8",
  }).trim();

/** The manifests of this workspace in a repository of their own, with what turbo needs to read its graph. */
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "cosmic-affected-"));
  const manifests = execFileSync("git", ["ls-files", "*package.json"], {
    cwd: ROOT,
    encoding: "utf8",
  });
  const kept = ["pnpm-workspace.yaml", "pnpm-lock.yaml", "turbo.json", "tsconfig.base.json"];
  const script = "tools/checks/src/is-affected.mjs";
  for (const file of [...manifests.trim().split("\n"), ...kept, ".gitignore", script]) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(ROOT, file), join(copy, file));
  }
  symlinkSync(join(ROOT, "node_modules"), join(copy, "node_modules"));
  appendFileSync(join(copy, ".gitignore"), "/node_modules\n/output\n");
  git("init", "-q");
  git("add", "-A");
  git("commit", "-qm", "base");
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Asks for parts at once; answers with what the workflow reads, and with those that are affected. */
function ask(parts: readonly string[], base: string): { output: string; affected: string[] } {
  const output = join(copy, "output");
  rmSync(output, { force: true });
  const run = spawnSync(process.execPath, ["tools/checks/src/is-affected.mjs", ...parts], {
    cwd: copy,
    encoding: "utf8",
    env: { ...process.env, AFFECTED_BASE: base, GITHUB_OUTPUT: output },
  });
  if (run.status !== 0) throw new Error(run.stderr);
  const affected = parts.filter((part) => !run.stdout.includes(`${part}: nothing to do`));
  return { output: readFileSync(output, "utf8"), affected };
}

/** The parts that are affected by a commit that changes these files. */
function affectedBy(...files: string[]): string[] {
  for (const file of files) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    appendFileSync(join(copy, file), "\n");
  }
  git("add", "-A");
  git("commit", "-qm", "change");
  return ask(PARTS, git("rev-parse", "HEAD~1")).affected;
}

// Each question starts turbo once: a second or two, more on a busy machine.
describe("what a change affects", { timeout: 60_000 }, () => {
  it("is everything that uses a package", () => {
    expect(affectedBy("packages/ui/src/button.tsx")).toEqual(["packages", "web", "admin"]);
  });

  it("is one app and the checks of all sources when no other app uses it", () => {
    expect(affectedBy("apps/web/src/app.tsx")).toEqual(["packages", "web"]);
  });

  it("includes the journeys of both sites when the API changed", () => {
    expect(affectedBy("apps/api/src/app.ts")).toEqual(PARTS);
  });

  it("is no app for docs, whose paths and numbers are checked with the packages", () => {
    expect(affectedBy("docs/operations.md", "README.md")).toEqual(["packages"]);
  });

  it("is a workflow's own part", () => {
    expect(affectedBy(".github/workflows/web.yml")).toEqual(["packages", "web"]);
    expect(affectedBy(".github/renovate.json")).toEqual(["packages"]);
  });

  it.each(["pnpm-lock.yaml", "tools/cli/src/test.mjs", "tsconfig.base.json", "docker-compose.yml"])(
    "is everything for %s",
    (file) => expect(affectedBy(file)).toEqual(PARTS),
  );

  it("is everything without a base to compare with, and nothing without a change", () => {
    const web = ["web"];
    const none = "0000000000000000000000000000000000000000";
    expect(ask(web, none).output).toBe("affected=true\n");
    expect(ask(web, "not-a-commit").output).toBe("affected=true\n");
    expect(ask(web, git("rev-parse", "HEAD")).output).toBe("affected=false\n");
  });

  it("counts changes of the branch, not later changes of the base", () => {
    const fork = git("rev-parse", "HEAD");
    affectedBy("apps/admin/src/later.tsx");
    const base = git("rev-parse", "HEAD");
    git("checkout", "-q", fork);
    affectedBy("apps/web/src/own.tsx");
    expect(ask(PARTS, base).affected).toEqual(["packages", "web"]);
  });
});
