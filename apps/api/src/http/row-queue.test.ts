import { describe, expect, it } from "vitest";
import { createRowQueue } from "./row-queue.ts";

/** Work that ends on request, and reports when it began. */
function createWork() {
  const begun: string[] = [];
  const ends = new Map<string, (failure?: Error) => void>();
  const work = (name: string) => () =>
    new Promise<string>((resolve, reject) => {
      begun.push(name);
      ends.set(name, (failure) => (failure ? reject(failure) : resolve(name)));
    });
  return { begun, work, end: (name: string, failure?: Error) => ends.get(name)?.(failure) };
}

const FOR_EVER = 60_000;

describe("row queue", () => {
  it("runs work on one row in sequence, and on other rows in parallel", async () => {
    const runExclusively = createRowQueue(FOR_EVER);
    const { begun, work, end } = createWork();
    const first = runExclusively("a", work("first"));
    const second = runExclusively("a", work("second"));
    const other = runExclusively("b", work("other"));
    expect(begun).toEqual(["first", "other"]);
    end("first");
    expect(await first).toBe("first");
    await expect.poll(() => begun).toEqual(["first", "other", "second"]);
    end("second");
    end("other");
    expect(await Promise.all([second, other])).toEqual(["second", "other"]);
  });

  it("goes on after a failure, which rejects for its own caller", async () => {
    const runExclusively = createRowQueue(FOR_EVER);
    const { begun, work, end } = createWork();
    const first = runExclusively("a", work("first"));
    const second = runExclusively("a", work("second"));
    end("first", new Error("the database is away"));
    await expect(first).rejects.toThrow("away");
    await expect.poll(() => begun).toEqual(["first", "second"]);
    end("second");
    expect(await second).toBe("second");
  });

  it("times out", async () => {
    const runExclusively = createRowQueue(20);
    const { begun, work, end } = createWork();
    const first = runExclusively("a", work("first"));
    const second = runExclusively("a", work("second"));
    await expect.poll(() => begun).toEqual(["first", "second"]);
    end("second");
    expect(await second).toBe("second");
    end("first");
    expect(await first).toBe("first");
  });
});
