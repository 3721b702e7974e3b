/** A file's place in the house, computed from its path alone, so a new folder is fenced at birth. */
export interface Zone {
  /** "domain", "contracts", "ui", "local-services", "web", "admin", "api", ... or "tools". */
  workspace: string;
  /** The folder under src, and the one below it: "features/auth", "pages/quiz", "http". */
  layer: string;
  part: string;
  /** The last piece of "<feature>.<role>.ts", such as "routes", "service" or "store". */
  role: string;
  isTest: boolean;
}

export interface Import {
  /** Repository path of the importing file. */
  from: string;
  /** Repository path for a file of this repository, else the package's name. */
  to: string;
  isTypeOnly: boolean;
}

/** May a workspace import another one? Tools and tests may import anything. */
const WORKSPACES: Record<string, readonly string[]> = {
  domain: [],
  report: ["domain"],
  contracts: ["domain"],
  ui: [],
  "site-build": [],
  "local-services": ["site-build"],
  "stripe-stand-in": ["local-services"],
  web: ["contracts", "domain", "ui"],
  admin: ["contracts", "domain", "ui"],
  api: ["contracts", "domain", "report"],
};

/** Inside the API: layer -> layers it may import (besides itself). */
const API_LAYERS: Record<string, readonly string[]> = {
  main: [
    "app",
    "deps",
    "config",
    "db",
    "jobs",
    "http",
    "errors",
    "features",
    "metrics",
    "commands",
  ],
  commands: ["app", "deps", "config", "db", "http", "errors", "features"],
  app: ["deps", "config", "http", "features", "errors", "db", "jobs", "metrics"],
  deps: ["config", "db", "jobs", "gateways", "http", "errors", "metrics"],
  features: ["db", "gateways", "errors", "http", "deps", "config", "jobs", "metrics"],
  http: ["config", "db", "errors", "deps", "metrics"],
  jobs: ["config", "db", "errors", "metrics"],
  gateways: ["config", "errors", "metrics"],
  db: ["config", "errors", "metrics"],
  config: ["errors"],
  errors: [],
  metrics: [],
};

/** Inside a single-page app: layer -> layers it may import (besides itself). */
const SPA_LAYERS: Record<string, readonly string[]> = {
  main: ["app", "routes", "router", "api", "shell", "shared", "config", "entry"],
  entry: ["app", "routes", "router", "api", "shell", "shared", "config", "paths", "pages"],
  app: ["routes", "router", "api", "shell", "shared", "config", "paths"],
  routes: ["pages", "shell", "shared", "router", "paths", "api", "config"],
  pages: ["shell", "shared", "api", "router", "paths", "config"],
  shell: ["shared", "api", "router", "paths", "config"],
  shared: ["api", "router", "paths", "config"],
  api: ["shared", "config"],
  paths: ["config"],
  router: [],
  config: [],
};

const ONLY_HERE: { package: RegExp; allowed: RegExp; instead: string }[] = [
  {
    package: /^@ts-rest\//,
    allowed: /^(packages\/contracts|apps\/api\/src\/http)\//,
    instead: "use @cosmic/contracts or its client",
  },
  {
    package: /^kysely(\/|$)/,
    allowed: /^apps\/api\/(src\/(db\/|jobs\/|http\/[^/]*store\.ts|.*\.store\.ts)|test\/)/,
    instead: "put the query in a store",
  },
  {
    package: /^(pg|@electric-sql\/pglite)(\/|$)/,
    allowed: /^apps\/api\/(src\/(db|jobs)\/|test\/)/,
    instead: "go through apps/api/src/db",
  },
  {
    package: /^react-router(-dom)?(\/|$)/,
    allowed: /^apps\/(web|admin)\/src\/router\.ts$/,
    instead: "import from the app's router module",
  },
  {
    package: /^(stripe|openai|nodemailer|openid-client)(\/|$)/,
    allowed: /^apps\/api\/src\/gateways\//,
    instead: "go through a gateway",
  },
  {
    package: /^(@prometheus-io\/client|fastify-metrics)$/,
    allowed: /^apps\/api\/src\/(metrics\/|http\/(measure-requests|metrics-listener)\.ts$)/,
    instead: "count through apps/api/src/metrics",
  },
  {
    package: /^astronomy-engine$/,
    allowed: /^packages\/domain\/src\/(zodiac|chart)\//,
    instead: "use @cosmic/domain/zodiac",
  },
];

