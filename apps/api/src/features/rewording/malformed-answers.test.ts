import { assert, asyncProperty, constantFrom, jsonValue } from "fast-check";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openRewordingAi, type RewordingAi, report } from "../../../test/rewording-ai.ts";

let ai: RewordingAi;

beforeAll(async () => {
  ai = await openRewordingAi();
  return () => ai.close();
});
beforeEach(() => ai.refresh());

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

describe("rewording with a malformed response", () => {
  const breaker = { failures: 1_000, pause: 1, longestPause: 1 };

  it.each(MALFORMED.map((text, index) => [index, text.slice(0, 60), text] as const))(
    "leaves the report as it is (%d: %j)",
    async (_, _start, text) => {
      ai.standIn.set({ mode: "raw", body: text });
      expect(await ai.reword("preview", { breaker })).toEqual(report);
    },
  );

  it("leaves the report unchanged, whichever part of a valid response is replaced", async () => {
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
        ai.standIn.set({ mode: "raw", body: JSON.stringify(mutated) });
        expect(await ai.reword("preview", { breaker })).toEqual(report);
      }),
      { numRuns: 60 },
    );
  });
});
