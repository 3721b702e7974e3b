import { join } from "node:path";
import { findFreePort } from "@cosmic/local-services/free-port";
import { ROOT } from "@cosmic/tools-programs/root";
import { startNginxSite } from "../shape/nginx-site.ts";
import type { Replica } from "../shape/replica.ts";
import type { Environment } from "./environment.ts";

const ADMIN_FILES = join(ROOT, "apps/admin/dist");

/** Where one process is asked. */
export interface SideServer {
  replica: Replica;
  /** By everybody, past nginx. */
  url: string;
  /** By operators: the API answers them at the panel's address only, so nginx is before it. */
  panelUrl: string;
  kill(): Promise<unknown>;
}

/** A process with a panel of its own, beside those that nginx knows; not started. */
export async function addSideServer(
  environment: Environment,
  name: string,
  env: Record<string, string>,
  main?: string,
): Promise<SideServer> {
  const port = await findFreePort();
  const replica = await environment.addReplica(name, { ...env, ADMIN_PORT: String(port) }, main);
  const folder = join(environment.folder, `nginx-${name}`);
  const host = `localhost:${port}`;
  const apiPorts = [replica.port];
  const panel = await startNginxSite({ dist: ADMIN_FILES, folder, port, host, apiPorts });
  return {
    replica,
    url: replica.url,
    panelUrl: panel.url,
    kill: () => Promise.all([replica.kill(), panel.stop()]),
  };
}
