import { reportFactsFrom, SECTION_NAMES } from "@cosmic/domain";
import { natalChart } from "@cosmic/domain/chart";
import { forecastEvents } from "@cosmic/domain/forecast";
import { textsOf } from "@cosmic/domain/rewording";
import { toGeneratedReport, type WrittenReport, writeReport } from "@cosmic/domain/writer";
import {
  LIES,
  type OpenAiStandIn,
  type StandInMode,
  startOpenAiStandIn,
} from "@cosmic/local-services/openai-stand-in";
import { assert, asyncProperty, constantFrom, jsonValue } from "fast-check";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { buildTestConfig } from "../../../test/test-config.ts";
import { OPENAI_TEST_KEY, withOpenAi } from "../../../test/with-openai.ts";
import type { Config } from "../../config/config.ts";
import { createOpenAi } from "../../gateways/openai/create-openai.ts";
import { createMetrics } from "../../metrics/metrics.ts";
import { createReworder, type RewordingScope } from "./index.ts";

const chart = natalChart({ birthDate: "1990-03-20" });
const forecast = forecastEvents({ natal: chart, from: new Date("2026-11-01T00:00:00Z") });
const report = writeReport(reportFactsFrom({ mbtiType: "INTJ", clarity: null, chart, forecast }));
const READER = { mbtiType: "INTJ", sunSign: "Pisces" } as const;
const never = new AbortController().signal;

let standIn: OpenAiStandIn;
const log: string[] = [];

beforeAll(async () => {
  standIn = await startOpenAiStandIn();
});
beforeEach(() => {
  standIn.set({ mode: "ok" });
  standIn.calls.length = 0;
  log.length = 0;
});
afterAll(() => standIn.close());

/** A reworder with its own breaker, on the stand-in. */
function build(changes: Partial<Config["openAi"]> = {}) {
  const config = withOpenAi(standIn, changes)(buildTestConfig());
  const logger = pino({ level: "trace" }, { write: (line: string) => log.push(line) });
  return createReworder({ openAi: createOpenAi(config, createMetrics()), config, logger });
}

const reword = (scope: RewordingScope = "all", changes = {}, stop = never) =>
  build(changes).reword(report, scope, READER, stop);

/** The texts whose words differ from the built-in ones. */
const changedIn = (other: WrittenReport) => {
  const before = textsOf(report);
  return textsOf(other).flatMap(({ id, sentences }, index) =>
    JSON.stringify(sentences) === JSON.stringify(before[index]?.sentences) ? [] : [id],
  );
};

const basesOf = (written: WrittenReport) =>
  textsOf(written).map(({ sentences }) => sentences.map(({ basis }) => basis));

/** What the stand-in was asked in a call, counted from 0. */
function askedIn(call: number): { instructions: string; sent: Record<string, unknown> } {
  const body = standIn.calls[call]?.body as { instructions: string; input: string } | undefined;
  if (!body) throw new Error(`There was no call ${call}`);
  const sent = JSON.parse(body.input) as Record<string, unknown>;
  return { instructions: body.instructions, sent };
}

const logged = () =>
  log.map((line) => JSON.parse(line) as Record<string, unknown>).find(({ model }) => model);

/** Every text is there, and no trace of anything that a reader must not see. */
function expectWhole(other: WrittenReport): void {
  const texts = toGeneratedReport(other);
  expect(texts.monthlyForecasts).toHaveLength(12);
  for (const text of [...texts.monthlyForecasts, ...SECTION_NAMES.map((name) => texts[name])]) {
    expect(text.length).toBeGreaterThan(200);
  }
  expect(other).toMatchObject({ version: report.version, archetype: report.archetype });
}

