import type { StandInMode } from "./modes.ts";
import { type RequestedText, rewordSentence, withCanary, withLie } from "./reword.ts";

type Sentences = (text: RequestedText) => unknown[];

const reworded: Sentences = ({ sentences }) => sentences.map(rewordSentence);

function sentencesFor(mode: StandInMode): Sentences {
  switch (mode.mode) {
    case "few-sentences":
      return (text) => reworded(text).slice(1);
    case "wrong-types":
      return (text) => text.sentences.map((sentence, index) => (index % 2 ? index : { sentence }));
    case "canary":
      return withCanary;
    case "lie":
      return (text) => withLie(text, mode.lie);
    default:
      return reworded;
  }
}

/** Keys that a prompt injection would try to set. */
const EXTRA = { isPaid: true, isPremium: true, slug: "stolen", hasLifetimeAccess: true };

/** The model's output in this mode: JSON of the requested shape, or a broken form of it. */
export function getModelOutput(mode: StandInMode, texts: readonly RequestedText[]): string {
  if (mode.mode === "say") return mode.text;
  if (mode.mode === "garbage") return 'Certainly! Here is what you asked for: {"texts": [';
  const getSentences = sentencesFor(mode);
  const extra = mode.mode === "extra-keys" ? EXTRA : {};
  const answered = texts.map((text) => ({
    id: text.id,
    sentences: getSentences(text),
    ...extra,
  }));
  return JSON.stringify({ texts: answered, ...extra });
}

const countTokens = (text: string) => Math.ceil(text.length / 4);

/** A completed Responses API body, as far as clients read it. */
export function responseBody(
  mode: StandInMode,
  request: { model: string; input: string },
  texts: readonly RequestedText[],
): object {
  const output = getModelOutput(mode, texts);
  const isTruncated = mode.mode === "truncated";
  const content =
    mode.mode === "refusal"
      ? { type: "refusal", refusal: "I cannot help with that." }
      : { type: "output_text", text: isTruncated ? output.slice(0, -40) : output, annotations: [] };
  const usage = { input_tokens: countTokens(request.input), output_tokens: countTokens(output) };
  return {
    id: "resp_stand_in",
    object: "response",
    created_at: 1_767_225_600,
    status: isTruncated ? "incomplete" : "completed",
    error: null,
    incomplete_details: isTruncated ? { reason: "max_output_tokens" } : null,
    model: request.model,
    output: [
      {
        id: "msg_stand_in",
        type: "message",
        role: "assistant",
        status: isTruncated ? "incomplete" : "completed",
        content: [content],
      },
    ],
    usage: { ...usage, total_tokens: usage.input_tokens + usage.output_tokens },
  };
}
