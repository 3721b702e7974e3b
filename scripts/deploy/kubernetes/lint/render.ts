import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseAllDocuments } from "yaml";
import type { Manifest } from "./manifest.ts";

const FOLDER = join(import.meta.dirname, "..");

/** Whether kubectl is on this machine; it needs no cluster. */
export const hasKubectl = (): boolean =>
  spawnSync("kubectl", ["version", "--client"], { stdio: "ignore" }).status === 0;

/** Manifests out of YAML with any number of documents. Throws on a document that does not parse. */
export const readManifests = (text: string): Manifest[] =>
  parseAllDocuments(text).map((document) => {
    if (document.errors[0]) throw document.errors[0];
    return document.toJS() as Manifest;
  });

/** What `kubectl apply -k` would send for an overlay whose examples of secrets were copied as they are. */
export function renderOverlay(name: string): Manifest[] {
  const copy = mkdtempSync(join(tmpdir(), "cosmic-kustomize-"));
  try {
    cpSync(FOLDER, copy, { recursive: true });
    const overlay = join(copy, "overlays", name);
    for (const file of readdirSync(overlay).filter((each) => each.endsWith(".env.example"))) {
      cpSync(join(overlay, file), join(overlay, file.replace(/\.example$/, "")));
    }
    return readManifests(execFileSync("kubectl", ["kustomize", overlay], { encoding: "utf8" }));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
