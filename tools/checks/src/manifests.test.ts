import { globSync, readFileSync } from "node:fs";
import { findPackageJSON } from "node:module";
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
const FOLDER = join(ROOT, "deploy/kubernetes");

const manifests = globSync("**/*.yaml", { cwd: FOLDER })
  .filter((file) => !file.endsWith("kustomization.yaml"))
  .flatMap((file) =>
    parseAllDocuments(readFileSync(join(FOLDER, file), "utf8")).map(
      (document) => [file, document.toJS() as Manifest] as const,
    ),
  );

it("manifests exist", () => expect(manifests.length).toBeGreaterThan(20));

it.each(manifests)("%s: Kubernetes accepts each value of %o", async (_file, manifest) => {
  const path = join(MODELS, manifest.apiVersion, `${manifest.kind}.js`);
  const module = (await import(pathToFileURL(path).href)) as Record<string, Model>;
  const Kind = module[manifest.kind];
  expect(Kind).toBeDefined();
  if (Kind) new Kind(manifest).validate();
});

it.each(["backup", "restore"])(
  "the job %s takes the passphrase of backups from the database's secret",
  (name) => {
    const [, job] =
      manifests.find(([, { kind, metadata }]) => kind === "CronJob" && metadata.name === name) ??
      [];
    const secretKeyRef = { name: "database", key: "BACKUP_PASSPHRASE", optional: true };
    expect(JSON.stringify(job)).toContain(
      JSON.stringify({ name: "BACKUP_PASSPHRASE", valueFrom: { secretKeyRef } }),
    );
  },
);
