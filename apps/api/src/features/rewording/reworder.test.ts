import { SECTION_NAMES } from "@cosmic/domain";
import { LIES } from "@cosmic/local-services/openai-stand-in";
import { toGeneratedReport, type WrittenReport } from "@cosmic/report";
import { listTexts } from "@cosmic/report/rewording";
import { pino } from "pino";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  changedIn,
  never,
  openRewordingAi,
  READER,
  type RewordingAi,
  report,
} from "../../../test/rewording-ai.ts";
import { buildTestConfig } from "../../../test/test-config.ts";
import { OPENAI_TEST_KEY } from "../../../test/with-openai.ts";
import { createReworder } from "./index.ts";

let ai: RewordingAi;

beforeAll(async () => {
  ai = await openRewordingAi();
  return () => ai.close();
});
beforeEach(() => ai.refresh());

const listBases = (written: WrittenReport) =>
  listTexts(written).map(({ sentences }) => sentences.map(({ basis }) => basis));

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
  it("re-words every text in few calls, and keeps each sentence's evidence", async () => {
    const other = await ai.reword();
    expect(changedIn(other)).toEqual(listTexts(report).map(({ id }) => id));
    expect(ai.standIn.calls).toHaveLength(9);
    expect(listBases(other)).toEqual(listBases(report));
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
    expect(changedIn(await ai.reword("preview"))).toEqual(shown);
    expect(ai.standIn.calls).toHaveLength(1);
  });

  it("re-words the rest later, and keeps what was re-worded before", async () => {
    const preview = await ai.reword("preview");
    const whole = await ai.build().reword(preview, "rest", READER, never);
    expect(toGeneratedReport(whole)).toEqual(toGeneratedReport(await ai.reword()));
  });

  it("sends computed facts and built-in text, and no personal data", async () => {
    await ai.reword("preview");
    const { instructions, sent } = ai.askedIn(0);
    const { texts } = sent as { texts: { sentences: { text: string }[] }[] };
    expect(Object.keys(sent)).toEqual(["reader", "facts", "texts"]);
    expect(sent).toMatchObject({ reader: { type: "INTJ", sunSign: "Pisces" } });
    const builtIn = listTexts(report).flatMap(({ sentences }) => sentences.map(({ text }) => text));
    for (const { text } of texts.flatMap(({ sentences }) => sentences)) {
      expect(builtIn).toContain(text);
    }
    expect(instructions).not.toContain("INTJ");
  });

  it("logs the cost, and no text and no key", async () => {
    await ai.reword("preview");
    expect(ai.logged()).toMatchObject({
      model: "gpt-5.4-mini",
      scope: "preview",
      texts: 5,
      reworded: 5,
      kept: {},
      calls: 1,
      inputTokens: expect.any(Number),
      costInDollars: expect.any(Number),
    });
    expect(ai.log.join("")).not.toMatch(/in turn|You |Pisces/);
    expect(ai.log.join("")).not.toContain(OPENAI_TEST_KEY);
  });

  it("logs an unknown cost for a model without a price", async () => {
    await ai.reword("preview", { price: null });
    expect(ai.logged()).toMatchObject({ costInDollars: null });
  });

  it("does nothing without an AI", async () => {
    const config = buildTestConfig();
    const off = createReworder({ openAi: null, config, logger: pino({ level: "silent" }) });
    expect(off.isOn).toBe(false);
    expect(await off.reword(report, "all", READER, never)).toBe(report);
  });
});

describe("rewording a text that comes back invalid", () => {
  it.each(LIES)("retries once and then keeps the built-in text (%s)", async (lie) => {
    ai.standIn.set({ mode: "lie", lie });
    const other = await ai.reword("preview");
    expect(changedIn(other)).toEqual([]);
    expect(ai.standIn.calls).toHaveLength(2);
    expect(ai.askedIn(1).sent).toMatchObject({
      texts: Array.from({ length: 5 }, () => ({ problem: expect.any(String) })),
    });
    expect(ai.logged()).toMatchObject({ reworded: 0, calls: 2 });
  });

  it("keeps the other texts of the same call", async () => {
    const answer = { id: "overview", sentences: report.overview.sentences.map(({ text }) => text) };
    answer.sentences[0] = `${answer.sentences[0]?.slice(0, -1)}, quietly.`;
    ai.standIn.set({ mode: "say", text: JSON.stringify({ texts: [answer] }) });
    expect(changedIn(await ai.reword("preview"))).toEqual(["overview"]);
    expect(ai.logged()).toMatchObject({ reworded: 1, kept: { missing: 4 }, calls: 2 });
  });

  it("ignores a text that comes twice", async () => {
    const answer = { id: "overview", sentences: report.overview.sentences.map(({ text }) => text) };
    ai.standIn.set({ mode: "say", text: JSON.stringify({ texts: [answer, answer] }) });
    expect(changedIn(await ai.reword("preview"))).toEqual([]);
    expect(ai.logged()).toMatchObject({ kept: { doubled: 1, missing: 4 } });
  });
});
