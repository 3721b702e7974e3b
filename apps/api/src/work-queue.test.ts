import { describe, expect, it } from "vitest";
import { createWorkQueue } from "./work-queue.ts";

const refusal = () => new Error("full");

describe("work queue", () => {
  it("runs a limited number at once and the rest in order of arrival", async () => {
    const pass = createWorkQueue({ atOnce: 2, waiting: 10 }, refusal);
    const gates = Array.from({ length: 5 }, () => Promise.withResolvers<void>());
    const started: number[] = [];
    const runs = gates.map(({ promise }, index) =>
      pass(async () => {
        started.push(index);
        await promise;
      }),
    );
    await Promise.resolve();
    expect(started).toEqual([0, 1]);
    gates[1]?.resolve();
    await runs[1];
    await Promise.resolve();
    expect(started).toEqual([0, 1, 2]);
    for (const { resolve } of gates) resolve();
    await Promise.all(runs);
    expect(started).toEqual([0, 1, 2, 3, 4]);
  });

  it("refuses at once when too many wait, and recovers", async () => {
    const pass = createWorkQueue({ atOnce: 1, waiting: 1 }, refusal);
    const gate = Promise.withResolvers<void>();
    const first = pass(() => gate.promise);
    const second = pass(async () => "second");
    await expect(pass(async () => "third")).rejects.toThrow("full");
    gate.resolve();
    await first;
    await expect(second).resolves.toBe("second");
    await expect(pass(async () => "fourth")).resolves.toBe("fourth");
  });

  it("frees the slot after a failure", async () => {
    const pass = createWorkQueue({ atOnce: 1, waiting: 0 }, refusal);
    await expect(pass(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    await expect(pass(async () => "next")).resolves.toBe("next");
  });
});
