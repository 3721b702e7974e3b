import { readdirSync, readFileSync } from "node:fs";
import { SECTION_NAMES } from "@cosmic/domain";
import { describe, expect, it } from "vitest";
import { BANNED_PROMISES } from "./rewording/banned-promises.ts";

const FOLDER = new URL("../prose/types/", import.meta.url);
const ELEMENTS = ["Fire", "Earth", "Air", "Water"];
const OPPOSITES = [
  ["company", "solitude"],
  ["one", "many"],
  ["haste", "patience"],
  ["plan", "improvise"],
  ["peace", "truth"],
  ["thrift", "spend"],
  ["quick", "slow"],
  ["safe", "bold"],
  ["logic", "feeling"],
  ["lead", "support"],
  ["new", "familiar"],
  ["speak", "withhold"],
];
/** Lines that each form allows, besides the stance and the question. */
const FORMS = ["p", "lead a b p", "Q A", "lead item", "lead row", "lead step"].map(
  (lines) => new Set(lines.split(" ")),
);

type Line = readonly [name: string, text: string];

function parse(file: string) {
  const blocks = new Map<string, Line[]>();
  let canon = "";
  let block: Line[] = [];
  for (const line of readFileSync(new URL(file, FOLDER), "utf8").split("\n")) {
    if (line.startsWith("canon:")) canon = line.slice(6);
    else if (line.startsWith("## ")) blocks.set(line.slice(3).trim(), (block = []));
    else if (line !== "" && !line.startsWith("# ")) {
      const colon = line.indexOf(":");
      block.push([line.slice(0, colon), line.slice(colon + 1).trim()]);
    }
  }
  return { canon: toStances(canon), blocks };
}

/** "focus=one, pace=both" by dimension. */
const toStances = (text: string): Map<string, string> =>
  new Map(
    text
      .split(",")
      .filter((part) => part.includes("="))
      .map((part) => part.trim().split("=") as [string, string]),
  );

const findOpposite = (pole: string) =>
  OPPOSITES.find((pair) => pair.includes(pole))?.find((other) => other !== pole);

const countWords = (lines: readonly Line[]) =>
  lines.flatMap(([, text]) => text.match(/[A-Za-z0-9'-]+/g) ?? []).length;

describe.each(readdirSync(FOLDER))("the prose of %s", (file) => {
  const { canon, blocks } = parse(file);
  const sections = SECTION_NAMES.flatMap((name) =>
    ELEMENTS.map((element) => {
      const key = `${name} / ${element}`;
      return { key, lines: blocks.get(key) ?? [] };
    }),
  );

  it("has every section for every element, in one form, with one question", () => {
    const broken = sections.filter(({ lines }) => {
      const told = lines.filter(([name]) => name !== "stance" && name !== "ask");
      const questions = lines.filter(([name, text]) => name === "ask" && text.endsWith("?"));
      const hasForm = FORMS.some((form) => told.every(([name]) => form.has(name)));
      return questions.length !== 1 || told.length === 0 || !hasForm;
    });
    expect(broken.map(({ key }) => key)).toEqual([]);
  });

  it("keeps sections between 40 and 260 words", () => {
    const odd = sections.filter(({ lines }) => {
      const words = countWords(lines.filter(([name]) => name !== "stance"));
      return words < 40 || words > 260;
    });
    expect(odd.map(({ key }) => key)).toEqual([]);
  });

  it("asserts no stance against the type's own", () => {
    const contradictions = sections.flatMap(({ key, lines }) => {
      const asserted = toStances(lines.find(([name]) => name === "stance")?.[1] ?? "");
      return [...asserted]
        .filter(([dimension, pole]) => findOpposite(pole) === (canon.get(dimension) ?? "-"))
        .map(([dimension, pole]) => `${key}: ${dimension}=${pole}`);
    });
    expect(canon.size).toBe(OPPOSITES.length);
    expect(contradictions).toEqual([]);
  });

  it("makes no promise and uses no sentence twice", () => {
    const texts = [...blocks.values()].flat().map(([, text]) => text);
    expect(texts.filter((text) => BANNED_PROMISES.test(text))).toEqual([]);
    const sentences = texts.flatMap((text) => text.match(/(?<![^.!?])[^.!?]{40,}[.!?]/g) ?? []);
    const repeated = sentences.filter((each, index) => sentences.indexOf(each) !== index);
    expect(repeated).toEqual([]);
  });

  it("has a thesis and an argument for every sign, six openings, and the lines of the year", () => {
    const keys = [...blocks.keys()];
    const signs = keys.filter((key) => key.startsWith("sign / "));
    expect(signs.map((key) => blocks.get(key)?.[0]?.[0])).toEqual(Array(12).fill("thesis"));
    expect(keys.filter((key) => key.startsWith("part / "))).toHaveLength(6);
    expect(keys.filter((key) => key.startsWith("summary / "))).toHaveLength(4);
    expect(blocks.get("year")).toHaveLength(69);
  });
});
