import { setTimeout as pause } from "node:timers/promises";
import { startCrowd } from "../crowd.ts";
import type { Fault } from "../fault.ts";
import { percentile } from "../findings.ts";
import { type Entry, failuresIn, isAcknowledged } from "../journal.ts";
import { driveOpenLoop } from "../open-loop.ts";
import { busyWorkers } from "../processes.ts";
import { rawRequest } from "../raw-request.ts";

/** Hashes at once in each process: apps/api/src/config/config.ts. */
const AT_ONCE = 2;

const p99 = (entries: readonly Entry[]) =>
  percentile(
    entries.map(({ milliseconds }) => milliseconds),
    0.99,
  );

export const loginStorm: Fault = {
  row: "F32",
  name: "200 sign-ins at once",
  expected: "two hashes at a time in each process, others' p99 under 200 ms",
  async run(environment, findings, { isSmall }) {
    const [person] = await environment.meet(1);
    if (!person) return;
    const readers = await environment.meet(8);
    const crowd = () =>
      startCrowd({ people: readers, journal: environment.journal, perSecond: 50, isReading: true });
    const calmly = crowd();
    await pause(isSmall ? 1_000 : 3_000);
    const calm = await calmly.stop();
    const others = crowd();
    const { port } = environment.sites.web;
    const signIn = (email: string, password: string) =>
      driveOpenLoop({
        port,
        request: rawRequest({
          method: "POST",
          path: "/api/auth/login",
          port,
          body: { email, password },
        }),
        perSecond: 100_000,
        milliseconds: 1,
        connections: isSmall ? 30 : 100,
      });
    // At one moment, by people with an account and by others; cheaply, as who asks is on this machine too.
    const storm = [
      signIn(person.email, person.password),
      signIn("nobody@faults.test", "no lantern"),
    ];
    const busy: number[] = [];
    const sampling = setInterval(() => {
      for (const { pid } of environment.replicas) busy.push(busyWorkers(pid));
    }, 50);
    const results = await Promise.all(storm);
    clearInterval(sampling);
    const meanwhile = await others.stop();
    const count = (status: number) =>
      results.reduce((sum, { statuses }) => sum + (statuses.get(status) ?? 0), 0);
    const total = results.flatMap(({ statuses }) => [...statuses.values()]);
    const known = count(200) + count(401) + count(503);
    const slow = meanwhile.filter((entry) => !isAcknowledged(entry));
    findings.note(`${count(200)} × 200, ${count(401)} × 401, ${count(503)} × 503`);
    findings.none("answered otherwise", total.reduce((sum, each) => sum + each, 0) - known);
    // The same threads also look up names and write files, for a moment.
    const more = busy.filter((threads) => threads > AT_ONCE).length / busy.length;
    const hashing = percentile(busy, 0.9);
    findings.holds(
      `${hashing} threads hash in each`,
      hashing > 0 && hashing <= AT_ONCE && more < 0.1,
    );
    findings.none("of others answered otherwise", failuresIn(meanwhile).length);
    findings.noneInTime(`of ${meanwhile.length} other requests failed`, slow.length);
    findings.note(`others' p99 in calm ${p99(calm).toFixed(0)} ms`);
    findings.within("in the storm", p99(meanwhile), Math.max(200, 4 * p99(calm)));
  },
};