describe("rewording a report", () => {
  it("puts every text into other words, in few calls, and keeps what each sentence rests on", async () => {
    const other = await reword();
    expect(changedIn(other)).toEqual(textsOf(report).map(({ id }) => id));
    expect(standIn.calls).toHaveLength(9);
    expect(basesOf(other)).toEqual(basesOf(report));
    expectWhole(other);
  });

  it("re-words only what a preview shows, in one call", async () => {
    const shown = [
      "overview",
      "strengths",
      "careerSuggestions",
      "relationshipAdvice",
      "spiritualInsights",
    ];
    expect(changedIn(await reword("preview"))).toEqual(shown);
    expect(standIn.calls).toHaveLength(1);
  });

  it("re-words the rest later, and leaves alone what has been", async () => {
    const preview = await reword("preview");
    const whole = await build().reword(preview, "rest", READER, never);
    expect(toGeneratedReport(whole)).toEqual(toGeneratedReport(await reword()));
  });

  it("sends computed facts and built-in prose, and nothing of a person", async () => {
    await reword("preview");
    const { instructions, sent } = askedIn(0);
    const { texts } = sent as { texts: { sentences: { text: string }[] }[] };
    expect(Object.keys(sent)).toEqual(["reader", "facts", "texts"]);
    expect(sent).toMatchObject({ reader: { type: "INTJ", sunSign: "Pisces" } });
    const builtIn = textsOf(report).flatMap(({ sentences }) => sentences.map(({ text }) => text));
    for (const { text } of texts.flatMap(({ sentences }) => sentences)) {
      expect(builtIn).toContain(text);
    }
    expect(instructions).not.toContain("INTJ");
  });

  it("logs what it cost, and no text and no key", async () => {
    await reword("preview");
    expect(logged()).toMatchObject({
      model: "gpt-5.4-mini",
      scope: "preview",
      texts: 5,
      reworded: 5,
      kept: {},
      calls: 1,
      inputTokens: expect.any(Number),
      costInDollars: expect.any(Number),
    });
    expect(log.join("")).not.toMatch(/in turn|You |Pisces/);
    expect(log.join("")).not.toContain(OPENAI_TEST_KEY);
  });

  it("says that it does not know the cost of a model without a price", async () => {
    await reword("preview", { price: null });
    expect(logged()).toMatchObject({ costInDollars: null });
  });

  it("does nothing without an AI", async () => {
    const config = buildTestConfig();
    const off = createReworder({ openAi: null, config, logger: pino({ level: "silent" }) });
    expect(off.isOn).toBe(false);
    expect(await off.reword(report, "all", READER, never)).toBe(report);
  });
});

describe("a text that comes back wrong", () => {
  it.each(LIES)("is asked for once more and then keeps its words (%s)", async (lie) => {
    standIn.set({ mode: "lie", lie });
    const other = await reword("preview");
    expect(changedIn(other)).toEqual([]);
    expect(standIn.calls).toHaveLength(2);
    expect(askedIn(1).sent).toMatchObject({
      texts: Array.from({ length: 5 }, () => ({ problem: expect.any(String) })),
    });
    expect(logged()).toMatchObject({ reworded: 0, calls: 2 });
  });

  it("does not cost the other texts of its call their words", async () => {
    const answer = { id: "overview", sentences: report.overview.sentences.map(({ text }) => text) };
    answer.sentences[0] = `${answer.sentences[0]?.slice(0, -1)}, quietly.`;
    standIn.set({ mode: "say", text: JSON.stringify({ texts: [answer] }) });
    expect(changedIn(await reword("preview"))).toEqual(["overview"]);
    expect(logged()).toMatchObject({ reworded: 1, kept: { missing: 4 }, calls: 2 });
  });

  it("is not taken when it comes twice", async () => {
    const answer = { id: "overview", sentences: report.overview.sentences.map(({ text }) => text) };
    standIn.set({ mode: "say", text: JSON.stringify({ texts: [answer, answer] }) });
    expect(changedIn(await reword("preview"))).toEqual([]);
    expect(logged()).toMatchObject({ kept: { doubled: 1, missing: 4 } });
  });
});

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

describe("an AI that fails", () => {
  it.each(FAILURES)("leaves the report as the built-in writer wrote it (%o)", async (mode) => {
    standIn.set(mode);
    const other = await reword("all", { callTimeout: 300, reportTimeout: 3_000 });
    expect(other).toEqual(report);
    expect(logged()).toMatchObject({ reworded: 0 });
  });

  it("is called once more for a failure that may pass, and not at all for one that will not", async () => {
    const breaker = { failures: 100, pause: 1, longestPause: 1 };
    standIn.set({ mode: "status", status: 500 });
    await reword("preview", { breaker });
    expect(standIn.calls).toHaveLength(2);
    standIn.set({ mode: "status", status: 401 });
    await reword("preview", { breaker });
    expect(standIn.calls).toHaveLength(3);
    expect(logged()).toMatchObject({ level: 40, kept: { "status 500": 5 } });
  });

  it("gets its words taken when the second call succeeds", async () => {
    standIn.set({ mode: "status", status: 503 });
    const asked = reword("preview", { retryPause: 200 });
    await expect.poll(() => standIn.calls[0]?.outcome).toBe("answered");
    standIn.set({ mode: "ok" });
    expect(changedIn(await asked)).toHaveLength(5);
  });

  it("is waited for no longer than a report may take", async () => {
    standIn.set({ mode: "hang" });
    expect(await reword("all", { reportTimeout: 200 })).toEqual(report);
    expect(logged()).toMatchObject({ kept: { aborted: 41 } });
  });

  it("is let go at once when the process stops", async () => {
    standIn.set({ mode: "hang" });
    const stop = new AbortController();
    const asked = reword("all", {}, stop.signal);
    await expect.poll(() => standIn.calls.length).toBeGreaterThan(0);
    stop.abort();
    expect(await asked).toEqual(report);
  });

  it("is left alone by others once it has failed three times in a row", async () => {
    standIn.set({ mode: "status", status: 500 });
    const breaker = { failures: 3, pause: 3_600_000, longestPause: 3_600_000 };
    const reworder = build({ concurrency: 1, breaker });
    for (let count = 0; count < 20; count += 1) {
      await reworder.reword(report, "preview", READER, never);
    }
    expect(standIn.calls).toHaveLength(3);
  });
});

