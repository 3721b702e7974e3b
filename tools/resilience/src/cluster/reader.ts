import { setTimeout as pause } from "node:timers/promises";
import { Pool } from "pg";

const EVERY = 100;
const TIMEOUT = 1_000;

/** Reads at the replicas' address without a pause, and notes when that works. */
export function startReader(replicaUrl: string) {
  const pool = new Pool({
    connectionString: replicaUrl,
    max: 1,
    connectionTimeoutMillis: TIMEOUT,
    query_timeout: TIMEOUT,
    application_name: "reader",
  });
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  const times: number[] = [];
  const stopping = new AbortController();
  async function readOn(): Promise<void> {
    while (!stopping.signal.aborted) {
      const isFine = await pool.query("select count(*) from users").then(
        () => true,
        () => false,
      );
      if (isFine) times.push(Date.now());
      await pause(EVERY);
    }
    await pool.end();
  }
  const ended = readOn();
  return {
    /** When readings were answered. */
    times: times as readonly number[],
    async stop(): Promise<void> {
      stopping.abort();
      await ended;
    },
  };
}
