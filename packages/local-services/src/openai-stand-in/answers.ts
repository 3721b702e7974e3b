import type { StandInMode } from "./modes.ts";
import { type AskedText, rewordSentence, withCanary, withLie } from "./reword.ts";

type Sentences = (text: AskedText) => unknown[];

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

/** Keys that a reader would like to set. */
const EXTRA = { isPaid: true, isPremium: true, slug: "stolen", hasLifetimeAccess: true };

/** What the model says in this mode: JSON of the asked shape, more or less. */
export function saidIn(mode: StandInMode, texts: readonly AskedText[]): string {
  if (mode.mode === "say") return mode.text;
  if (mode.mode === "garbage") return 'Certainly! Here is what you asked for: {"texts": [';
  const sentencesOf = sentencesFor(mode);
  const extra = mode.mode === "extra-keys" ? EXTRA : {};
  const answered = texts.map((text) => ({
    id: text.id,
    sentences: sentencesOf(text),
    ...extra,
  }));
  return JSON.stringify({ texts: answered, ...extra });
}

const tokensIn = (text: string) => Math.ceil(text.length / 4);

/** A finished answer of the Responses API, as far as clients read it. */
export function responseBody(
  mode: StandInMode,
  request: { model: string; input: string },
  texts: readonly AskedText[],
): object {
  const said = saidIn(mode, texts);
  const isTruncated = mode.mode === "truncated";
  const content =
    mode.mode === "refusal"
      ? { type: "refusal", refusal: "I cannot help with that." }
      : { type: "output_text", text: isTruncated ? said.slice(0, -40) : said, annotations: [] };
  const usage = { input_tokens: tokensIn(request.input), output_tokens: tokensIn(said) };
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
