import { setTimeout as pause } from "node:timers/promises";
import {
  checkRewording,
  type ReportText,
  type Rewordings,
  type TextId,
} from "@cosmic/report/rewording";
import { type OpenAi, OpenAiFailure, type TokenCount } from "../../gateways/openai/openai.ts";
import {
  answeredFor,
  type OpenText,
  questionFor,
  type RewordingAnswer,
  type RewordingReader,
} from "./question.ts";

/** A call that failed is made once more, and a text that was refused is asked for once more: the same once. */
const ATTEMPTS = 2;

/** What became of some texts. */
export interface RewordingOutcome {
  rewordings: Rewordings;
  /** Why the others keep their words: how many for each reason. */
  kept: Readonly<Record<string, number>>;
  calls: number;
  tokens: TokenCount;
}

export interface RewordingOrder {
  reader: RewordingReader;
  texts: readonly ReportText[];
  /** Ends everything; what is not there then is not taken. */
  signal: AbortSignal;
  /** Milliseconds before a failed call is made again. */
  retryPause: number;
}

/** Whether the same call could fare better a moment later. */
function isPassing({ reason, status }: OpenAiFailure): boolean {
  if (reason === "paused" || reason === "aborted") return false;
  return (
    reason !== "status" || status === null || status === 408 || status === 429 || status >= 500
  );
}

const reasonOf = ({ reason, status }: OpenAiFailure) =>
  status === null ? reason : `${reason} ${status}`;

interface Tally {
  rewordings: Map<TextId, readonly string[]>;
  open: readonly OpenText[];
  failure: OpenAiFailure | null;
  calls: number;
  tokens: TokenCount;
}

function take(tally: Tally, answer: RewordingAnswer): void {
  const stillOpen: OpenText[] = [];
  for (const { text } of tally.open) {
    const answered = answeredFor(answer, text.id);
    const verdict = "problem" in answered ? answered : checkRewording(text, answered.sentences);
    if ("problem" in verdict) stillOpen.push({ text, problem: verdict.problem });
    else tally.rewordings.set(text.id, verdict.sentences);
  }
  tally.open = stillOpen;
}

async function tryOnce(openAi: OpenAi, order: RewordingOrder, tally: Tally): Promise<void> {
  tally.failure = null;
  try {
    const { value, tokens } = await openAi.ask(questionFor(order.reader, tally.open), order.signal);
    tally.calls += 1;
    addTokens(tally, tokens);
    take(tally, value);
  } catch (error) {
    if (!(error instanceof OpenAiFailure)) throw error;
    tally.failure = error;
    if (error.reason !== "paused") tally.calls += 1;
    addTokens(tally, error.tokens);
  }
}

function addTokens(tally: Tally, { input, output }: TokenCount): void {
  tally.tokens = { input: tally.tokens.input + input, output: tally.tokens.output + output };
}

/** Waits before the next attempt; false when there is to be none. */
async function isNextDue(
  { failure }: Tally,
  { signal, retryPause }: RewordingOrder,
): Promise<boolean> {
  if (!failure) return true;
  if (!isPassing(failure)) return false;
  await pause(Math.max(retryPause, failure.retryAfter ?? 0), undefined, { signal }).catch(() => {});
  return !signal.aborted;
}

/** Asks for other words for a few texts in one call, and once more for those it did not get. */
export async function rewordTexts(
  openAi: OpenAi,
  order: RewordingOrder,
): Promise<RewordingOutcome> {
  const tally: Tally = {
    rewordings: new Map(),
    open: order.texts.map((text) => ({ text, problem: null })),
    failure: null,
    calls: 0,
    tokens: { input: 0, output: 0 },
  };
  for (let attempt = 1; attempt <= ATTEMPTS && tally.open.length > 0; attempt += 1) {
    if (attempt > 1 && !(await isNextDue(tally, order))) break;
    await tryOnce(openAi, order, tally);
  }
  const kept: Record<string, number> = {};
  for (const { problem } of tally.open) {
    const reason = tally.failure ? reasonOf(tally.failure) : (problem ?? "missing");
    kept[reason] = (kept[reason] ?? 0) + 1;
  }
  const { rewordings, calls, tokens } = tally;
  return { rewordings, kept, calls, tokens };
}
