import { setTimeout as pause } from "node:timers/promises";
import { startCrowd } from "../crowd.ts";
import type { Fault } from "../fault.ts";
import { percentile } from "../findings.ts";
import { describeFailures, type Entry, failuresIn, isAcknowledged } from "../journal.ts";
import { busyWorkers } from "../processes.ts";

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
  async run(arena, findings, { isSmall }) {
    const [person] = await arena.meet(1);
    const readers = await arena.meet(8);
    const crowd = () =>
      startCrowd({ people: readers, journal: arena.journal, perSecond: 50, isReading: true });
    const calmly = crowd();
    await pause(isSmall ? 1_000 : 3_000);
    const calm = await calmly.stop();
    const others = crowd();
    const strangers = Array.from({ length: isSmall ? 60 : 200 }, () => arena.newPerson());
    const from = arena.journal.length;
    const storm = strangers.map((stranger, index) =>
      index % 2 === 0 && person
        ? stranger.ask({
            path: "/api/auth/login",
            body: { email: person.email, password: person.password },
          })
        : stranger.signIn(),
    );
    const busy: number[] = [];
    const sampling = setInterval(() => {
      for (const { pid } of arena.replicas) busy.push(busyWorkers(pid));
    }, 20);
    const answers = await Promise.all(storm);
    clearInterval(sampling);
    const meanwhile = await others.stop();
    const count = (status: number) => answers.filter((each) => each.status === status).length;
    const failures = failuresIn(arena.journal.slice(from));
    const slow = meanwhile.filter((entry) => !isAcknowledged(entry));
    findings.note(`${count(200)} × 200, ${count(401)} × 401, ${count(503)} × 503`);
    findings.none("answered otherwise", failures.length);
    if (failures.length > 0) findings.note(describeFailures(failures));
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
