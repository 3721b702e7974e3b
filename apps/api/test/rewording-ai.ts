import { natalChart } from "@cosmic/domain/chart";
import { computeYearEvents, findYearEnd } from "@cosmic/domain/forecast";
import { type OpenAiStandIn, startOpenAiStandIn } from "@cosmic/local-services/openai-stand-in";
import { reportInputsFrom, type WrittenReport, writeReport } from "@cosmic/report";
import { listTexts } from "@cosmic/report/rewording";
import { pino } from "pino";
import type { Config } from "../src/config/config.ts";
import {
  createReworder,
  type Reworder,
  type RewordingScope,
} from "../src/features/rewording/index.ts";
import { createOpenAi } from "../src/gateways/openai/create-openai.ts";
import { createMetrics } from "../src/metrics/metrics.ts";
import { buildTestConfig } from "./test-config.ts";
import { withOpenAi } from "./with-openai.ts";

const chart = natalChart({ birthDate: "1990-03-20" });
const from = new Date("2026-11-01T00:00:00Z");
const year = computeYearEvents({ natal: chart, from, to: findYearEnd(from, "UTC") });
export const report = writeReport(
  reportInputsFrom({ mbtiType: "INTJ", clarity: null, chart, year, timeZone: "UTC" }),
);
export const READER = { mbtiType: "INTJ", sunSign: "Pisces" } as const;
export const never = new AbortController().signal;

/** A reworder on the stand-in, for one suite of tests. */
export interface RewordingAi {
  standIn: OpenAiStandIn;
  /** Every line that reworders have logged. */
  log: string[];
  /** A reworder with its own breaker. */
  build: (changes?: Partial<Config["openAi"]>) => Reworder;
  /** Has the report re-worded by a reworder of its own. */
  reword: (
    scope?: RewordingScope,
    changes?: Partial<Config["openAi"]>,
    stop?: AbortSignal,
  ) => Promise<WrittenReport>;
  /** What the stand-in was asked in a call, counted from 0. */
  askedIn: (call: number) => { instructions: string; sent: Record<string, unknown> };
  /** The line about the first report, if there is one. */
  logged: () => Record<string, unknown> | undefined;
  /** An AI that answers, asked for nothing so far. */
  refresh: () => void;
  close: () => Promise<void>;
}

export async function openRewordingAi(): Promise<RewordingAi> {
  const standIn = await startOpenAiStandIn();
  const log: string[] = [];
  const build: RewordingAi["build"] = (changes = {}) => {
    const config = withOpenAi(standIn, changes)(buildTestConfig());
    const logger = pino({ level: "trace" }, { write: (line: string) => log.push(line) });
    return createReworder({ openAi: createOpenAi(config, createMetrics()), config, logger });
  };
  return {
    standIn,
    log,
    build,
    reword: (scope = "all", changes = {}, stop = never) =>
      build(changes).reword(report, scope, READER, stop),
    askedIn: (call) => {
      const body = standIn.calls[call]?.body as { instructions: string; input: string } | undefined;
      if (!body) throw new Error(`There was no call ${call}`);
      const sent = JSON.parse(body.input) as Record<string, unknown>;
      return { instructions: body.instructions, sent };
    },
    logged: () =>
      log.map((line) => JSON.parse(line) as Record<string, unknown>).find(({ model }) => model),
    refresh: () => {
      standIn.set({ mode: "ok" });
      standIn.calls.length = 0;
      log.length = 0;
    },
    close: () => standIn.close(),
  };
}

/** The texts whose words differ from the built-in ones. */
export const changedIn = (other: WrittenReport) => {
  const before = listTexts(report);
  return listTexts(other).flatMap(({ id, sentences }, index) =>
    JSON.stringify(sentences) === JSON.stringify(before[index]?.sentences) ? [] : [id],
  );
};
