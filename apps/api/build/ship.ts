import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { CITY_INDEX } from "../src/features/cities/city-index.ts";
import { SHIPPED_PACKAGES } from "./outside-packages.ts";

const APP = join(import.meta.dirname, "..");
const ROOT = join(APP, "../..");
const BUNDLE = ["main.js", "report-worker.js", "password-worker.js"];

interface Manifest {
  version: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;

/** The folder of an installed package as another one would find it, or null. */
function findPackage(name: string, from: string): string | null {
  const places = createRequire(join(from, "package.json")).resolve.paths(name) ?? [];
  const found = places.map((place) => join(place, name)).find((folder) => existsSync(folder));
  return found === undefined ? null : realpathSync(found);
}

/** Copies a package and what it needs, side by side; a package of another platform is not installed. */
function shipPackage(name: string, from: string, modules: string): void {
  const source = findPackage(name, from);
  if (source === null) throw new Error(`${name} is not installed`);
  const { version, dependencies, optionalDependencies } = readManifest(source);
  const target = join(modules, name);
  if (existsSync(target)) {
    if (readManifest(target).version === version) return;
    throw new Error(`${name} is needed in two versions`);
  }
  cpSync(source, target, { recursive: true, dereference: true });
  for (const needed of Object.keys(dependencies ?? {})) {
    shipPackage(needed, source, modules);
  }
  for (const requested of Object.keys(optionalDependencies ?? {})) {
    if (findPackage(requested, source)) shipPackage(requested, source, modules);
  }
}

/**
 * Writes what the image of the API carries into a folder: the bundle, the index of cities, and in node_modules the
 * packages that stay outside it, as they are installed here, so in the versions of the lockfile.
 * @throws when the API is not built, or a package is missing
 */
export function ship(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const file of BUNDLE) cpSync(join(APP, "dist", file), join(folder, file));
  cpSync(join(APP, CITY_INDEX), join(folder, CITY_INDEX));
  writeFileSync(join(folder, "package.json"), '{ "type": "module", "private": true }\n');
  for (const file of ["LICENSE", "third-party-notices.txt"])
    cpSync(join(ROOT, file), join(folder, file));
  for (const { name } of SHIPPED_PACKAGES) shipPackage(name, APP, join(folder, "node_modules"));
}

if (import.meta.main) {
  const folder = process.argv[2];
  if (folder === undefined) throw new Error("Name the folder to write to.");
  ship(folder);
}
