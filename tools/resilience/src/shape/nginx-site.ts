import { chownSync, cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { waitForAddress } from "@cosmic/local-services/wait-for-address";
import { siteHeadersInclude } from "@cosmic/site-build/site-headers-include";
import { findOrdinaryUser } from "@cosmic/tools-programs/debian";
import { createServerProcess } from "../processes/server-process.ts";
import { DEPLOY, renderTemplate } from "./render.ts";

export interface NginxSiteOptions {
  /** The built site. It is copied, as an image copies it, so that no later build changes it. */
  dist: string;
  /** For the rendered files, the copy, the pid and the log; made anew. */
  folder: string;
  port: number;
  /** How the API is told the site is called; "" for whatever a request names. */
  host: string;
  apiPorts: readonly number[];
}

/** nginx before one site, with the configuration of the image, on loopback. */
export async function startNginxSite({ dist, folder, port, host, apiPorts }: NginxSiteOptions) {
  const templates = join(DEPLOY, "nginx");
  const values = {
    LISTEN: `127.0.0.1:${port}`,
    SITE_ROOT: join(folder, "site"),
    SITE_HEADERS: join(folder, "site-headers.conf"),
    SITE_HOST: host,
    // As entrypoint.sh writes them.
    API_UPSTREAMS: apiPorts
      .map((apiPort) => `    server 127.0.0.1:${apiPort} max_fails=0;`)
      .join("\n"),
    RUN_DIR: folder,
  };
  mkdirSync(folder, { recursive: true });
  cpSync(dist, values.SITE_ROOT, { recursive: true });
  writeFileSync(values.SITE_HEADERS, siteHeadersInclude(dist, false));
  for (const name of readdirSync(templates).filter((each) => each.endsWith(".conf.template"))) {
    const rendered = renderTemplate(join(templates, name), values);
    writeFileSync(join(folder, name.replace(/\.template$/, "")), rendered);
  }
  const user = findOrdinaryUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const logFile = join(folder, "nginx.log");
  const nginx = createServerProcess({
    command: "nginx",
    args: ["-e", "stderr", "-c", join(folder, "nginx.conf")],
    env: { PATH: process.env["PATH"] },
    logFile,
    isUnprivileged: true,
  });
  nginx.start();
  await waitForAddress(`http://127.0.0.1:${port}/`, 10).catch(async () => {
    await nginx.end("SIGKILL");
    throw new Error(`nginx does not start: ${readFileSync(logFile, "utf8")}`);
  });
  return {
    url: `http://localhost:${port}`,
    port,
    /** The access log and what nginx says about itself. */
    logFile,
    get pid() {
      return nginx.pid;
    },
    stop: () => nginx.end("SIGTERM"),
  };
}
