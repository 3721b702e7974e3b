import { setTimeout as pause } from "node:timers/promises";
import { countLost, failuresIn } from "../../journal/journal.ts";
import { startTraffic } from "../../users/traffic.ts";
import type { User } from "../../users/user.ts";
import { type Fault, getRounds } from "../fault.ts";

/** Whether ten requests in a row are answered again, within a time that is long enough on any machine. */
async function recovers(users: readonly User[]): Promise<boolean> {
  let inRow = 0;
  for (const until = Date.now() + 30_000; inRow < 10 && Date.now() < until; ) {
    const answers = await Promise.all(
      users.slice(0, 2).map((user) => user.ask({ path: "/api/auth/user" })),
    );
    inRow = answers.every(({ status }) => status === 200) ? inRow + answers.length : 0;
    await pause(100);
  }
  return inRow >= 10;
}

export const databaseCrashes: Fault = {
  row: "F4",
  name: "PostgreSQL or PgBouncer crashes and comes back, under 50 requests a second",
  expected: "503 with Retry-After, recovered in 5 s, nothing confirmed is lost",
  async run(environment, findings, effort) {
    const rounds = getRounds(effort, 2);
    const users = await environment.newUsers(10);
    const pids = environment.replicas.map(({ pid }) => pid);
    const from = environment.journal.length;
    let recovery = 0;
    // PgBouncer keeps connections to itself open when PostgreSQL goes; without it they all break.
    const servers = [environment.postgres, environment.postgres, environment.pgbouncer];
    const order = effort.isSmall ? [environment.postgres, environment.pgbouncer] : servers;
    const crashes = Array.from({ length: rounds }, () => order).flat();
    let returned = 0;
    for (const server of crashes) {
      const traffic = startTraffic({ users, journal: environment.journal, perSecond: 50 });
      await pause(1_000 + effort.random.below(500));
      await server.kill();
      await pause(effort.random.below(1_500));
      await server.start();
      const upAt = Date.now();
      if (await recovers(users)) returned += 1;
      await pause(effort.isSmall ? 1_000 : 5_000);
      const entries = await traffic.stop();
      // Requests after this are answered.
      const refused = entries.filter(({ status, at }) => status !== 200 && at >= upAt);
      recovery = Math.max(recovery, ...refused.map(({ at }) => at - upAt));
    }
    const entries = environment.journal.slice(from);
    const refused = entries.filter(({ status }) => status === 503);
    findings.holds(
      "both processes live",
      environment.replicas.every(({ pid, isRunning }) => isRunning && pids.includes(pid)),
    );
    findings.all("recoveries", returned, crashes.length);
    findings.note(`${refused.length} of ${entries.length} answered 503`);
    findings.noRequests("answered otherwise", failuresIn(entries));
    findings.none("confirmed writes lost", await countLost(environment, entries));
    findings.within("longest wait", Math.max(...entries.map((each) => each.milliseconds)), 6_500);
    findings.within("recovered after", recovery, 5_000);
  },
};
