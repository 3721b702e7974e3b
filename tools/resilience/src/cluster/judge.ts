import { checkEvidence } from "../chaos/checker/check-evidence.ts";
import type { Evidence } from "../chaos/evidence.ts";
import { countLost, describeFailures, failuresIn, isAcknowledged } from "../journal/journal.ts";
import type { Load } from "./load.ts";
import type { RoundResult } from "./try-rounds.ts";

/** Milliseconds: writing again, and reading where a replica lives. */
const WRITING = 15_000;
const READING = 3_000;

type Query = (text: string) => Promise<Record<string, unknown>[]>;

export interface Verdict {
  text: string;
  isFine: boolean;
}

const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1)} s`;

/** A round in one line. */
export function describeRound(result: RoundResult, number: number): string {
  const { name, from, to, withoutWrites, withoutReading, untilWhole } = result;
  const moved = from === to ? from : `${from} to ${to}`;
  return [
    String(number).padStart(2),
    name.padEnd(58),
    moved.padEnd(17),
    `no write ${seconds(withoutWrites).padStart(6)}`,
    `no reading ${seconds(withoutReading).padStart(5)}`,
    `whole after ${seconds(untilWhole).padStart(6)}`,
  ].join("  ");
}

/** What users were told is done, and is not in the database. */
async function listLost(load: Load, query: Query): Promise<string[]> {
  const missing = async (what: string, text: string, told: readonly string[]) => {
    const kept = new Set((await query(text)).map(({ key }) => key));
    return told.filter((key) => !kept.has(key)).map((key) => `${what} ${key}`);
  };
  const quizzes = await countLost({ query }, load.journal);
  return [
    ...Array.from({ length: quizzes }, () => "an answer to the quiz"),
    ...(await missing("user", "select id::text as key from users", load.confirmed.users)),
    ...(await missing("report", "select slug as key from blueprints", load.confirmed.reports)),
  ];
}

export interface JudgedRun {
  load: Load;
  rounds: readonly RoundResult[];
  evidence: Evidence;
  query: Query;
  /** Metrics of the API: how many lists a replica answered, and how many the primary. */
  readsAnsweredBy: Readonly<Record<string, number>>;
}

/** Whether everything held, one line for each thing. */
export async function judge(run: JudgedRun): Promise<Verdict[]> {
  const { load, rounds, evidence, query, readsAnsweredBy } = run;
  const lost = await listLost(load, query);
  const violations = checkEvidence(evidence);
  const paid = evidence.payments.filter(({ isPaid }) => isPaid).length;
  const quizzes = load.journal.filter((entry) => entry.stores !== null && isAcknowledged(entry));
  const writes = quizzes.length + load.confirmed.users.length + load.confirmed.reports.length;
  const failures = failuresIn(load.journal);
  const longest = (pick: (round: RoundResult) => number) => Math.max(...rounds.map(pick));
  const [writing, reading] = [
    longest(({ withoutWrites }) => withoutWrites),
    longest(({ withoutReading }) => withoutReading),
  ];
  const ways = Object.entries(readsAnsweredBy).map(([by, count]) => `${count} ${by}`);
  return [
    { text: `${lost.length} of ${writes} confirmed writes lost`, isFine: lost.length === 0 },
    ...lost.slice(0, 10).map((text) => ({ text: `lost: ${text}`, isFine: false })),
    {
      text: `${violations.length} of ${paid} purchases lost, doubled, free or not as promised`,
      isFine: violations.length === 0 && paid > 0,
    },
    ...violations.map(({ kind, who, what }) => ({
      text: `${kind}: ${who} ${what}`,
      isFine: false,
    })),
    {
      text: `${failures.length} of ${load.journal.length} requests neither answered nor told to come later ${describeFailures(failures)}`,
      isFine: failures.length === 0,
    },
    {
      text: `${evidence.crashes.length} processes of the API ended or had to be restarted`,
      isFine: evidence.crashes.length === 0,
    },
    {
      text: `at most ${seconds(writing)} without a confirmed write (${seconds(WRITING)})`,
      isFine: writing <= WRITING,
    },
    {
      text: `at most ${seconds(reading)} without a reading from a replica (${seconds(READING)})`,
      isFine: reading <= READING,
    },
    {
      text: `${load.panel.stale} of ${load.panel.lists} lists of the panel stale (answered: ${ways.join(", ")})`,
      isFine: load.panel.stale === 0 && load.panel.lists > 0,
    },
  ];
}
