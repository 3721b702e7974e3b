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

/** Whether the same call may succeed when retried. */
function isPassing({ reason, status }: OpenAiFailure): boolean {
  if (reason === "paused" || reason === "aborted") return false;
  return (
    reason !== "status" || status === null || status === 408 || status === 429 || status >= 500
  );
}

const getReason = ({ reason, status }: OpenAiFailure) =>
  status === null ? reason : `${reason} ${status}`;

interface RewordingCounts {
  rewordings: Map<TextId, readonly string[]>;
  open: readonly OpenText[];
  failure: OpenAiFailure | null;
  calls: number;
  tokens: TokenCount;
}

function take(counts: RewordingCounts, answer: RewordingAnswer): void {
  const stillOpen: OpenText[] = [];
  for (const { text } of counts.open) {
    const answered = answeredFor(answer, text.id);
    const verdict = "problem" in answered ? answered : checkRewording(text, answered.sentences);
    if ("problem" in verdict) stillOpen.push({ text, problem: verdict.problem });
    else counts.rewordings.set(text.id, verdict.sentences);
  }
  counts.open = stillOpen;
}

async function tryOnce(
  openAi: OpenAi,
  order: RewordingOrder,
  counts: RewordingCounts,
): Promise<void> {
  counts.failure = null;
  try {
    const { value, tokens } = await openAi.ask(
      questionFor(order.reader, counts.open),
      order.signal,
    );
    counts.calls += 1;
    addTokens(counts, tokens);
    take(counts, value);
  } catch (error) {
    if (!(error instanceof OpenAiFailure)) throw error;
    counts.failure = error;
    if (error.reason !== "paused") counts.calls += 1;
    addTokens(counts, error.tokens);
  }
}

function addTokens(counts: RewordingCounts, { input, output }: TokenCount): void {
  counts.tokens = { input: counts.tokens.input + input, output: counts.tokens.output + output };
}

/** Waits before the next attempt; false when there is to be none. */
async function isNextDue(
  { failure }: RewordingCounts,
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
  const counts: RewordingCounts = {
    rewordings: new Map(),
    open: order.texts.map((text) => ({ text, problem: null })),
    failure: null,
    calls: 0,
    tokens: { input: 0, output: 0 },
  };
  for (let attempt = 1; attempt <= ATTEMPTS && counts.open.length > 0; attempt += 1) {
    if (attempt > 1 && !(await isNextDue(counts, order))) break;
    await tryOnce(openAi, order, counts);
  }
  const kept: Record<string, number> = {};
  for (const { problem } of counts.open) {
    const reason = counts.failure ? getReason(counts.failure) : (problem ?? "missing");
    kept[reason] = (kept[reason] ?? 0) + 1;
  }
  const { rewordings, calls, tokens } = counts;
  return { rewordings, kept, calls, tokens };
}
