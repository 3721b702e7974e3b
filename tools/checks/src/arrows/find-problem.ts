import { FENCES, KINDS, LAYERS, PACKAGES, TYPES } from "./tables.ts";
import { getZone, type Zone } from "./zone.ts";

export interface Import {
  /** Repository path of the importing file. */
  from: string;
  /** "/" and the repository path for a relative import, else as it is written: "@cosmic/ui/button", "kysely". */
  to: string;
  isTypeOnly: boolean;
}

/** Whether "domain" or "domain/glyphs" of a table covers what stands behind "@cosmic/". */
const covers = (allowed: string, target: string) =>
  target === allowed || target.startsWith(`${allowed}/`);

function findPackageProblem(zone: Zone, target: string, isTypeOnly: boolean): string | null {
  if (zone.workspace === "tools" || zone.workspace === "") return null;
  const allowed = [
    ...(PACKAGES[zone.workspace] ?? []),
    ...KINDS[zone.kind],
    ...(isTypeOnly ? (TYPES[zone.workspace] ?? []) : []),
  ];
  if (allowed.some((name) => covers(name, target))) return null;
  return `${zone.kind} files of ${zone.workspace} may not import @cosmic/${target}`;
}

function findLayerProblem(from: Zone, to: Zone): string | null {
  const layers = LAYERS[from.workspace];
  // What is no code, such as a style sheet, has no layer.
  if (layers === undefined || !(to.layer in layers)) return null;
  if (from.layer !== to.layer) {
    if (!layers[from.layer]?.includes(to.layer)) return `${from.layer} may not import ${to.layer}`;
    const isPort = to.layer !== "gateways" || to.file === `${to.part}.ts`;
    return from.layer !== "features" || isPort ? null : `import the port, ${to.part}.ts`;
  }
  if (from.part === to.part) return null;
  if (from.layer === "pages") return "a page may not import another page: move it to shared/";
  if (from.part === "" || to.part === "") return null;
  if (from.layer === "features" && to.role !== "index") {
    return `import features/${to.part} through its index.ts`;
  }
  return null;
}

function findRoleProblem(from: Zone, to: Zone): string | null {
  if (from.workspace !== "api" || from.layer !== "features" || from.part !== to.part) return null;
  const order = ["store", "service", "routes"];
  const [a, b] = [order.indexOf(from.role), order.indexOf(to.role)];
  if (a === -1 || b === -1 || a >= b) return null;
  return `${from.role} may not import ${to.role}: routes -> service -> store`;
}

/** Why an import is not allowed, and what to do instead; null for an allowed one. */
export function findArrowProblem({ from, to, isTypeOnly }: Import): string | null {
  const zone = getZone(from);
  const byName = /^@cosmic\/(.+)$/.exec(to)?.[1];
  if (byName !== undefined) return findPackageProblem(zone, byName, isTypeOnly);
  const isProduct = zone.kind === "product" && zone.workspace !== "tools";
  if (to.startsWith("/")) {
    const target = getZone(to.slice(1));
    if (target.folder !== zone.folder) {
      return "no relative import leaves its package: import it by the package's name";
    }
    if (!isProduct) return null;
    if (target.kind !== "product") return "product code may not import test code";
    return findLayerProblem(zone, target) ?? findRoleProblem(zone, target);
  }
  if (!isProduct || isTypeOnly) return null;
  const fence = FENCES.find((rule) => rule.package.test(to) && !rule.allowed.test(from));
  return fence ? `${to} is not imported here: ${fence.instead}` : null;
}

/** Files that may read the environment of their process, besides tests, builds and tools. */
const READS_ENVIRONMENT = /^(?:apps\/api\/src\/config\/|packages\/[^/]+\/src\/main\.ts$)/;

/** Why a file may not read process.env; null where it does not, or may. */
export function findEnvironmentProblem(path: string, source: string): string | null {
  const { kind, workspace } = getZone(path);
  const isFenced =
    kind === "product" &&
    workspace !== "tools" &&
    workspace !== "" &&
    !READS_ENVIRONMENT.test(path);
  return isFenced && /\bprocess\.env\b/.test(source)
    ? "process.env is read in apps/api/src/config only: pass the value in"
    : null;
}

const findDifferences = (known: readonly string[], found: readonly string[], what: string) => [
  ...found.filter((name) => !known.includes(name)).map((name) => `${what} ${name} has no row`),
  ...known.filter((name) => !found.includes(name)).map((name) => `there is no ${what} ${name}`),
];

/** Packages and layers of apps that the tables do not know, or that they know and are not there. */
export function findTableProblems(paths: readonly string[]): string[] {
  const zones = paths.map(getZone).filter(({ workspace }) => workspace !== "");
  const products = zones.filter(({ kind }) => kind === "product");
  const workspaces = new Set(zones.map(({ workspace }) => workspace));
  workspaces.delete("tools");
  const layers = (app: string) => [
    ...new Set(products.filter((zone) => zone.workspace === app).map(({ layer }) => layer)),
  ];
  const rows = new Set(Object.values(LAYERS));
  return [
    ...findDifferences(Object.keys(PACKAGES), [...workspaces], "package"),
    ...[...rows].flatMap((row) => {
      const apps = Object.keys(LAYERS).filter((app) => LAYERS[app] === row);
      const found = [...new Set(apps.flatMap(layers))];
      return findDifferences(Object.keys(row), found, `layer of ${apps.join(" and ")}:`);
    }),
  ].map((problem) => `tools/checks/src/arrows/tables.ts: ${problem}`);
}
