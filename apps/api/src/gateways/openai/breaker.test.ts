import { describe, expect, it } from "vitest";
import { z } from "zod";
import { withBreaker } from "./breaker.ts";
import { type OpenAi, OpenAiFailure } from "./openai.ts";

const RULES = { failures: 3, pause: 10_000, longestPause: 30_000 };
const question = { instructions: "", input: "", schema: z.string(), schemaName: "text" };
const never = new AbortController().signal;

/** A gateway behind a breaker, with a stopwatch in the test's hand. */
function build() {
  const state = { time: 0, calls: 0, failure: null as OpenAiFailure | null };
  const inner: OpenAi = {
    ask: async () => {
      state.calls += 1;
      await Promise.resolve();
      if (state.failure) throw state.failure;
      return { value: "fine" as never, tokens: { input: 0, output: 0 } };
    },
  };
  const gateway = withBreaker(inner, RULES, () => state.time);
  const ask = () =>
    gateway.ask(question, never).then(
      ({ value }) => value,
      (error: unknown) => (error instanceof OpenAiFailure ? error.reason : "unknown"),
    );
  return { state, ask };
}

const askTimes = async (ask: () => Promise<string>, times: number) => {
  const outcomes = [];
  for (let count = 0; count < times; count += 1) outcomes.push(await ask());
  return outcomes;
};

describe("circuit breaker", () => {
  it("opens after three failures in a row, for ten seconds", async () => {
    const { state, ask } = build();
    state.failure = new OpenAiFailure("status", { status: 500 });
    expect(await askTimes(ask, 5)).toEqual(["status", "status", "status", "paused", "paused"]);
    state.time = 9_999;
    expect(await ask()).toBe("paused");
    expect(state.calls).toBe(3);
    state.time = 10_000;
    expect(await ask()).toBe("status");
    expect(state.calls).toBe(4);
  });

  it("allows one trial call after the pause, and refuses all others", async () => {
    const { state, ask } = build();
    state.failure = new OpenAiFailure("timeout");
    await askTimes(ask, 3);
    state.time = 10_000;
    expect(await Promise.all([ask(), ask(), ask()])).toEqual(["timeout", "paused", "paused"]);
    expect(await ask()).toBe("paused");
    state.time = 20_000;
    state.failure = null;
    expect(await Promise.all([ask(), ask()])).toEqual(["fine", "paused"]);
    expect(await Promise.all([ask(), ask()])).toEqual(["fine", "fine"]);
  });

  it("resets after a success", async () => {
    const { state, ask } = build();
    for (const failure of [
      new OpenAiFailure("network"),
      null,
      new OpenAiFailure("network"),
      null,
    ]) {
      state.failure = failure;
      await askTimes(ask, failure ? 2 : 1);
    }
    state.failure = new OpenAiFailure("network");
    expect(await ask()).toBe("network");
  });

  it("does not count an aborted call", async () => {
    const { state, ask } = build();
    state.failure = new OpenAiFailure("aborted");
    expect(await askTimes(ask, 10)).toEqual(Array(10).fill("aborted"));
  });

  it("allows another trial call when the first was aborted", async () => {
    const { state, ask } = build();
    state.failure = new OpenAiFailure("network");
    await askTimes(ask, 3);
    state.time = 10_000;
    state.failure = new OpenAiFailure("aborted");
    expect(await ask()).toBe("aborted");
    state.failure = null;
    expect(await ask()).toBe("fine");
  });

  it("respects retry-after, up to a limit", async () => {
    const { state, ask } = build();
    state.failure = new OpenAiFailure("status", { status: 429, retryAfter: 2_000 });
    expect(await askTimes(ask, 2)).toEqual(["status", "paused"]);
    state.time = 2_000;
    state.failure = null;
    expect(await ask()).toBe("fine");

    state.failure = new OpenAiFailure("status", { status: 503, retryAfter: 3_600_000 });
    expect(await askTimes(ask, 2)).toEqual(["status", "paused"]);
    state.time = 32_000;
    expect(await ask()).toBe("status");
  });

  it("allows few calls in two minutes of failure, at any demand", async () => {
    const { state, ask } = build();
    state.failure = new OpenAiFailure("status", { status: 500 });
    for (; state.time < 120_000; state.time += 100) {
      await Promise.all(Array.from({ length: 20 }, ask));
    }
    // The first twenty set out together; after them one call every ten seconds.
    expect(state.calls).toBeLessThanOrEqual(20 + 12);
  });
});
