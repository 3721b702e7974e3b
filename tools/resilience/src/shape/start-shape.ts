import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readEnv } from "@cosmic/api/config/env";
import { ANY_PORTS, findFreePort } from "@cosmic/local-services/free-port";
import { startStandIns } from "@cosmic/tools-cli/local/stand-ins";
import { startOwnPostgres } from "@cosmic/tools-programs/postgres";
import { ROOT } from "@cosmic/tools-programs/root";
import { Client } from "pg";
import { createReplica, migrateOnce, type Replica } from "../processes/replica.ts";
import { startNginxSite } from "./nginx-site.ts";
import { startPgBouncer } from "./pgbouncer.ts";
import { provideShapePrograms } from "./programs.ts";

export interface ShapeOptions {
  /** Processes of the API. */
  replicas: number;
  /** Variables of the API, and PORT, ADMIN_PORT and the ports of the stand-ins; any free ones otherwise. */
  env?: Record<string, string>;
  /** Options of Node.js for the processes of the API. */
  nodeArgs?: readonly string[];
  /** Puts a proxy between one server and the next: given the port of the server, it returns its own. */
  between?: (connection: ShapeConnection, port: number) => Promise<number>;
}

/** From PgBouncer to PostgreSQL, and from the API to PgBouncer. */
export type ShapeConnection = "to PostgreSQL" | "to PgBouncer";

/** What has to be there before the shape can start; null when it is. */
export function findShapeObstacle(): string | null {
  const missing = provideShapePrograms();
  if (missing.length > 0) return `The production shape needs ${missing.join(" and ")}.`;
  const files = ["apps/web/dist/404.html", "apps/admin/dist/404.html", "apps/api/dist/main.js"];
  return files.every((file) => existsSync(join(ROOT, file)))
    ? null
    : "The production shape needs a build: npm run build.";
}

/** A role and a database of its own. @returns the address of the database, past PgBouncer */
async function makeDatabase(clusterUrl: string): Promise<string> {
  const password = randomBytes(16).toString("hex");
  const client = new Client(clusterUrl);
  await client.connect();
  await client.query(`create role cosmic login password '${password}'`);
  await client.query("create database cosmic owner cosmic");
  await client.end();
  const url = new URL(clusterUrl);
  url.username = "cosmic";
  url.password = password;
  url.pathname = "/cosmic";
  return url.href;
}

const withPort = (address: string, port: number): string => {
  const url = new URL(address);
  url.port = String(port);
  return url.href;
};

/** Undoes what was started, last things first, whatever fails. */
function createUndo() {
  const steps: (() => unknown)[] = [];
  return {
    add: (step: () => unknown) => void steps.push(step),
    async run() {
      for (const step of steps.splice(0).toReversed()) {
        await Promise.resolve(step()).catch((error: unknown) => console.error(error));
      }
    },
  };
}

/**
 * What runs in production, on loopback: nginx before each site, processes of the built API, PgBouncer and
 * PostgreSQL, with the configuration of the images, and stand-ins for the services of others. Data and logs
 * go with `stop`. @throws when something is missing or does not start
 */
export async function startShape(options: ShapeOptions) {
  const { replicas: count, env = {}, nodeArgs = [] } = options;
  const { between = (_connection, port) => Promise.resolve(port) } = options;
  const obstacle = findShapeObstacle();
  if (obstacle !== null) throw new Error(obstacle);
  const folder = mkdtempSync(join(tmpdir(), "cosmic-shape-"));
  // The ordinary account has to reach its own folders.
  chmodSync(folder, 0o755);
  const undo = createUndo();
  undo.add(() => rmSync(folder, { recursive: true, force: true }));
  try {
    const postgres = await startOwnPostgres();
    if (!postgres) throw new Error("PostgreSQL did not start.");
    undo.add(() => postgres.stop());
    const directUrl = await makeDatabase(postgres.url);
    const postgresPort = await between("to PostgreSQL", Number(new URL(directUrl).port));
    const serverUrl = withPort(directUrl, postgresPort);
    const pgbouncer = await startPgBouncer(serverUrl, join(folder, "pgbouncer"));
    undo.add(() => pgbouncer.stop());

    const settings: Record<string, string | undefined> = {
      ...process.env,
      NODE_ENV: "development",
      PORT: String(await findFreePort()),
      ADMIN_PORT: String(await findFreePort()),
      DATA_DIR: join(folder, "data"),
      SESSION_SECRET: randomBytes(32).toString("hex"),
      ADMIN_EMAIL: "operator@cosmic.test",
      ADMIN_PASSWORD: randomBytes(12).toString("base64url"),
      LOG_LEVEL: "info",
      ...ANY_PORTS,
      ...env,
      HOST: "127.0.0.1",
      TRUST_PROXY: "loopback",
      DATABASE_URL: withPort(pgbouncer.url, await between("to PgBouncer", pgbouncer.port)),
      MIGRATION_DATABASE_URL: directUrl,
    };
    const standIns = await startStandIns(readEnv(settings), settings["DATA_DIR"] ?? folder);
    undo.add(() => standIns.close());
    const apiEnv = { ...settings, ...standIns.variables };

    await migrateOnce({ env: apiEnv, logFile: join(folder, "migration.log") });
    const replicas: Replica[] = [];
    for (let index = 1; index <= count; index += 1) {
      const replica = createReplica({
        port: await findFreePort(),
        metricsPort: await findFreePort(),
        env: apiEnv,
        logFile: join(folder, `api-${index}.log`),
        nodeArgs,
      });
      replicas.push(replica);
      undo.add(() => replica.kill());
    }
    undo.add(() => Promise.all(replicas.map((replica) => replica.term())));
    await Promise.all(replicas.map((replica) => replica.start()));

    const apiPorts = replicas.map(({ port }) => port);
    const startSite = async (app: "web" | "admin", port: string | undefined) => {
      const dist = join(ROOT, "apps", app, "dist");
      const host = `localhost:${port}`;
      const site = await startNginxSite({
        dist,
        folder: join(folder, `nginx-${app}`),
        port: Number(port),
        host,
        apiPorts,
      });
      undo.add(() => site.stop());
      return site;
    };
    const web = await startSite("web", settings["PORT"]);
    const admin = await startSite("admin", settings["ADMIN_PORT"]);

    return {
      webUrl: web.url,
      adminUrl: admin.url,
      /** nginx of each site. */
      sites: { web, admin },
      /**
       * May be killed, started and restarted; `url` is the database itself, past PgBouncer, and
       * `ownerUrl` that of the role that may create others.
       */
      postgres: { ...postgres, url: directUrl, ownerUrl: postgres.url },
      pgbouncer,
      replicas,
      /** The variables of the API's processes, without their ports. */
      apiEnv,
      /** Addresses and variables of what stands in for the services of others. */
      standIns,
      operator: {
        email: settings["ADMIN_EMAIL"] ?? "",
        password: settings["ADMIN_PASSWORD"] ?? "",
      },
      /** Holds the logs of everything. */
      folder,
      stop: () => undo.run(),
    };
  } catch (error) {
    await undo.run();
    throw error;
  }
}

export type Shape = Awaited<ReturnType<typeof startShape>>;
