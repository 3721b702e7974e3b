import { setTimeout as pause } from "node:timers/promises";
import type { Way } from "../../shape/start-shape.ts";
import { startCrowd } from "../crowd.ts";
import type { Environment } from "../environment.ts";
import type { Effort, Fault } from "../fault.ts";
import type { Findings } from "../findings.ts";
import { countLost, describeFailures, failuresIn } from "../journal.ts";
import type { Person } from "../person.ts";

async function fallSilent(
  environment: Environment,
  findings: Findings,
  { isSmall }: Effort,
  people: readonly Person[],
  way: Way,
): Promise<void> {
  const gate = environment.gate(way);
  const crowd = startCrowd({ people, journal: environment.journal, perSecond: 20 });
  await pause(500);
  gate.set("silent");
  const silentAt = Date.now();
  await pause(isSmall ? 6_500 : 20_000);
  const alive = await Promise.all(
    environment.replicas.map(({ url }) => fetch(`${url}/healthz`).then(({ status }) => status)),
  );
  gate.set("open");
  const openAt = Date.now();
  await pause(isSmall ? 2_000 : 6_000);
  const late = await Promise.all(people.map((person) => person.ask({ path: "/api/auth/user" })));
  const entries = await crowd.stop();
  const failures = failuresIn(entries);
  // What was asked late in the silence may be answered when it is over.
  const inSilence = entries.filter(({ at }) => at > silentAt && at < openAt);
  const told = inSilence.filter(({ status }) => status === 503);
  const refused = entries.filter(({ status, at }) => status !== 200 && at >= openAt);
  findings.note(`${way}:`);
  findings.none("answered otherwise than 200 or 503", failures.length);
  if (failures.length > 0) findings.note(describeFailures(failures));
  findings.holds(`${told.length} told to come back`, told.length > 0);
  findings.all("processes alive", alive.filter((status) => status === 200).length, alive.length);
  findings.all(
    "people served again",
    late.filter(({ status }) => status === 200).length,
    people.length,
  );
  findings.none("confirmed writes lost", await countLost(environment, entries));
  findings.within("longest wait", Math.max(...entries.map((each) => each.milliseconds)), 6_000);
  findings.within("well again after", Math.max(0, ...refused.map(({ at }) => at - openAt)), 5_000);
}

export const databaseHangs: Fault = {
  row: "F6",
  name: "PostgreSQL, then PgBouncer, falls silent with its connections open",
  expected: "503 in 6 s, alive, well again in 5 s",
  async run(environment, findings, effort) {
    const people = await environment.meet(10);
    for (const way of ["to PostgreSQL", "to PgBouncer"] as const) {
      await fallSilent(environment, findings, effort, people, way);
    }
  },
};
