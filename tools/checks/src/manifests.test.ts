import { spawnSync } from "node:child_process";
import { copyFileSync, cpSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT } from "@cosmic/tools-programs/root";
import { expect, it } from "vitest";
import { parseAllDocuments } from "yaml";

interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
}

type Model = new (data: Manifest) => { validate: () => void };

/** Kubernetes' own description of its objects. */
const MODELS = dirname(findPackageJSON("kubernetes-models", import.meta.url) ?? "");
const DEPLOY = join(ROOT, "deploy");
const FOLDER = join(DEPLOY, "kubernetes");

/** What kustomize makes of the example, with its secrets filled in; null where there is no kustomize. */
function renderExample(): string | null {
  const folder = mkdtempSync(join(tmpdir(), "cosmic-manifests-"));
  try {
    for (const part of ["kubernetes", "postgres"]) {
      cpSync(join(DEPLOY, part), join(folder, part), { recursive: true });
    }
    const example = join(folder, "kubernetes/overlays/example");
    for (const file of globSync(`${example}/*.env.example`)) {
      copyFileSync(file, file.replace(/\.example$/, ""));
    }
    for (const [program, verb] of [
      ["kustomize", "build"],
      ["kubectl", "kustomize"],
    ] as const) {
      const { status, stdout, stderr } = spawnSync(program, [verb, example], { encoding: "utf8" });
      if (status === 0) return stdout;
      // Null means that it is not installed.
      if (status !== null) throw new Error(stderr);
    }
    return null;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Every file by itself, where nothing renders them. */
const readFiles = () =>
  globSync("**/*.yaml", { cwd: FOLDER })
    .filter((file) => !file.endsWith("kustomization.yaml"))
    .map((file) => readFileSync(join(FOLDER, file), "utf8"))
    .join("\n---\n");

const rendered = renderExample();
if (rendered === null) {
  console.log(
    "NOT RUN: neither kustomize nor kubectl is here, so the files are checked unrendered.",
  );
}
const manifests = parseAllDocuments(rendered ?? readFiles())
  .map((document) => document.toJS() as Manifest)
  // Kustomize writes those itself, with its values broken over lines.
  .filter(({ kind }) => kind !== "Secret")
  .map((manifest) => [manifest.kind, manifest.metadata.name, manifest] as const);

it("manifests exist", () => expect(manifests.length).toBeGreaterThan(20));

it.runIf(process.env["CI"] === "true")("kustomize renders the example in CI", () =>
  expect(rendered).not.toBeNull(),
);

it.each(manifests)("Kubernetes accepts each value of %s %s", async (_kind, _name, manifest) => {
  const path = join(MODELS, manifest.apiVersion, `${manifest.kind}.js`);
  const module = (await import(pathToFileURL(path).href)) as Record<string, Model>;
  const Kind = module[manifest.kind];
  expect(Kind).toBeDefined();
  if (Kind) new Kind(manifest).validate();
});

it.each(["backup", "restore"])(
  "the job %s takes the passphrase of backups from the database's secret",
  (name) => {
    const job = manifests.find(([kind, found]) => kind === "CronJob" && found === name);
    expect(JSON.stringify(job)).toMatch(
      /"name":"BACKUP_PASSPHRASE","valueFrom":\{"secretKeyRef":\{[^}]*"name":"database/,
    );
  },
);

it.runIf(rendered !== null).each([
  ["backup", "backup.sh"],
  ["restore", "restore.sh"],
])("the job %s has the script %s that compose runs", (name, file) => {
  const job = manifests.find(([kind, found]) => kind === "CronJob" && found === name);
  const [, scripts, map] =
    manifests.find(([, found]) => found.startsWith("postgres-scripts-")) ?? [];
  const { data } = map as unknown as { data: Record<string, string> };
  expect(data[file]).toBe(readFileSync(join(DEPLOY, "postgres", file), "utf8"));
  expect(JSON.stringify(job)).toContain(`"configMap":{"name":"${scripts}"}`);
});
