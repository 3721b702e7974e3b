import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { createStatementWatch } from "./statement-kinds.ts";
import { createMessageReader, endsAnswer, findSql } from "./wire-messages.ts";

/** What befalls a statement. The connection breaks in any case. */
export interface StatementFault {
  /** Before the server gets it; or after it has done it, and the answer never arrives. */
  edge: "before" | "after";
  /** At that moment. */
  strike: () => void;
}

export interface DatabaseProxy {
  port: number;
  close(): Promise<void>;
}

const LOOPBACK = "127.0.0.1";

function link(
  client: Socket,
  server: Socket,
  findFault: (kind: string) => StatementFault | null,
): void {
  const read = createMessageReader();
  const watch = createStatementWatch();
  let unanswered: StatementFault | null = null;

  const cut = () => {
    client.destroy();
    server.destroy();
  };
  const meetsFault = (chunk: Buffer): StatementFault | null => {
    for (const message of read(chunk)) {
      const sql = findSql(message);
      const kind = sql === null ? null : watch(sql);
      const fault = kind === null ? null : findFault(kind);
      if (fault) return fault;
    }
    return null;
  };

  client.on("data", (chunk: Buffer) => {
    const fault = unanswered ? null : meetsFault(chunk);
    if (fault?.edge === "before") {
      fault.strike();
      cut();
      return;
    }
    unanswered ??= fault;
    server.write(chunk);
  });
  server.on("data", (chunk: Buffer) => {
    if (unanswered === null) client.write(chunk);
    else if (endsAnswer(chunk)) {
      unanswered.strike();
      cut();
    }
  });
  for (const socket of [client, server]) {
    socket.setNoDelay(true);
    // Either side may be killed at any time; then the other one learns of it.
    socket.on("error", cut);
    socket.on("close", cut);
  }
}

/**
 * Stands between one process and PostgreSQL, and asks at each statement about a payment what befalls it.
 * @param findFault given the kind of statement
 */
export async function openDatabaseProxy(
  databasePort: number,
  findFault: (kind: string) => StatementFault | null,
): Promise<DatabaseProxy> {
  const open = new Set<Socket>();
  const server = createServer((client) => {
    open.add(client);
    client.once("close", () => open.delete(client));
    link(client, connect(databasePort, LOOPBACK), findFault);
  });
  server.listen(0, LOOPBACK);
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      for (const client of open) client.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
