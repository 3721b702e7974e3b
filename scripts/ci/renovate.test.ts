import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";

const ROOT = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

interface Rule {
  description: string;
  matchPackageNames?: string[];
  allowedVersions?: string;
}
const renovate = JSON.parse(read(".github/renovate.json")) as {
  packageRules: Rule[];
  customManagers: { matchStrings: string[] }[];
};

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}
const manifests = execFileSync("git", ["ls-files", "*package.json"], {
  cwd: ROOT,
  encoding: "utf8",
})
  .trim()
  .split("\n")
  .map((file) => JSON.parse(read(file)) as Manifest);
const { catalog } = parse(read("pnpm-workspace.yaml")) as { catalog: Record<string, string> };
const versions: Record<string, string> = {
  ...catalog,
  ...Object.fromEntries(
    manifests
      .flatMap((each) => [each.dependencies, each.devDependencies, each.peerDependencies])
      .flatMap((each) => Object.entries(each ?? {}))
      .filter(([, version]) => version !== "catalog:"),
  ),
};

/** Names that a rule may hold without a package of that name: Node's list of releases, and an image. */
const NO_PACKAGE = new Set(["actions/node-versions", "postgres"]);

/** Rules about packages the workspace does not have, or whose version they would not allow. */
function staleRules(rules: readonly Rule[]): string[] {
  return rules.flatMap(({ matchPackageNames = [], allowedVersions }) =>
    matchPackageNames
      .map((name) => name.replace(/^!/, ""))
      .filter((name) => !NO_PACKAGE.has(name))
      .filter((name) => {
        const version = versions[name];
        if (version === undefined) return true;
        return /^\d/.test(allowedVersions ?? "") && allowedVersions !== version;
      }),
  );
}

describe("Renovate's rules", () => {
  it("name only packages that this workspace has, at the versions it has", () => {
    expect(staleRules(renovate.packageRules)).toEqual([]);
  });

  it("would be told of a package that is gone, and of an exact version that is not in use", () => {
    const gone = { description: "", matchPackageNames: ["left-the-house"] };
    const other = { description: "", matchPackageNames: ["pg-boss"], allowedVersions: "12.0.0" };
    expect(staleRules([gone, other])).toEqual(["left-the-house", "pg-boss"]);
  });

  it("say why", () => {
    for (const { description } of renovate.packageRules) expect(description).toMatch(/\w{3,}/);
  });

  it("leave a major version of the database to somebody", () => {
    const rule = renovate.packageRules.find(({ matchPackageNames }) =>
      matchPackageNames?.includes("postgres"),
    );
    expect(rule).toMatchObject({ matchUpdateTypes: ["major"], enabled: false });
    expect(read("docker-compose.yml")).toMatch(/image: postgres:\d/);
  });

  it("find the tools that workflows fetch by themselves", () => {
    const text = read(".github/workflows/supply-chain.yml");
    const found = renovate.customManagers
      .flatMap(({ matchStrings }) => matchStrings)
      .flatMap((pattern) => [...text.matchAll(new RegExp(pattern, "g"))])
      .map(({ groups }) => groups?.["depName"]);
    expect(found).toHaveLength(text.match(/-p @?[\w/-]+@/g)?.length ?? 0);
    expect(found).toContain("secretlint");
  });
});
