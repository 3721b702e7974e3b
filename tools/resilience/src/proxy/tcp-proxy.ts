import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

const LOOPBACK = "127.0.0.1";

/**
 * "open": data passes. "silent": nothing passes in either direction, and no connection ends; what was
 * sent arrives when the proxy opens again, as after a network was away.
 */
export type ProxyState = "open" | "silent";

/** Which end of a connection sent something. */
export type Side = "client" | "server";

export interface ProxyOptions {
  /** The port to lead to, asked for each new connection, by the client's port; null breaks the connection. */
  findPort: (clientPort: number) => number | null;
  /** Asked before each chunk is passed on; false breaks the connection instead. */
  passes?: (from: Side) => boolean;
}

interface Link {
  client: Socket;
  /** Null until the proxy is open. */
  server: Socket | null;
}

/** Resets a connection; one that is ending already is only closed, since libuv refuses to reset it. */
function breakOff(socket: Socket): void {
  if (socket.writableEnded || socket.connecting) socket.destroy();
  else socket.resetAndDestroy();
}

/** A TCP proxy in front of one server, which can cut or freeze connections. */
export async function openProxy({ findPort, passes = () => true }: ProxyOptions) {
  let state: ProxyState = "open";
  const links = new Set<Link>();

  function cut(link: Link): void {
    links.delete(link);
    link.client.destroy();
    link.server?.destroy();
  }

  function watch(link: Link, socket: Socket): void {
    socket.setNoDelay(true);
    socket.on("error", () => cut(link));
    socket.on("close", () => cut(link));
  }

  function forward(link: Link, side: Side, from: Socket, to: Socket): void {
    from.on("data", (chunk: Buffer) => {
      if (!passes(side)) cut(link);
      else if (!to.write(chunk)) {
        from.pause();
        to.once("drain", () => {
          if (state === "open") from.resume();
        });
      }
    });
  }

  function join(link: Link): void {
    const port = findPort(link.client.remotePort ?? 0);
    if (port === null) {
      breakOff(link.client);
      return;
    }
    const server = connect(port, LOOPBACK);
    link.server = server;
    watch(link, server);
    forward(link, "client", link.client, server);
    forward(link, "server", server, link.client);
  }

  const listener = createServer((client) => {
    const link: Link = { client, server: null };
    links.add(link);
    watch(link, client);
    if (state === "open") join(link);
  });
  listener.listen(0, LOOPBACK);
  await once(listener, "listening");

  return {
    port: (listener.address() as AddressInfo).port,
    set(next: ProxyState): void {
      if (next === state) return;
      state = next;
      for (const link of links) {
        if (next === "silent") {
          link.client.pause();
          link.server?.pause();
        } else if (link.server === null) join(link);
        else {
          link.client.resume();
          link.server.resume();
        }
      }
    },
    /** Breaks every connection. */
    async close(): Promise<void> {
      for (const { client, server } of links) {
        breakOff(client);
        if (server) breakOff(server);
      }
      links.clear();
      listener.close();
      await once(listener, "close");
    },
  };
}

export type TcpProxy = Awaited<ReturnType<typeof openProxy>>;
