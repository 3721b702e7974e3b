import { setTimeout as pause } from "node:timers/promises";
import { computeP99, failuresIn, isAcknowledged } from "../../journal/journal.ts";
import { startTraffic } from "../../users/traffic.ts";
import type { Fault } from "../fault.ts";

export const loginStorm: Fault = {
  row: "F32",
  name: "200 sign-ins at once",
  expected: "200, 401 or 503 for each, others' p99 under 200 ms",
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
    const statuses = await Promise.all(storm);
    const meanwhile = await others.stop();
    const count = (status: number) => statuses.filter((each) => each === status).length;
    const expected = count(200) + count(401) + count(503);
    findings.note(`${count(200)} × 200, ${count(401)} × 401, ${count(503)} × 503`);
    findings.none("answered otherwise", statuses.length - expected);
    findings.noRequests("of others answered otherwise", failuresIn(meanwhile));
    const refused = meanwhile.filter((entry) => !isAcknowledged(entry));
    findings.noRequests(`of ${meanwhile.length} other requests failed`, refused, true);
    const usual = computeP99(calm);
    findings.note(`others' p99 in calm ${usual.toFixed(0)} ms`);
    findings.within("in the storm", computeP99(meanwhile), Math.max(200, 4 * usual));
  },
};
