import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runTool } from "@cosmic/tools-programs/run-tool";

export interface ShippedPackage {
  name: string;
  versions: string[];
  /** An SPDX expression, or "Unknown". */
  license: string;
  /** Files of the package that state its license or notices. */
  texts: string[];
}

interface Listed {
  name: string;
  versions: string[];
  paths: string[];
}

const DEPLOYED = ["@cosmic/web", "@cosmic/admin", "@cosmic/api", "@cosmic/stripe-stand-in"];
const NAMED_AS_TEXT = /^(?:licen[cs]e|copying|notice|ofl)/i;

function readTexts(folder: string): string[] {
  const files = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && NAMED_AS_TEXT.test(entry.name),
  );
  return files.map(({ name }) => readFileSync(join(folder, name), "utf8"));
}

/** A build of a package for one system, which comes with that package. */
function isForOneSystem(folder: string): boolean {
  const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as object;
  return "os" in manifest || "cpu" in manifest;
}

/** Every package of others that is shipped to browsers or in an image, as it is installed here. */
export async function listShippedPackages(): Promise<ShippedPackage[]> {
  const filters = DEPLOYED.flatMap((name) => ["--filter-prod", `${name}...`]);
  const { code, output } = await runTool("pnpm", [
    ...filters,
    "licenses",
    "list",
    "--prod",
    "--json",
  ]);
  if (code !== 0) throw new Error(`pnpm cannot list the licenses: ${output}`);
  const groups = Object.entries(JSON.parse(output) as Record<string, Listed[]>);
  return groups
    .flatMap(([license, packages]) =>
      packages
        .filter(({ paths }) => !paths.every(isForOneSystem))
        .map(({ name, versions, paths }) => ({
          name,
          versions: versions.toSorted(),
          license,
          texts: [...new Set(paths.flatMap(readTexts))],
        })),
    )
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
