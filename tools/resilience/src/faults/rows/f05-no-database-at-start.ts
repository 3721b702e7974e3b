import { setTimeout as pause } from "node:timers/promises";
import type { Fault } from "../fault.ts";

const fetchStatus = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(10_000) }).then(
    async (response) => {
      await response.arrayBuffer();
      return response.status;
    },
    () => null,
  );

export const noDatabaseAtStart: Fault = {
  row: "F5",
  name: "no PostgreSQL when a process starts",
  expected: "alive and not ready, serves nothing, ready 5 s after the database",
  async run(environment, findings, { isSmall }) {
    const replica = await environment.addReplica("f5");
    await environment.postgres.kill();
    const seen = { alive: 0, ready: 0, served: 0, looks: 0 };
    const ready = replica.start();
    try {
      while ((await fetchStatus(`${replica.url}/healthz`)) === null && replica.isRunning) {
        await pause(50);
      }
      for (const until = Date.now() + (isSmall ? 2_000 : 20_000); Date.now() < until; ) {
        const [alive, isReady, served] = await Promise.all([
          fetchStatus(`${replica.url}/healthz`),
          fetchStatus(`${replica.url}/readyz`),
          fetchStatus(`${replica.url}/api/auth/user`),
        ]);
        seen.looks += 1;
        seen.alive += alive === 200 ? 1 : 0;
        seen.ready += isReady === 503 ? 0 : 1;
        seen.served += served === 503 ? 0 : 1;
        await pause(250);
      }
      await environment.postgres.start();
      const upAt = performance.now();
      await ready;
      findings.all("looks find it alive", seen.alive, seen.looks);
      findings.none("find it ready", seen.ready);
      findings.none("are served", seen.served);
      findings.within("ready after", performance.now() - upAt, 5_000);
    } finally {
      ready.catch(() => {});
      await replica.kill();
      if (!(await environment.query("select 1").then(Boolean, () => false)))
        await environment.postgres.start();
    }
  },
};
