import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readEnv } from "../../../../apps/api/src/config/env.ts";
import type { PodFacts } from "./pod-rules.ts";
import type { VariablesOf } from "./wiring-rules.ts";

export const ROOT = join(import.meta.dirname, "../../../..");
/** The text of a file of the repository. */
export const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
export const PGBOUNCER = "scripts/deploy/pgbouncer";

const readEnvFile = (path: string): Record<string, string> =>
  Object.fromEntries(
    read(path)
      .split("\n")
      .filter((line) => /^\w+=/.test(line))
      .map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]),
  );
const EXAMPLE = "scripts/deploy/kubernetes/overlays/example";
/** What the example sets for the API, and the secrets it asks for. */
export const settings = {
  ...readEnvFile("scripts/deploy/kubernetes/base/api.env"),
  ...readEnvFile(`${EXAMPLE}/api.env`),
};
export const secrets = readEnvFile(`${EXAMPLE}/api-secrets.env.example`);

/** The variables an entry script documents, in the comment at its top. */
const documented = (path: string) =>
  [...read(path).matchAll(/\b([A-Z]+_[A-Z_]+|LISTEN)\b/g)].map(([, name = ""]) => name);
const apiVariables = Object.keys(readEnv({ ...settings, ...secrets }));
/** By the environment, as everybody on a machine may read its command lines. */
const POSTGRES_CLIENT = ["PGHOST", "PGPORT", "PGDATABASE", "PGUSER", "PGPASSWORD", "PGSSLMODE"];
/** What each app reads from its environment. */
export const known: VariablesOf = {
  api: apiVariables,
  migrate: apiVariables,
  backup: POSTGRES_CLIENT,
  restore: POSTGRES_CLIENT,
  pgbouncer: documented(`${PGBOUNCER}/entrypoint.sh`),
  web: documented("scripts/deploy/nginx/entrypoint.sh"),
  admin: documented("scripts/deploy/nginx/entrypoint.sh"),
};

const site = { ports: [8080], paths: ["/"] };
/** What the images are and where they listen. */
export const facts: PodFacts = {
  images: [
    ...["api", "web", "admin", "pgbouncer"].map((name) => `cosmic-blueprint/${name}`),
    "postgres",
  ],
  apps: {
    api: { ports: [3002, 9464], paths: ["/healthz", "/readyz"] },
    web: site,
    admin: site,
    pgbouncer: { ports: [6432], paths: [] },
  },
  graceSeconds: 30,
};
