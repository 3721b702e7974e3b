import { once } from "node:events";
import { chownSync, mkdirSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { findFreePort } from "@cosmic/local-services/free-port";
import { findOrdinaryUser } from "@cosmic/tools-programs/debian";
import { createServerProcess } from "../processes/server-process.ts";
import { DEPLOY, renderTemplate } from "./render.ts";

async function waitForPort(port: number): Promise<void> {
  for (const until = Date.now() + 5_000; Date.now() < until; await pause(50)) {
    const socket = connect(port, "127.0.0.1");
    const isOpen = await once(socket, "connect").then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
  }
  throw new Error("PgBouncer does not listen");
}

/**
 * PgBouncer with the configuration of its image, on loopback.
 * @param directUrl a database of PostgreSQL, with a name and a password
 * @param folder for the rendered files, the pid and the log; made anew
 */
export async function startPgBouncer(directUrl: string, folder: string) {
  const { hostname, port, pathname, username, password } = new URL(directUrl);
  const listenPort = await findFreePort();
  mkdirSync(folder, { recursive: true });
  const values = {
    LISTEN_ADDRESS: "127.0.0.1",
    LISTEN_PORT: String(listenPort),
    DATABASE_HOST: hostname,
    DATABASE_PORT: port,
    DATABASE_NAME: pathname.slice(1),
    SERVER_TLS_SSLMODE: "prefer",
    RUN_DIR: folder,
  };
  const configuration = join(folder, "pgbouncer.ini");
  const template = join(DEPLOY, "pgbouncer", "pgbouncer.ini.template");
  writeFileSync(configuration, renderTemplate(template, values));
  writeFileSync(join(folder, "userlist.txt"), `"${username}" "${password}"\n`);
  const user = findOrdinaryUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const url = new URL(directUrl);
  url.port = String(listenPort);
  const pgbouncer = createServerProcess({
    command: "pgbouncer",
    args: [configuration],
    env: { PATH: process.env["PATH"] },
    logFile: join(folder, "pgbouncer.log"),
    isUnprivileged: true,
  });
  const start = async () => {
    pgbouncer.start();
    await waitForPort(listenPort);
  };
  await start();
  return {
    /** What the API is told. */
    url: url.href,
    port: listenPort,
    logFile: join(folder, "pgbouncer.log"),
    get pid() {
      return pgbouncer.pid;
    },
    kill: () => pgbouncer.end("SIGKILL"),
    /** Starts it again; resolves when it listens. */
    start,
    stop: () => pgbouncer.end("SIGINT"),
  };
}