const body = (changes: object) =>
  JSON.stringify({
    id: "r",
    object: "response",
    status: "completed",
    output: [
      {
        type: "message",
        role: "assistant",
        content: [{ type: "output_text", text: `{"texts":[]}` }],
      },
    ],
    usage: { input_tokens: 1, output_tokens: 1 },
    ...changes,
  });
const saying = (text: unknown) =>
  body({ output: [{ type: "message", content: [{ type: "output_text", text }] }] });

/** Answers that no honest API would give. */
const MALFORMED: readonly string[] = [
  "",
  " ",
  "null",
  "0",
  "true",
  '"text"',
  "[]",
  "[[]]",
  "{}",
  "{",
  "<html><body>502</body></html>",
  "\u0000",
  "\ufeff{}",
  "[".repeat(50_000),
  '{"__proto__":{"output":[]}}',
  body({ output: null }),
  body({ output: {} }),
  body({ output: [] }),
  body({ output: [null] }),
  body({ output: ["text"] }),
  body({ output: [{ type: "message" }] }),
  body({ output: [{ type: "message", content: null }] }),
  body({ output: [{ type: "message", content: [null] }] }),
  body({ output: [{ type: "message", content: [{ type: "output_text" }] }] }),
  body({ output: [{ type: "function_call", name: "x", arguments: "{}" }] }),
  body({ status: "failed", error: { message: "no" } }),
  body({ status: "in_progress", output: [] }),
  body({ status: 7 }),
  body({ usage: null }),
  body({ usage: { input_tokens: -1, output_tokens: "1e9" } }),
  saying(null),
  saying(7),
  saying(""),
  saying("{}"),
  saying("null"),
  saying('{"texts":null}'),
  saying('{"texts":[null]}'),
  saying('{"texts":[{"id":1,"sentences":[]}]}'),
  saying('{"texts":[{"id":"overview","sentences":"You plan."}]}'),
  saying('{"texts":[{"id":"overview","sentences":[null]}]}'),
  saying('{"texts":[{"id":"overview","sentences":[]}]}'),
  saying('{"texts":[{"id":"__proto__","sentences":["You plan."]}]}'),
  saying('{"texts":[{"id":"overview","sentences":["\\ud800"]}]}'),
];

describe("an answer that no honest API would give", () => {
  const breaker = { failures: 1_000, pause: 1, longestPause: 1 };

  it.each(MALFORMED.map((text, index) => [index, text.slice(0, 60), text] as const))(
    "leaves the report as it is (%d: %j)",
    async (_, _start, text) => {
      standIn.set({ mode: "raw", body: text });
      expect(await reword("preview", { breaker })).toEqual(report);
    },
  );

  it("leaves it as it is, whatever is put in the place of any part of a good one", async () => {
    const texts = [
      { id: "overview", sentences: report.overview.sentences.map(({ text }) => text) },
    ];
    const good = JSON.parse(saying(JSON.stringify({ texts }))) as object;
    const paths = [
      ["output"],
      ["output", "0"],
      ["output", "0", "content"],
      ["output", "0", "content", "0"],
      ["output", "0", "content", "0", "text"],
    ];
    await assert(
      asyncProperty(constantFrom(...paths), jsonValue(), async (path, value) => {
        const mutated = structuredClone(good);
        let at = mutated as Record<string, unknown>;
        for (const step of path.slice(0, -1)) at = at[step] as Record<string, unknown>;
        at[path.at(-1) ?? ""] = value;
        standIn.set({ mode: "raw", body: JSON.stringify(mutated) });
        expect(await reword("preview", { breaker })).toEqual(report);
      }),
      { numRuns: 60 },
    );
  });
});
