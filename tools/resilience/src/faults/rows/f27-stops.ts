import { setTimeout as pause } from "node:timers/promises";
import { countLost, isAcknowledged } from "../../journal/journal.ts";
import { startTraffic } from "../../users/traffic.ts";
import { type Fault, getRounds } from "../fault.ts";

const GRACE = 32_000;

/** Whether a process reports that it is no longer ready while it still answers what was begun. */
async function stopsBeingReady(url: string, isRunning: () => boolean): Promise<boolean> {
  while (isRunning()) {
    const status = await fetch(`${url}/readyz`).then(
      (answer) => answer.status,
      () => null,
    );
    if (status !== 200) return true;
    await pause(25);
  }
  return false;
}

export const stops: Fault = {
  row: "F27",
  name: "SIGTERM with reports under way and kept-alive clients behind nginx",
  expected: "no request fails, exit 0 in 32 s; the same for two SIGTERMs",
  async run(environment, findings, effort) {
    const rounds = getRounds(effort, 4);
    const delay = effort.isSmall ? 2_000 : 5_000;
    const [users, writers] = [await environment.newUsers(10), await environment.newUsers(8)];
    environment.ai.set({ mode: "delay", milliseconds: delay });
    const from = environment.journal.length;
    // nginx refuses more than 64 requests at once from one address, which all of these come from.
    const { journal } = environment;
    const traffic = startTraffic({ users, journal, perSecond: 50, isPatient: true });
    let slowest = 0;
    let fine = 0;
    let reports = 0;
    for (let round = 0; round < rounds; round += 1) {
      const birthDate = `1991-03-${String(round + 1).padStart(2, "0")}`;
      const underWay = writers.map((user) => user.generate(birthDate));
      await pause(500 + effort.random.below(500));
      const replica = environment.replicas[round % environment.replicas.length];
      if (!replica) return;
      const { pid } = replica;
      const askedAt = performance.now();
      const ended = replica.term();
      // Supervisors and process groups send it twice.
      if (round % 2 === 0) setTimeout(() => replica.isRunning && process.kill(pid, "SIGTERM"), 100);
      const isUnready = await stopsBeingReady(replica.url, () => replica.isRunning);
      const code = await ended;
      slowest = Math.max(slowest, performance.now() - askedAt);
      fine += code === 0 && isUnready ? 1 : 0;
      const answers = await Promise.all(underWay);
      reports += answers.filter(({ status }) => status === 200).length;
      await replica.start();
    }
    await traffic.stop();
    const entries = environment.journal.slice(from);
    const failed = entries.filter((entry) => !isAcknowledged(entry));
    findings.all("stops end with 0, not ready at once", fine, rounds);
    findings.all("reports under way written", reports, rounds * writers.length);
    findings.noRequests(`of ${entries.length} requests failed`, failed);
    findings.none("confirmed writes lost", await countLost(environment, entries));
    findings.within("slowest stop", slowest, GRACE);
  },
};
