import { describe, expect, it } from "vitest";
import { createTurnstile } from "./turnstile.ts";

const refusal = () => new Error("full");

function controlled() {
  let release = () => {};
  const done = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { done, release };
}

describe("the turnstile", () => {
  it("lets so many work at once and the rest in order of arrival", async () => {
    const pass = createTurnstile({ atOnce: 2, waiting: 10 }, refusal);
    const gates = Array.from({ length: 5 }, controlled);
    const started: number[] = [];
    const runs = gates.map(({ done }, index) =>
      pass(async () => {
        started.push(index);
        await done;
      }),
    );
    await Promise.resolve();
    expect(started).toEqual([0, 1]);
    gates[1]?.release();
    await runs[1];
    await Promise.resolve();
    expect(started).toEqual([0, 1, 2]);
    for (const { release } of gates) release();
    await Promise.all(runs);
    expect(started).toEqual([0, 1, 2, 3, 4]);
  });

  it("refuses at once when too many wait, and recovers", async () => {
    const pass = createTurnstile({ atOnce: 1, waiting: 1 }, refusal);
    const gate = controlled();
    const first = pass(() => gate.done);
    const second = pass(async () => "second");
    await expect(pass(async () => "third")).rejects.toThrow("full");
    gate.release();
    await first;
    await expect(second).resolves.toBe("second");
    await expect(pass(async () => "fourth")).resolves.toBe("fourth");
  });

  it("gives the place back after a failure", async () => {
    const pass = createTurnstile({ atOnce: 1, waiting: 0 }, refusal);
    await expect(pass(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    await expect(pass(async () => "next")).resolves.toBe("next");
  });
});
