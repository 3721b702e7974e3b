import { setTimeout as pause } from "node:timers/promises";
import { waitForAddress } from "@cosmic/local-services/wait-for-address";
import { Client } from "pg";
import { startCrowd } from "../crowd.ts";
import type { Environment } from "../environment.ts";
import { type Fault, getRounds } from "../fault.ts";
import type { Findings } from "../findings.ts";
import { countLost, describeFailures, isAcknowledged } from "../journal.ts";

const GRACE = 32_000;

/** A stop while another process migrates, for whom this one waits. @returns its exit code */
async function stopWhileMigrating(environment: Environment, findings: Findings): Promise<void> {
  const blocker = new Client(environment.postgres.url);
  await blocker.connect();
  const replica = await environment.addReplica("f27");
  try {
    // apps/api/src/db/migration-dialect.ts
    await blocker.query("select pg_advisory_lock(7203115894)");
    const ready = replica.start().catch(() => {});
    await waitForAddress(`${replica.url}/healthz`, 30);
    await pause(500);
    const from = performance.now();
    const code = await replica.term();
    findings.holds("ends with 0 while it waits to migrate", code === 0);
    findings.within("within", performance.now() - from, GRACE);
    void ready;
  } finally {
    await replica.kill();
    await blocker.end();
  }
}

/** Whether a process says that it is not ready any more while it still answers what was begun. */
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
    const [people, writers] = [await environment.meet(10), await environment.meet(8)];
    environment.ai.set({ mode: "delay", milliseconds: delay });
    const from = environment.journal.length;
    const crowd = startCrowd({ people, journal: environment.journal, perSecond: 50 });
    let slowest = 0;
    let fine = 0;
    let reports = 0;
    for (let round = 0; round < rounds; round += 1) {
      const birthDate = `1991-03-${String(round + 1).padStart(2, "0")}`;
      const underWay = writers.map((person) => person.generate(birthDate));
      await pause(500 + effort.chances.below(500));
      const replica = environment.replicas[round % environment.replicas.length];
      if (!replica) return;
      const { pid } = replica;
      const askedAt = performance.now();
      const ended = replica.term();
      // Supervisors and process groups send it twice.
      if (round % 2 === 0) setTimeout(() => replica.isRunning && process.kill(pid, "SIGTERM"), 100);
      const isToldInTime = await stopsBeingReady(replica.url, () => replica.isRunning);
      const code = await ended;
      slowest = Math.max(slowest, performance.now() - askedAt);
      fine += code === 0 && isToldInTime ? 1 : 0;
      const answers = await Promise.all(underWay);
      reports += answers.filter(({ status }) => status === 200).length;
      await replica.start();
    }
    await crowd.stop();
    const entries = environment.journal.slice(from);
    const failed = entries.filter((entry) => !isAcknowledged(entry));
    findings.all("stops end with 0, not ready at once", fine, rounds);
    findings.all("reports under way written", reports, rounds * writers.length);
    findings.none(`of ${entries.length} requests failed`, failed.length);
    if (failed.length > 0) findings.note(describeFailures(failed));
    findings.none("confirmed writes lost", await countLost(environment, entries));
    findings.within("slowest stop", slowest, GRACE);
    await stopWhileMigrating(environment, findings);
  },
};
