import type { StoredReport } from "@cosmic/report";
import {
  acceptRewordings,
  listTexts,
  type ReportText,
  type TextId,
} from "@cosmic/report/rewording";
import type { Deps } from "../../deps.ts";
import { COUNTERS, type CounterDeps, incrementCounter } from "../counters/index.ts";
import type { RewordingReader } from "./question.ts";
import { type RewordingOutcome, rewordTexts } from "./reword-texts.ts";

/** Which texts of a report: what a preview shows, what only a full one does, or all. */
export type RewordingScope = "preview" | "rest" | "all";

export interface Reworder {
  /** False where no AI is configured: every report then stays as the built-in writer wrote it. */
  readonly isOn: boolean;
  /**
   * The report with these texts in the AI's words, as far as it finds good ones within the report's
   * time. Never fails: whatever goes wrong, a text keeps the words it has.
   * @param stop ends the asking at once
   */
  reword<Report extends StoredReport>(
    report: Report,
    scope: RewordingScope,
    reader: RewordingReader,
    stop: AbortSignal,
  ): Promise<Report>;
}

function isWanted({ isInPreview }: ReportText, scope: RewordingScope): boolean {
  return scope === "all" || isInPreview === (scope === "preview");
}

function inGroups<T>(items: readonly T[], size: number): T[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}

function merge(outcomes: readonly RewordingOutcome[]) {
  const kept: Record<string, number> = {};
  const total = { calls: 0, input: 0, output: 0 };
  for (const outcome of outcomes) {
    for (const [reason, count] of Object.entries(outcome.kept)) {
      kept[reason] = (kept[reason] ?? 0) + count;
    }
    total.calls += outcome.calls;
    total.input += outcome.tokens.input;
    total.output += outcome.tokens.output;
  }
  const rewordings = new Map<TextId, readonly string[]>(
    outcomes.flatMap((outcome) => [...outcome.rewordings]),
  );
  return { rewordings, kept, ...total };
}

/** Counts reports that got words of the AI, and those that got none. */
export const countRewordings = (deps: CounterDeps) => (isReworded: boolean) =>
  incrementCounter(deps, isReworded ? COUNTERS.generationReworded : COUNTERS.generationFellBack);

/**
 * Puts reports into the words of the configured language model, every one of them checked.
 * @param onReport receives for each report whether any of its texts was re-worded
 */
export function createReworder(
  { openAi, config: { openAi: rules }, logger }: Pick<Deps, "openAi" | "config" | "logger">,
  onReport: (isReworded: boolean) => Promise<void> = async () => {},
): Reworder {
  /** List price in US dollars; cached input, which is cheaper, counts in full. */
  function computeCost(input: number, output: number): number | null {
    if (!rules.price) return null;
    const cost = (input * rules.price.input + output * rules.price.output) / 1_000_000;
    return Math.round(cost * 1e6) / 1e6;
  }

  return {
    isOn: openAi !== null,
    async reword(report, scope, reader, stop) {
      if (!openAi) return report;
      const started = performance.now();
      const signal = AbortSignal.any([stop, AbortSignal.timeout(rules.reportTimeout)]);
      const texts = listTexts(report).filter((text) => isWanted(text, scope));
      const order = { reader, signal, retryPause: rules.retryPause };
      const outcomes = await Promise.all(
        inGroups(texts, rules.textsPerCall).map((group) =>
          rewordTexts(openAi, { ...order, texts: group }),
        ),
      );
      const { rewordings, kept, calls, input, output } = merge(outcomes);
      const accepted = acceptRewordings(report, rewordings);
      const repeated = accepted.leftOut.length;
      // No text at all: the key, the model or the provider needs attention.
      const isReworded = rewordings.size > 0;
      await onReport(isReworded);
      const level = isReworded ? "info" : "warn";
      logger[level](
        {
          model: rules.model,
          scope,
          texts: texts.length,
          reworded: rewordings.size - repeated,
          kept: repeated > 0 ? { ...kept, repeated: (kept["repeated"] ?? 0) + repeated } : kept,
          calls,
          inputTokens: input,
          outputTokens: output,
          costInDollars: computeCost(input, output),
          milliseconds: Math.round(performance.now() - started),
        },
        "A report was re-worded",
      );
      return accepted.report;
    },
  };
}
