import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { securityHeaders } from "@cosmic/api/http/security-headers";
import {
  createListenerOptions,
  IDLE_CONNECTION_TIMEOUT,
  refuseConnection,
} from "@cosmic/api/http/server-options";
import { createSiteServer } from "@cosmic/local-services";
import { findFreePort } from "@cosmic/local-services/free-port";
import { TAG_FRAME } from "@cosmic/site-build/site-tags";
import { ROOT } from "@cosmic/tools-programs/root";
import { type Answer, Connection } from "@cosmic/tools-test-client/connection";
import { startNginxSite } from "./nginx-site.ts";

/** Tells what reached it, and carries a header of its own. */
const echo: RequestListener = (request, response) => {
  let length = 0;
  request.on("data", (piece: Buffer) => {
    length += piece.length;
  });
  request.on("end", () => {
    const { host, cookie, range } = request.headers;
    response.writeHead(request.url?.includes("missing") ? 404 : 200, {
      "content-type": "application/json",
      "cache-control": "no-store",
      "x-frame-options": "DENY",
      "set-cookie": ["a=1; HttpOnly", "b=2"],
    });
    const { method, url, headers } = request;
    // Only a proxy adds those; they are told when asked for, and compared with nothing.
    const names = url?.includes("forwarded") ? Object.keys(headers) : [];
    const added = names.filter((name) => name.includes("forwarded"));
    const forwarded = Object.fromEntries(added.map((name) => [name, headers[name]]));
    response.end(JSON.stringify({ method, url, length, host, cookie, range, forwarded }));
  });
};

/**
 * Headers of the way between two machines, or that say when a file was written. And Vary, which the local
 * process also sends with files that exist in one form only.
 */
const NOT_COMPARED = new Set([
  "connection",
  "date",
  "etag",
  "keep-alive",
  "last-modified",
  "server",
  "transfer-encoding",
  "vary",
]);

/** What is to be the same of two answers. */
const comparable = ({ status, headers, body }: Answer) => ({
  status,
  headers: headers
    .filter(([name]) => !NOT_COMPARED.has(name))
    .map(([name, value]) => `${name}: ${value}`)
    .toSorted(),
  body,
});

/** One request, byte for byte, on a connection of its own. */
async function ask(port: number, text: string): Promise<Answer> {
  const connection = new Connection(port);
  try {
    return await connection.exchange(Buffer.from(text, "latin1"));
  } finally {
    connection.close();
  }
}

/**
 * The public site twice, before the same stand-in for the API: in the one local process and behind nginx.
 * The files are the built ones, the analytics tag's document, and some that must not be there.
 */
export async function startBothServers() {
  const folder = mkdtempSync(join(tmpdir(), "cosmic-sites-"));
  chmodSync(folder, 0o755);
  const dist = join(folder, "dist");
  cpSync(join(ROOT, "apps", "web", "dist"), dist, { recursive: true });
  writeFileSync(join(dist, ".env"), "SECRET=1");
  // As built with an analytics id: its tag has a document with headers of its own.
  const unknown = readFileSync(join(dist, "404.html"), "utf8");
  const tags = '<meta name="tags" content="G-TEST12345">';
  writeFileSync(join(dist, "404.html"), unknown.replace("<head>", `<head>${tags}`));
  writeFileSync(join(dist, TAG_FRAME.file), "<script>frame()</script>");
  mkdirSync(join(dist, ".git"));
  writeFileSync(join(dist, ".git", "HEAD"), "ref: refs/heads/main");

  const api = createServer(createListenerOptions(), echo);
  const local = createSiteServer({
    root: dist,
    api: echo,
    listener: createListenerOptions(),
    idleConnectionTimeout: IDLE_CONNECTION_TIMEOUT,
    refuseConnection: refuseConnection(securityHeaders(false)),
  });
  const getPort = async (server: typeof api) => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return (server.address() as AddressInfo).port;
  };
  const [apiPort, localPort] = [await getPort(api), await getPort(local)];
  const nginx = await startNginxSite({
    dist,
    folder: join(folder, "nginx"),
    port: await findFreePort(),
    host: "",
    apiPorts: [apiPort],
  });
  return {
    /** One request, byte for byte, to both; what is to be the same of the answers. */
    async compare(text: string) {
      const [local_, nginx_] = [await ask(localPort, text), await ask(nginx.port, text)];
      return { local: comparable(local_), nginx: comparable(nginx_) };
    },
    ask: (text: string) => ask(nginx.port, text),
    /** Everything that nginx has logged so far. */
    log: () => readFileSync(nginx.logFile, "utf8"),
    async stop() {
      await nginx.stop();
      api.close().closeAllConnections();
      local.close().closeAllConnections();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
