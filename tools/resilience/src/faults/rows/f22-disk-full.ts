import { setTimeout as pause } from "node:timers/promises";
import { startCrowd } from "../crowd.ts";
import type { Fault } from "../fault.ts";
import { countLost, describeFailures } from "../journal.ts";
import { mountSmallDisk } from "../small-disk.ts";

const REFUSALS = 10;
/** Half seconds of writing within which the pages that there are must be full. */
const TRIES = 40;

export const diskFull: Fault = {
  row: "F22",
  name: "the database's disk is full",
  expected: "writes 503, reads work, well again without a restart",
  async run(environment, findings) {
    const disk = mountSmallDisk(8);
    if (!disk) {
      findings.notTried("a disk of its own needs root");
      return;
    }
    const [person, ...readers] = await environment.meet(5);
    if (!person) return;
    const pids = environment.replicas.map(({ pid }) => pid);
    const from = environment.journal.length;
    const use = async (milliseconds: number) => {
      const crowd = startCrowd({ people: [person], journal: environment.journal, perSecond: 200 });
      await pause(milliseconds);
      return await crowd.stop();
    };
    try {
      await environment.queryAsOwner(`create tablespace small location '${disk.folder}'`);
      await environment.queryAsOwner("grant create on tablespace small to cosmic");
      await environment.query("alter table quiz_results set tablespace small");
      disk.fill();
      let refused = 0;
      for (let tries = 0; refused < REFUSALS && tries < TRIES; tries += 1) {
        const entries = await use(500);
        refused += entries.filter(({ stores, status }) => stores && status === 503).length;
      }
      const reading = await Promise.all(
        readers.map((each) => each.ask({ path: "/api/auth/user" })),
      );
      disk.free();
      const after = await use(500);
      const entries = environment.journal.slice(from);
      const writes = entries.filter(({ stores }) => stores !== null);
      const odd = writes.filter(({ status }) => status !== 200 && status !== 503);
      const late = after.filter(({ status }) => status !== 200);
      findings.holds(`${refused} writes told to come back`, refused >= REFUSALS);
      findings.none("answered otherwise", odd.length);
      if (odd.length > 0) findings.note(describeFailures(odd));
      findings.all(
        "reads meanwhile",
        reading.filter(({ status }) => status === 200).length,
        readers.length,
      );
      findings.none(`of ${after.length} fail when there is room`, late.length);
      findings.none("confirmed writes lost", await countLost(environment, entries));
      findings.holds(
        "both processes live",
        environment.replicas.every(({ pid, isRunning }) => isRunning && pids.includes(pid)),
      );
    } finally {
      disk.free();
      await environment.query("alter table quiz_results set tablespace pg_default");
      await environment.queryAsOwner("drop tablespace small");
      disk.unmount();
    }
  },
};
