import {
  type OpenAiStandIn,
  type StandInMode,
  startOpenAiStandIn,
} from "@cosmic/local-services/openai-stand-in";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { buildTestConfig } from "../../../test/test-config.ts";
import { createLiveOpenAi } from "./live-openai.ts";
import { OpenAiFailure } from "./openai.ts";

const KEY = "sk-test-q7Vd0mKx2Rzt9LwBn4sYf8HcGj6PuEaT";
const schema = z.object({
  texts: z.array(z.object({ id: z.string(), sentences: z.array(z.string()) })),
});
const input = JSON.stringify({ texts: [{ id: "overview", sentences: [{ text: "You plan." }] }] });
const question = { instructions: "Say it differently.", input, schema, schemaName: "texts" };

let standIn: OpenAiStandIn;

beforeAll(async () => {
  standIn = await startOpenAiStandIn();
});
beforeEach(() => {
  standIn.set({ mode: "ok" });
  standIn.calls.length = 0;
});
afterAll(() => standIn.close());

const gateway = (changes: { callTimeout?: number; baseUrl?: string } = {}) =>
  createLiveOpenAi(
    { ...buildTestConfig().openAi, baseUrl: standIn.baseUrl, callTimeout: 400, ...changes },
    KEY,
  );

const never = new AbortController().signal;

async function failureIn(mode: StandInMode, changes = {}): Promise<OpenAiFailure> {
  standIn.set(mode);
  const outcome = await gateway(changes)
    .ask(question, never)
    .catch((error: unknown) => error);
  if (outcome instanceof OpenAiFailure) return outcome;
  throw new Error("There was an answer", { cause: outcome });
}

const callCut = () => expect.poll(() => standIn.calls[0]?.outcome).toBe("cut");

describe("OpenAI call", () => {
  it("returns the response in the requested shape, and its cost", async () => {
    expect(await gateway().ask(question, never)).toEqual({
      value: { texts: [{ id: "overview", sentences: ["You plan, in turn."] }] },
      tokens: { input: expect.any(Number), output: expect.any(Number) },
    });
  });

  it("requests strict output, no storage, and a limited length", async () => {
    await gateway().ask(question, never);
    expect(standIn.calls).toMatchObject([
      {
        path: "/v1/responses",
        authorization: `Bearer ${KEY}`,
        body: {
          instructions: question.instructions,
          input,
          store: false,
          max_output_tokens: 8_000,
          text: {
            format: {
              type: "json_schema",
              name: "texts",
              strict: true,
              schema: { required: ["texts"], additionalProperties: false },
            },
          },
        },
      },
    ]);
  });

  it("drops keys that were not asked for", async () => {
    standIn.set({ mode: "extra-keys" });
    const { value } = await gateway().ask(question, never);
    expect(value).toEqual({ texts: [{ id: "overview", sentences: ["You plan, in turn."] }] });
  });

  it.each([429, 500, 503])(
    "calls once and fails with the status when it is answered %d",
    async (status) => {
      expect(await failureIn({ mode: "status", status, retryAfter: 3 })).toMatchObject({
        reason: "status",
        status,
        retryAfter: 3_000,
      });
      expect(standIn.calls).toHaveLength(1);
    },
  );

  it("ignores an invalid retry-after header", async () => {
    const mode = { mode: "status", status: 429, retryAfter: -5 } as const;
    expect(await failureIn(mode)).toMatchObject({ retryAfter: null });
  });

  it.each(["hang", "drip"] as const)("cuts an answer that would %s", async (mode) => {
    expect(await failureIn({ mode })).toMatchObject({ reason: "timeout" });
    await callCut();
  });

  it("reads no more than 2 MB", async () => {
    expect(await failureIn({ mode: "huge" }, { callTimeout: 10_000 })).toMatchObject({
      reason: "too_large",
    });
    await callCut();
    expect(standIn.calls[0]?.bytesSent).toBeLessThan(20 * 1024 * 1024);
  });

  it("ends at once when the caller aborts", async () => {
    standIn.set({ mode: "hang" });
    const stop = new AbortController();
    const asked = gateway({ callTimeout: 10_000 }).ask(question, stop.signal);
    await expect.poll(() => standIn.calls.length).toBe(1);
    stop.abort();
    await expect(asked).rejects.toMatchObject({ reason: "aborted" });
    await callCut();
  });

  it.each([
    ["reset", { mode: "reset" }, "network"],
    ["garbage", { mode: "garbage" }, "unusable"],
    ["nothing", { mode: "empty" }, "unusable"],
    ["other types", { mode: "wrong-types" }, "unusable"],
    ["a part", { mode: "truncated" }, "incomplete"],
    ["a refusal", { mode: "refusal" }, "refusal"],
  ] as const)("says why there is no answer when it gets %s", async (_, mode, reason) => {
    expect(await failureIn(mode)).toMatchObject({ reason });
    expect(standIn.calls).toHaveLength(1);
  });

  it("counts the cost of a refusal and of a partial response", async () => {
    for (const mode of ["refusal", "truncated"] as const) {
      const { tokens } = await failureIn({ mode });
      expect(tokens.input).toBeGreaterThan(0);
    }
  });

  it("reports that the provider cannot be reached", async () => {
    const changes = { baseUrl: "http://127.0.0.1:9/v1" };
    expect(await failureIn({ mode: "ok" }, changes)).toMatchObject({ reason: "network" });
  });

  it("keeps the key and the texts out of its failures", async () => {
    const modes: StandInMode[] = [
      { mode: "status", status: 401 },
      { mode: "reset" },
      { mode: "garbage" },
      { mode: "raw", body: "CANARY not json" },
      { mode: "raw", body: `{"error":{"message":"CANARY"}}` },
    ];
    for (const mode of modes) {
      const failure = await failureIn(mode);
      const shown = `${failure.stack} ${JSON.stringify(failure)} ${String(failure.cause)}`;
      expect(shown).not.toContain(KEY);
      expect(shown).not.toContain("CANARY");
    }
  });
});
