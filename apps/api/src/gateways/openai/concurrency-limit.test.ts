import { describe, expect, it } from "vitest";
import { z } from "zod";
import { withConcurrencyLimit } from "./concurrency-limit.ts";
import type { OpenAi } from "./openai.ts";

const schema = z.string();

/** A gateway whose calls end when the test says so. */
function build(atOnce: number) {
  const started: string[] = [];
  const endings = new Map<string, PromiseWithResolvers<void>>();
  const inner: OpenAi = {
    ask: async ({ input }) => {
      started.push(input);
      const ending = Promise.withResolvers<void>();
      endings.set(input, ending);
      await ending.promise;
      return { value: input as never, tokens: { input: 0, output: 0 } };
    },
  };
  const gateway = withConcurrencyLimit(inner, atOnce);
  const ask = (input: string, signal = new AbortController().signal) =>
    gateway.ask({ instructions: "", input, schema, schemaName: "text" }, signal);
  return {
    started,
    ask,
    end: (input: string) => endings.get(input)?.resolve(),
    fail: (input: string) => endings.get(input)?.reject(new Error("broken")),
  };
}

const tick = () => new Promise((resolve) => setImmediate(resolve));

describe("concurrency limit", () => {
  it("runs no more than the limit, and starts the others in order", async () => {
    const { started, ask, end, fail } = build(2);
    const answers = ["a", "b", "c", "d"].map((input) => ask(input).catch(() => "failed"));
    await tick();
    expect(started).toEqual(["a", "b"]);
    fail("b");
    await tick();
    expect(started).toEqual(["a", "b", "c"]);
    end("a");
    await tick();
    end("c");
    end("d");
    await Promise.all(answers);
    expect(started).toEqual(["a", "b", "c", "d"]);
  });

  it("drops aborted callers without starting their work", async () => {
    const { started, ask, end } = build(1);
    const stop = new AbortController();
    const first = ask("a");
    const second = ask("b", stop.signal);
    const third = ask("c");
    await tick();
    stop.abort();
    await expect(second).rejects.toMatchObject({ reason: "aborted" });
    await expect(ask("d", stop.signal)).rejects.toMatchObject({ reason: "aborted" });
    end("a");
    await first;
    await tick();
    end("c");
    await third;
    expect(started).toEqual(["a", "c"]);
  });
});
