import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

const LOOPBACK = "127.0.0.1";

/**
 * "open": bytes pass. "silent": nothing does, in either direction, and nobody is told: what was sent
 * arrives when the gate opens again, as after a network was away. "closed": connections are refused.
 */
export type GateState = "open" | "silent" | "closed";

/** A place on the way from one server to the next. */
export interface Gate {
  port: number;
  set(state: GateState): void;
  /** Connections that were made while it was silent. */
  readonly waiting: number;
  /** Breaks every connection. */
  reset(): void;
  close(): Promise<void>;
}

export async function openGate(targetPort: number): Promise<Gate> {
  let state: GateState = "open";
  const pairs = new Set<Pair>();

  interface Pair {
    caller: Socket;
    inside: Socket | null;
    cut: () => void;
  }

  function watch(pair: Pair, socket: Socket): void {
    socket.setNoDelay(true);
    socket.on("error", pair.cut);
    socket.on("close", pair.cut);
  }

  function link(pair: Pair): void {
    const inside = connect(targetPort, LOOPBACK);
    pair.inside = inside;
    watch(pair, inside);
    pair.caller.pipe(inside);
    inside.pipe(pair.caller);
  }

  const server = createServer({ pauseOnConnect: true }, (caller) => {
    const pair: Pair = {
      caller,
      inside: null,
      cut: () => {
        pairs.delete(pair);
        caller.destroy();
        pair.inside?.destroy();
      },
    };
    if (state === "closed") {
      caller.resetAndDestroy();
      return;
    }
    pairs.add(pair);
    watch(pair, caller);
    if (state === "open") link(pair);
  });
  server.listen(0, LOOPBACK);
  await once(server, "listening");

  const reset = () => {
    for (const { caller, inside, cut } of pairs) {
      caller.resetAndDestroy();
      inside?.resetAndDestroy();
      cut();
    }
  };

  return {
    port: (server.address() as AddressInfo).port,
    get waiting() {
      return [...pairs].filter(({ inside }) => inside === null).length;
    },
    set(next) {
      if (next === state) return;
      state = next;
      if (next === "closed") reset();
      for (const pair of pairs) {
        const { caller, inside } = pair;
        if (next === "silent" && inside) {
          caller.unpipe(inside).pause();
          inside.unpipe(caller).pause();
        } else if (next === "open") {
          if (inside === null) link(pair);
          else {
            caller.pipe(inside);
            inside.pipe(caller);
          }
        }
      }
    },
    reset,
    async close() {
      reset();
      server.close();
      await once(server, "close");
    },
  };
}
