import type { Kind } from "./zone.ts";

/** Which packages a package may import. Tools may import any, by name. */
export const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  report: ["domain"],
  contracts: ["domain"],
  // Drawings as plain data, kept with the domain so that the server's pictures use the same ones.
  ui: ["domain/glyphs"],
  "site-build": [],
  "local-services": ["site-build"],
  "stripe-stand-in": ["local-services"],
  web: ["contracts", "domain", "ui"],
  admin: ["contracts", "domain", "ui"],
  api: ["contracts", "domain", "report"],
};

/** Of which packages a package may import types besides. */
export const TYPES: Readonly<Record<string, readonly string[]>> = { contracts: ["report"] };

/** What files of a kind may import besides. Journeys alone reach tools, and of those only two. */
export const KINDS: Readonly<Record<Kind, readonly string[]>> = {
  product: [],
  build: ["site-build"],
  test: ["local-services", "stripe-stand-in"],
  journey: ["local-services", "site-build", "stripe-stand-in", "tools-e2e", "tools-test-client"],
};

/** Layer -> layers it may import besides itself. */
type Layers = Readonly<Record<string, readonly string[]>>;

const API: Layers = {
  main: ["app", "commands", "config", "deps", "http", "start", "stop"],
  start: ["config", "deps", "features", "http"],
  commands: ["app", "config", "db", "deps", "errors", "features", "http", "logged-error"],
  app: ["deps", "features", "http"],
  deps: ["clock", "config", "db", "gateways", "ids", "jobs", "logged-error", "metrics"],
  features: [
    "config",
    "db",
    "deps",
    "errors",
    "gateways",
    "http",
    "jobs",
    "logged-error",
    "single-flight",
    "work-queue",
  ],
  http: ["config", "db", "deps", "errors", "logged-error", "metrics"],
  jobs: ["config", "db", "logged-error", "metrics"],
  gateways: ["config", "metrics"],
  db: ["config", "metrics"],
  stop: [],
  config: [],
  errors: [],
  metrics: [],
  clock: [],
  ids: [],
  "logged-error": [],
  "single-flight": [],
  "work-queue": [],
};

const SPA: Layers = {
  main: ["api", "app", "paths", "router", "routes", "shared", "start-app"],
  "start-app": ["api", "app", "router", "routes", "shared"],
  app: ["routes", "shared", "shell"],
  routes: ["pages", "paths", "router", "shared", "shell"],
  pages: ["api", "config", "paths", "router", "shared", "shell"],
  shell: ["api", "config", "paths", "router", "shared"],
  shared: ["api", "config", "paths", "router"],
  api: [],
  paths: [],
  router: [],
  config: [],
};

/** The layers of each app that has some. */
export const LAYERS: Readonly<Record<string, Layers>> = { api: API, web: SPA, admin: SPA };

/** Packages from outside that only some product files import. */
export const FENCES: readonly { package: RegExp; allowed: RegExp; instead: string }[] = [
  {
    package: /^@ts-rest\//,
    allowed: /^(packages\/contracts|apps\/api\/src\/http)\//,
    instead: "use @cosmic/contracts or its client",
  },
  {
    package: /^kysely(\/|$)/,
    allowed: /^apps\/api\/src\/(db\/|jobs\/|.*\.store\.ts)/,
    instead: "put the query in a store",
  },
  {
    package: /^(pg|@electric-sql\/pglite)(\/|$)/,
    allowed: /^apps\/api\/src\/(db|jobs)\//,
    instead: "go through apps/api/src/db",
  },
  {
    package: /^react-router(-dom)?(\/|$)/,
    allowed: /^apps\/(web|admin)\/src\/router\.ts$/,
    instead: "import from the app's router module",
  },
  {
    package: /^(stripe|openai|nodemailer|openid-client)(\/|$)/,
    allowed: /^apps\/api\/src\/gateways\/([^/]+)\/(?!\1\.ts$)/,
    instead: "go through a gateway, whose port knows no vendor",
  },
  {
    package: /^@prometheus-io\/client$/,
    allowed: /^apps\/api\/src\/(metrics\/|http\/(measure-requests|metrics-listener)\.ts$)/,
    instead: "count through apps/api/src/metrics",
  },
  {
    package: /^astronomy-engine$/,
    allowed: /^packages\/domain\/src\/(zodiac|chart|sky)\//,
    instead: "use @cosmic/domain/zodiac",
  },
  {
    package: /^(node:|fs$|path$|crypto$)/,
    allowed: /^(?!packages\/(domain|report)\/)/,
    instead: "the domain and the report are pure: no I/O",
  },
  {
    package: /^(react-router|@tanstack\/react-query)/,
    allowed: /^(?!packages\/ui\/)/,
    instead: "packages/ui knows no router and no query",
  },
];