const PURE_PACKAGES = ["domain", "report"];
const IMPURE = /^(node:|fs$|path$|crypto$)/;
/** Drawings as plain data, kept with the domain so that the server's pictures use the same ones. */
const UI_DATA = "@cosmic/domain/glyphs";
const UI_BANNED = /^(react-router|@tanstack\/react-query|@cosmic\/)/;

export function zoneOf(path: string): Zone {
  const [top = "", name = "", ...rest] = path.split("/");
  const workspace = top === "tools" ? "tools" : name;
  const inside = rest[0] === "src" ? rest.slice(1) : rest;
  const file = inside.at(-1) ?? "";
  const layer = inside.length === 1 ? file.replace(/\.(test\.)?tsx?$/, "") : (inside[0] ?? "");
  const isTest =
    /\.(?:test|config)\.tsx?$/.test(path) ||
    ["test", "e2e", "build"].includes(rest[0] ?? "") ||
    top === "tools";
  return {
    workspace,
    layer: layer.startsWith("entry") ? "entry" : layer,
    part: inside.length > 2 ? (inside[1] ?? "") : "",
    role: file.split(".").at(-2) ?? "",
    isTest,
  };
}

function workspaceOf(to: string): string | null {
  const byName = /^@cosmic\/([^/]+)/.exec(to)?.[1];
  if (byName) return byName.startsWith("tools-") ? "tools" : byName;
  return /^(apps|packages|tools)\//.test(to) ? zoneOf(to).workspace : null;
}

function layerProblem(from: Zone, to: Zone): string | null {
  const layers = from.workspace === "api" ? API_LAYERS : SPA_LAYERS;
  const known = from.layer in layers && to.layer in layers;
  if (!known) return null;
  if (from.layer !== to.layer) {
    return layers[from.layer]?.includes(to.layer)
      ? null
      : `${from.layer} may not import ${to.layer}`;
  }
  if (from.part === to.part || from.part === "" || to.part === "") return null;
  if (from.layer === "pages") return "a page may not import another page: move it to shared/";
  if (from.layer === "features" && to.role !== "index") {
    return `import features/${to.part} through its index.ts`;
  }
  return null;
}

function roleProblem(from: Zone, to: Zone): string | null {
  if (from.workspace !== "api" || from.layer !== "features" || from.part !== to.part) return null;
  const order = ["store", "service", "routes"];
  const [a, b] = [order.indexOf(from.role), order.indexOf(to.role)];
  if (a === -1 || b === -1 || a >= b) return null;
  return `${from.role} may not import ${to.role}: routes -> service -> store`;
}

/** Why an import is not allowed, and what to do instead; null for an allowed one. */
export function arrowProblem({ from, to, isTypeOnly }: Import): string | null {
  const zone = zoneOf(from);
  if (zone.isTest) return null;
  const fence = ONLY_HERE.find((rule) => rule.package.test(to) && !rule.allowed.test(from));
  if (fence && !isTypeOnly) return `${to} is not imported here: ${fence.instead}`;
  if (PURE_PACKAGES.includes(zone.workspace) && IMPURE.test(to))
    return `packages/${zone.workspace} is pure: no I/O`;
  if (zone.workspace === "ui" && to === UI_DATA) return null;
  if (zone.workspace === "ui" && UI_BANNED.test(to))
    return "packages/ui knows no router, query or product";
  const target = workspaceOf(to);
  if (target === null) return null;
  if (target !== zone.workspace) {
    const allowed = WORKSPACES[zone.workspace]?.includes(target);
    if (zone.workspace === "contracts" && target === "report" && isTypeOnly) return null;
    return allowed ? null : `${zone.workspace} may not import ${target}`;
  }
  if (!/^(apps|packages)\//.test(to)) return null;
  const targetZone = zoneOf(to);
  if (!["api", "web", "admin"].includes(zone.workspace)) return null;
  if (targetZone.isTest) return "product code may not import test code";
  return layerProblem(zone, targetZone) ?? roleProblem(zone, targetZone);
}

/** Reading process.env anywhere but in the API's configuration. */
export function environmentProblem(path: string, source: string): string | null {
  const zone = zoneOf(path);
  const mayRead =
    zone.isTest ||
    path.startsWith("apps/api/src/config/") ||
    path.endsWith(".config.ts") ||
    /^packages\/[^/]+\/src\/main\.ts$/.test(path);
  return !mayRead && /\bprocess\.env\b/.test(source)
    ? "process.env is read in apps/api/src/config only: pass the value in"
    : null;
}
