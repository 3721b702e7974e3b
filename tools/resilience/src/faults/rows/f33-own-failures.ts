import { setTimeout as pause } from "node:timers/promises";
import { startCrowd } from "../crowd.ts";
import type { Fault } from "../fault.ts";
import { countLost, describeFailures, failuresIn } from "../journal.ts";

export const ownFailures: Fault = {
  row: "F33",
  name: "a request that throws; a failure and a rejection that nobody catches",
  expected: "500 for that request alone; else a logged end with 1, back in 2 s",
  async run(environment, findings, { isSmall }) {
    const people = await environment.meet(6);
    const [person] = people;
    if (!person) return;
    // A query of one call fails in a way that nobody expects.
    await environment.query("alter table birth_infos rename to birth_infos_away");
    const answers = [];
    try {
      for (let count = 0; count < 6; count += 1) {
        answers.push(await person.ask({ path: "/api/birth-info" }));
        answers.push(await person.ask({ path: "/api/auth/user" }));
      }
    } finally {
      await environment.query("alter table birth_infos_away rename to birth_infos");
    }
    const failed = answers.filter(({ status }) => status === 500);
    const leaks = failed.filter(({ body }) =>
      /birth_infos|select|relation/.test(JSON.stringify(body)),
    );
    findings.all("requests that throw answered 500", failed.length, 6);
    findings.all("others answered 200", answers.filter(({ status }) => status === 200).length, 6);
    findings.none("tell what was inside", leaks.length);

    const from = environment.journal.length;
    const crowd = startCrowd({ people, journal: environment.journal, perSecond: 20 });
    let slowest = 0;
    let ended = 0;
    const ways = ["throw", "reject"] as const;
    for (const [index, what] of ways.entries()) {
      const replica = environment.replicas[index % environment.replicas.length];
      if (!replica) return;
      await pause(isSmall ? 300 : 1_000);
      const struckAt = performance.now();
      environment.strike(replica, what);
      const code = await replica.ended();
      ended += code === 1 ? 1 : 0;
      await replica.start();
      slowest = Math.max(slowest, performance.now() - struckAt);
      await pause(isSmall ? 500 : 2_500);
    }
    await crowd.stop();
    const entries = environment.journal.slice(from);
    const failures = failuresIn(entries);
    findings.all("processes end with 1", ended, ways.length);
    findings.note(
      failures.length === 0
        ? `none of ${entries.length} requests meanwhile failed`
        : `meanwhile of ${entries.length} ${describeFailures(failures)}`,
    );
    findings.none("confirmed writes lost", await countLost(environment, entries));
    findings.within("back after", slowest, 5_000);
  },
};
