import type { MbtiType, ZodiacSign } from "@cosmic/domain";
import type { SentenceEvidence } from "@cosmic/report";
import type { ReportText, RewordingProblem, TextId } from "@cosmic/report/rewording";
import { z } from "zod";
import type { Question } from "../../gateways/openai/openai.ts";
import { INSTRUCTIONS } from "./instructions.ts";

/** All that the model learns of a person besides what the report says. */
export interface RewordingReader {
  mbtiType: MbtiType;
  sunSign: ZodiacSign;
}

/** Why an earlier answer for a text was not taken. */
export type TextProblem = RewordingProblem | "missing" | "doubled";

/** A text that waits for other words. */
export interface OpenText {
  text: ReportText;
  problem: TextProblem | null;
}

/** One shape for every call, so that the provider prepares it once. */
const answerSchema = z.object({
  texts: z.array(z.object({ id: z.string(), sentences: z.array(z.string()) })),
});
export type RewordingAnswer = z.infer<typeof answerSchema>;

const PROBLEM_MESSAGES: Readonly<Record<TextProblem, string>> = {
  missing: "It was missing.",
  doubled: "It was there twice.",
  count: "It had another number of sentences.",
  length: "A sentence was much longer or shorter than what it re-words.",
  form: "An item was not one plain sentence.",
  facts: "A sentence lost, added or moved a planet, sign, aspect, type, date or number.",
  names: "A sentence used a name or capitals that the text does not have.",
  promise: "A sentence promised or foretold something.",
  voice: "A sentence spoke of itself or of its writer.",
  language: "A sentence was not plain English.",
  repeated: "A sentence was there twice.",
};

/** Lists each fact once; sentences name it by its place. */
function listFacts(texts: readonly OpenText[]) {
  const places = new Map<string, number>();
  const facts: SentenceEvidence[] = [];
  const getFactIndex = (basis: SentenceEvidence): number => {
    const name = JSON.stringify(basis);
    const known = places.get(name);
    if (known !== undefined) return known;
    places.set(name, facts.length);
    return facts.push(basis) - 1;
  };
  const asked = texts.map(({ text: { id, title, sentences }, problem }) => ({
    id,
    title,
    sentences: sentences.map(({ text, basis }) => ({ text, fact: getFactIndex(basis) })),
    ...(problem ? { problem: PROBLEM_MESSAGES[problem] } : {}),
  }));
  return { facts, texts: asked };
}

/** Asks for other words for these texts. It holds computed facts and built-in prose, and no words of a person. */
export function questionFor(
  { mbtiType, sunSign }: RewordingReader,
  texts: readonly OpenText[],
): Question<RewordingAnswer> {
  return {
    instructions: INSTRUCTIONS,
    input: JSON.stringify({ reader: { type: mbtiType, sunSign }, ...listFacts(texts) }),
    schema: answerSchema,
    schemaName: "reworded_texts",
  };
}

/** The sentences answered for a text, unless it is missing or there twice. */
export function answeredFor(
  answer: RewordingAnswer,
  id: TextId,
): { sentences: readonly string[] } | { problem: "missing" | "doubled" } {
  const [first, ...others] = answer.texts.filter((text) => text.id === id);
  if (!first) return { problem: "missing" };
  return others.length > 0 ? { problem: "doubled" } : first;
}
