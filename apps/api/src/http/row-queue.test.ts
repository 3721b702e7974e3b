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

describe("row queue", () => {
  it("runs work on one row in sequence, and on other rows in parallel", async () => {
    const runExclusively = createRowQueue({});
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
    const runExclusively = createRowQueue({});
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
    const runExclusively = createRowQueue({ patience: 20 });
    const { begun, work, end } = createWork();
    const first = runExclusively("a", work("first"));
    const second = runExclusively("a", work("second"));
    await expect.poll(() => begun).toEqual(["first", "second"]);
    end("second");
    expect(await second).toBe("second");
    end("first");
    expect(await first).toBe("first");
  });

  it("refuses when too many wait for a row, and no other row's", async () => {
    const runExclusively = createRowQueue({ waiting: 1 });
    const { begun, work, end } = createWork();
    const first = runExclusively("a", work("first"));
    const second = runExclusively("a", work("second"));
    await expect(runExclusively("a", work("third"))).rejects.toMatchObject({ status: 429 });
    const other = runExclusively("b", work("other"));
    end("first");
    await expect.poll(() => begun).toEqual(["first", "other", "second"]);
    const fourth = runExclusively("a", work("fourth"));
    end("second");
    await expect.poll(() => begun.at(-1)).toBe("fourth");
    end("fourth");
    end("other");
    await Promise.all([first, second, other, fourth]);
  });
});
