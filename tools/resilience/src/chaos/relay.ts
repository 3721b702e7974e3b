import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** Where a connection leads. */
export interface Target {
  port: number;
  /** Told of each HTTP request that goes this way, without what follows its path. */
  onRequest: (path: string) => void;
}

export interface Relay {
  port: number;
  close(): Promise<void>;
}

const LOOPBACK = "127.0.0.1";
const REQUEST_LINE = /^(?:GET|POST) ([^\s?]+)\S* HTTP\/1\.1\r\n/;

function link(caller: Socket, { port, onRequest }: Target): void {
  const inside = connect(port, LOOPBACK);
  const cut = () => {
    caller.destroy();
    inside.destroy();
  };
  for (const socket of [caller, inside]) {
    socket.setNoDelay(true);
    socket.on("error", cut);
    socket.on("close", cut);
  }
  caller.on("data", (chunk: Buffer) => {
    const path = REQUEST_LINE.exec(chunk.toString("latin1", 0, 1_000))?.[1];
    if (path !== undefined) onRequest(path);
  });
  caller.pipe(inside);
  inside.pipe(caller);
}

/**
 * An address of its own before others, which change.
 * @param findTarget for a new connection; null breaks it
 */
export async function openRelay(findTarget: () => Target | null): Promise<Relay> {
  const open = new Set<Socket>();
  const server = createServer((caller) => {
    open.add(caller);
    caller.once("close", () => open.delete(caller));
    const target = findTarget();
    if (target) link(caller, target);
    else caller.resetAndDestroy();
  });
  server.listen(0, LOOPBACK);
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      for (const caller of open) caller.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
