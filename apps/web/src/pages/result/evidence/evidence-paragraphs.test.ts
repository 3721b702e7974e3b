import { expect, test } from "vitest";
import { toEvidenceParagraphs } from "./evidence-paragraphs.ts";

const grounded = (...texts: string[]) =>
  texts.map((text, index) => ({ text, kind: "type", because: `Fact ${index}` }));
const listTexts = (groups: ReturnType<typeof toEvidenceParagraphs>) =>
  groups.map((group) => group.sentences.map(({ text }) => text));
const plain = (...texts: string[]) => texts.map((text) => ({ text, kind: null }));

test("sentences stay in the paragraphs they were set in", () => {
  const sentences = grounded("One.", "Two.", "Three.");
  expect(listTexts(toEvidenceParagraphs(plain("One. Two.", "Three."), sentences))).toEqual([
    ["One.", "Two."],
    ["Three."],
  ]);
});

test("a repeated sentence is found at each of its positions", () => {
  const sentences = grounded("Again.", "Between.", "Again.");
  expect(listTexts(toEvidenceParagraphs(plain("Again. Between.", "Again."), sentences))).toEqual([
    ["Again.", "Between."],
    ["Again."],
  ]);
});

test("a sentence that crosses a paragraph's end stays whole where it begins", () => {
  const sentences = grounded("One. And more.", "Two.");
  expect(listTexts(toEvidenceParagraphs(plain("One.", "And more. Two."), sentences))).toEqual([
    ["One. And more."],
    ["Two."],
  ]);
});

test("sentences of another wording than the text's make one paragraph", () => {
  const sentences = grounded("Reworded.", "Also.");
  expect(listTexts(toEvidenceParagraphs(plain("One.", "Two."), sentences))).toEqual([
    ["Reworded.", "Also."],
  ]);
});

test("a paragraph that is set apart stays set apart", () => {
  const paragraphs = [...plain("One."), { text: "Two.", kind: "practice" as const }];
  const groups = toEvidenceParagraphs(paragraphs, grounded("One.", "Two."));
  expect(groups.map(({ kind }) => kind)).toEqual([null, "practice"]);
});

test("a text without evidence has none to show", () => {
  expect(toEvidenceParagraphs(plain("One."), [])).toEqual([]);
});
