import { existsSync } from "node:fs";
import type { RequestListener, Server } from "node:http";
import { join } from "node:path";
import { buildApp } from "@cosmic/api/app";
import { buildConfig, type Config } from "@cosmic/api/config/config";
import { ConfigError } from "@cosmic/api/config/config-error";
import { readEnv } from "@cosmic/api/config/env";
import { CannotOpenDatabaseError } from "@cosmic/api/db/cannot-open-database-error";
import { closeDeps, openDeps } from "@cosmic/api/deps";
import { ensureFirstOperator } from "@cosmic/api/features/operators/index";
import { findDatabaseReason } from "@cosmic/api/http/database-reason";
import { listening } from "@cosmic/api/http/listen-address";
import { listenForMetrics } from "@cosmic/api/http/metrics-listener";
import { securityHeaders } from "@cosmic/api/http/security-headers";
import {
  createListenerOptions,
  IDLE_CONNECTION_TIMEOUT,
  refuseConnection,
} from "@cosmic/api/http/server-options";
import { createSiteServer } from "@cosmic/local-services";
import { ROOT } from "@cosmic/tools-programs/root";
import closeWithGrace from "close-with-grace";
import { addressTable } from "./local/address-table.ts";
import { type StandIns, startStandIns } from "./local/stand-ins.ts";

/** Failures that one line explains to the user of `npm start`. */
function findPlainReason(error: unknown): string | null {
  if (error instanceof ConfigError || error instanceof CannotOpenDatabaseError)
    return error.message;
  const { code, port } = error as { code?: string; port?: number };
  if (code === "EADDRINUSE")
    return `Port ${port} is in use. Stop what is using it, or set another.`;
  if (code === "EACCES" && port) return `Port ${port} may not be used. Set another.`;
  if (["EACCES", "EROFS", "EEXIST", "ENOTDIR"].includes(code ?? ""))
    return "The data folder cannot be written to (DATA_DIR).";
  return findDatabaseReason(error);
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve());
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
}

function requireBuilt(app: string): string {
  const root = join(ROOT, "apps", app, "dist");
  if (existsSync(join(root, "404.html"))) return root;
  throw new ConfigError([`apps/${app} is not built. Run npm run build, or npm start.`]);
}

async function serve(config: Config, standIns: StandIns): Promise<void> {
  console.log(config.database.url ? "Connecting to the database ..." : "Opening the database ...");
  const deps = await openDeps(config);
  await deps.database.migrate();
  const operator = await ensureFirstOperator(deps);
  let isOpen = false;
  const app = await buildApp(deps, () => isOpen);
  await listenForMetrics(config, deps.metrics);
  const api: RequestListener = (request, response) => {
    app.routing(request, response);
  };
  const servers = [
    { app: "web", port: config.sites.webPort, variable: "PORT" },
    { app: "admin", port: config.sites.adminPort, variable: "ADMIN_PORT" },
  ].map(({ app: name, port, variable }) => ({
    port,
    variable,
    server: createSiteServer({
      root: requireBuilt(name),
      api,
      listener: createListenerOptions(),
      idleConnectionTimeout: IDLE_CONNECTION_TIMEOUT,
      refuseConnection: refuseConnection(securityHeaders(false)),
    }),
  }));
  for (const { server, port, variable } of servers) {
    const place = { host: "HOST", port: variable };
    await listening(listen(server, port, config.http.host), place);
  }
  await deps.jobs.start();
  isOpen = true;

  console.log(addressTable(config, operator, standIns.rows));
  let isStopping = false;
  const stopper = closeWithGrace({ delay: 30_000, logger: false }, async ({ err }) => {
    isStopping = true;
    if (err) console.error(err);
    console.log("\nStopping ...");
    await Promise.all([...servers.map(({ server }) => close(server)), app.close()]);
    await closeDeps(deps);
    await standIns.close();
    console.log("Stopped.");
  });
  // The process that started this one has gone.
  process.once("disconnect", () => {
    if (!isStopping) stopper.close();
  });
}

try {
  const env = readEnv();
  const standIns = await startStandIns(env, buildConfig(env).dataDirectory);
  await serve(buildConfig(readEnv({ ...process.env, ...standIns.variables })), standIns);
} catch (error) {
  const reason = findPlainReason(error);
  console.error(reason ?? error);
  process.exit(1);
}
