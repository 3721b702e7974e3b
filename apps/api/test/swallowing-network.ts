import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A way to a server of this machine that can lose all that goes over it without a word. */
export interface Network {
  port: number;
  /** While true nothing arrives on either side, without an error. */
  swallow(isOn: boolean): void;
  close(): void;
}

/** Opens the way to a port of the loopback address. */
export async function startNetwork(target: number): Promise<Network> {
  let swallows = false;
  const sockets = new Set<Socket>();
  const pass = (from: Socket, to: Socket) => {
    sockets.add(from);
    from.on("data", (chunk) => {
      if (!swallows) to.write(chunk);
    });
    from.on("error", () => {});
    from.on("close", () => {
      sockets.delete(from);
      to.destroy();
    });
  };
  const server = createServer((near) => {
    const far = connect(target, "127.0.0.1");
    pass(near, far);
    pass(far, near);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    swallow: (isOn) => {
      swallows = isOn;
    },
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
