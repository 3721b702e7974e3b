import type { StandInMode } from "@cosmic/local-services/openai-stand-in";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  changedIn,
  never,
  openRewordingAi,
  READER,
  type RewordingAi,
  report,
} from "../../../test/rewording-ai.ts";

let ai: RewordingAi;

beforeAll(async () => {
  ai = await openRewordingAi();
  return () => ai.close();
});
beforeEach(() => ai.refresh());

const FAILURES: StandInMode[] = [
  { mode: "status", status: 429 },
  { mode: "status", status: 500 },
  { mode: "status", status: 503, retryAfter: 1 },
  { mode: "status", status: 401 },
  { mode: "hang" },
  { mode: "drip" },
  { mode: "reset" },
  { mode: "huge" },
  { mode: "garbage" },
  { mode: "truncated" },
  { mode: "refusal" },
  { mode: "empty" },
  { mode: "few-sentences" },
  { mode: "wrong-types" },
];

describe("rewording with a failing AI", () => {
  it.each(FAILURES)("leaves the built-in text unchanged (%o)", async (mode) => {
    ai.standIn.set(mode);
    const other = await ai.reword("all", { callTimeout: 300, reportTimeout: 3_000 });
    expect(other).toEqual(report);
    expect(ai.logged()).toMatchObject({ reworded: 0 });
  });

  it("retries once after a transient failure, and not after a permanent one", async () => {
    const breaker = { failures: 100, pause: 1, longestPause: 1 };
    ai.standIn.set({ mode: "status", status: 500 });
    await ai.reword("preview", { breaker });
    expect(ai.standIn.calls).toHaveLength(2);
    ai.standIn.set({ mode: "status", status: 401 });
    await ai.reword("preview", { breaker });
    expect(ai.standIn.calls).toHaveLength(3);
    expect(ai.logged()).toMatchObject({ level: 40, kept: { "status 500": 5 } });
  });

  it("uses the second call's texts when it succeeds", async () => {
    ai.standIn.set({ mode: "status", status: 503 });
    const asked = ai.reword("preview", { retryPause: 200 });
    await expect.poll(() => ai.standIn.calls[0]?.outcome).toBe("answered");
    ai.standIn.set({ mode: "ok" });
    expect(changedIn(await asked)).toHaveLength(5);
  });

  it("stops waiting after the report's timeout", async () => {
    ai.standIn.set({ mode: "hang" });
    expect(await ai.reword("all", { reportTimeout: 200 })).toEqual(report);
    expect(ai.logged()).toMatchObject({ kept: { aborted: 41 } });
  });

  it("aborts at once when the process stops", async () => {
    ai.standIn.set({ mode: "hang" });
    const stop = new AbortController();
    const asked = ai.reword("all", {}, stop.signal);
    await expect.poll(() => ai.standIn.calls.length).toBeGreaterThan(0);
    stop.abort();
    expect(await asked).toEqual(report);
  });

  it("makes no call once three have failed in a row", async () => {
    ai.standIn.set({ mode: "status", status: 500 });
    const breaker = { failures: 3, pause: 3_600_000, longestPause: 3_600_000 };
    const reworder = ai.build({ concurrency: 1, breaker });
    for (let count = 0; count < 20; count += 1) {
      await reworder.reword(report, "preview", READER, never);
    }
    expect(ai.standIn.calls).toHaveLength(3);
  });
});
