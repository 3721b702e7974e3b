import { setTimeout as pause } from "node:timers/promises";
import { describeFailures, isAcknowledged } from "../../journal/journal.ts";
import { startTraffic } from "../../users/traffic.ts";
import type { Fault } from "../fault.ts";
import { percentile } from "../findings.ts";

const WAITING = 50;

export const slowAi: Fault = {
  row: "F7",
  name: "50 reports wait for an AI that does not answer, with 10 connections a process",
  expected: "other requests are not affected: p99 under 200 ms, no transaction left open",
  async run(environment, findings, { isSmall }) {
    const [readers, writers] = [await environment.newUsers(8), await environment.newUsers(WAITING)];
    const read = async (milliseconds: number) => {
      const traffic = startTraffic({
        users: readers,
        journal: environment.journal,
        perSecond: 50,
        isReading: true,
      });
      await pause(milliseconds);
      return await traffic.stop();
    };
    const calm = await read(2_000);
    environment.toAi.reset();
    environment.toAi.set("silent");
    const answers = writers.map((user) => user.generate("1988-04-05"));
    for (
      const until = Date.now() + 25_000;
      environment.toAi.waiting < WAITING && Date.now() < until;
    ) {
      await pause(50);
    }
    const { waiting } = environment.toAi;
    const held = await environment.query(
      "select pid from pg_stat_activity where state like 'idle in transaction%'",
    );
    const entries = await read(isSmall ? 2_000 : 10_000);
    environment.toAi.set("open");
    const late = entries.filter((entry) => !isAcknowledged(entry));
    const p99 = (list: typeof entries) =>
      percentile(
        list.map((each) => each.milliseconds),
        0.99,
      );
    const written = (await Promise.all(answers)).filter(({ status }) => status === 200);
    findings.holds(`${waiting} calls wait at once`, waiting >= WAITING);
    findings.all("reports written", written.length, WAITING);
    findings.none(`of ${entries.length} other requests failed`, late.length);
    if (late.length > 0) findings.note(describeFailures(late));
    findings.none("transactions open", held.length);
    findings.note(`p99 before ${p99(calm).toFixed(0)} ms`);
    findings.within("p99", p99(entries), 200);
  },
};
