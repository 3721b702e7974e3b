import { setTimeout as pause } from "node:timers/promises";
import { type Entry, failuresIn, isAcknowledged } from "../../journal/journal.ts";
import { countHashingThreads } from "../../processes/process-stats.ts";
import { startTraffic } from "../../users/traffic.ts";
import type { Fault } from "../fault.ts";
import { percentile } from "../findings.ts";

/** Hashes computed at the same time in each process: apps/api/src/config/config.ts. */
const CONCURRENT_HASHES = 2;

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
    const [user] = await environment.newUsers(1);
    if (!user) return;
    const readers = await environment.newUsers(8);
    const { journal } = environment;
    const read = () => startTraffic({ users: readers, journal, perSecond: 50, isReading: true });
    const before = read();
    await pause(isSmall ? 1_000 : 3_000);
    const calm = await before.stop();
    const others = read();
    const { port } = environment.sites.web;
    const signIn = async (email: string, password: string) => {
      const answer = await fetch(`http://localhost:${port}/api/auth/login`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email, password }),
      });
      await answer.text();
      return answer.status;
    };
    // Half name an account that exists.
    const storm = Array.from({ length: isSmall ? 30 : 100 }, () => [
      signIn(user.email, user.password),
      signIn("unknown@faults.test", "wrong password"),
    ]).flat();
    const hashing: number[] = [];
    const sampling = setInterval(() => {
      for (const { pid } of environment.replicas) hashing.push(countHashingThreads(pid));
    }, 50);
    const statuses = await Promise.all(storm);
    clearInterval(sampling);
    const meanwhile = await others.stop();
    const count = (status: number) => statuses.filter((each) => each === status).length;
    const expected = count(200) + count(401) + count(503);
    findings.note(`${count(200)} × 200, ${count(401)} × 401, ${count(503)} × 503`);
    findings.none("answered otherwise", statuses.length - expected);
    // The same threads also look up host names and write files, briefly.
    const above = hashing.filter((threads) => threads > CONCURRENT_HASHES).length / hashing.length;
    const usual = percentile(hashing, 0.9);
    findings.holds(
      `${usual} threads hash in each`,
      usual > 0 && usual <= CONCURRENT_HASHES && above < 0.1,
    );
    findings.none("of others answered otherwise", failuresIn(meanwhile).length);
    const refused = meanwhile.filter((entry) => !isAcknowledged(entry));
    findings.noneInTime(`of ${meanwhile.length} other requests failed`, refused.length);
    findings.note(`others' p99 in calm ${p99(calm).toFixed(0)} ms`);
    findings.within("in the storm", p99(meanwhile), Math.max(200, 4 * p99(calm)));
  },
};
