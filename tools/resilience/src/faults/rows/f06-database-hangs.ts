import { setTimeout as pause } from "node:timers/promises";
import { countLost, failuresIn } from "../../journal/journal.ts";
import type { ShapeConnection } from "../../shape/start-shape.ts";
import { startTraffic } from "../../users/traffic.ts";
import type { User } from "../../users/user.ts";
import type { Environment } from "../environment.ts";
import type { Effort, Fault } from "../fault.ts";
import type { Findings } from "../findings.ts";

async function tryHang(
  environment: Environment,
  findings: Findings,
  { isSmall }: Effort,
  users: readonly User[],
  connection: ShapeConnection,
): Promise<void> {
  const proxy = environment.proxy(connection);
  const traffic = startTraffic({ users, journal: environment.journal, perSecond: 20 });
  await pause(500);
  proxy.set("silent");
  const silentAt = Date.now();
  await pause(isSmall ? 6_500 : 20_000);
  const alive = await Promise.all(
    environment.replicas.map(({ url }) => fetch(`${url}/healthz`).then(({ status }) => status)),
  );
  proxy.set("open");
  const openAt = Date.now();
  await pause(isSmall ? 2_000 : 6_000);
  const late = await Promise.all(users.map((user) => user.ask({ path: "/api/auth/user" })));
  const entries = await traffic.stop();
  // What was asked late in the silence may be answered when it is over.
  const inSilence = entries.filter(({ at }) => at > silentAt && at < openAt);
  const refused503 = inSilence.filter(({ status }) => status === 503);
  const refused = entries.filter(({ status, at }) => status !== 200 && at >= openAt);
  findings.note(`${connection}:`);
  findings.noRequests("answered otherwise than 200 or 503", failuresIn(entries));
  findings.holds(`${refused503.length} answered 503`, refused503.length > 0);
  findings.all("processes alive", alive.filter((status) => status === 200).length, alive.length);
  findings.all(
    "users served again",
    late.filter(({ status }) => status === 200).length,
    users.length,
  );
  findings.none("confirmed writes lost", await countLost(environment, entries));
  findings.within("longest wait", Math.max(...entries.map((each) => each.milliseconds)), 6_000);
  findings.within("recovered after", Math.max(0, ...refused.map(({ at }) => at - openAt)), 5_000);
}

export const databaseHangs: Fault = {
  row: "F6",
  name: "PostgreSQL, then PgBouncer, falls silent with its connections open",
  expected: "503 in 6 s, alive, recovered in 5 s",
  async run(environment, findings, effort) {
    const users = await environment.newUsers(10);
    for (const connection of ["to PostgreSQL", "to PgBouncer"] as const) {
      await tryHang(environment, findings, effort, users, connection);
    }
  },
};
