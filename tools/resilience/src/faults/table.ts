import type { Fault } from "./fault.ts";
import { type Findings, isUntried } from "./findings.ts";

/** What became of one fault. */
export interface Outcome {
  fault: Pick<Fault, "row" | "name" | "expected">;
  findings: Findings;
  /** Why it could not be tried to its end; null when it was. */
  broken: string | null;
  isOk: boolean;
  seconds: number;
}

const mark = ({ isOk, findings }: Outcome) => {
  if (!isOk) return "FAILED ";
  return isUntried(findings) ? "UNTRIED" : "ok     ";
};

const seenIn = ({ findings, broken }: Outcome): string =>
  [
    ...findings.list.map(({ text, isFine }) => (isFine ? text : `✗ ${text}`)),
    ...(broken === null ? [] : [`✗ ${broken}`]),
  ]
    .join(", ")
    .replaceAll(":,", ":");

/** One fault as it ends. */
export function describeOutcome(outcome: Outcome): string {
  const { fault, seconds } = outcome;
  return [
    `${mark(outcome)} ${fault.row.padEnd(4)}${fault.name} (${seconds.toFixed(0)} s)`,
    `  expected: ${fault.expected}`,
    `  seen: ${seenIn(outcome)}`,
  ].join("\n");
}

/** row | fault | ok, and the total. */
export function outcomeTable(outcomes: readonly Outcome[]): string {
  const rows = outcomes.map((outcome) => {
    const { fault, seconds } = outcome;
    const time = `${seconds.toFixed(0).padStart(4)} s`;
    return `${fault.row.padEnd(5)}${mark(outcome)}  ${time}  ${fault.name}`;
  });
  const failed = outcomes.filter(({ isOk }) => !isOk).length;
  const untried = outcomes.filter(({ findings }) => isUntried(findings)).length;
  const rest = untried === 0 ? "" : `, ${untried} NOT TRIED`;
  return [...rows, "", `${outcomes.length} faults, ${failed} failed${rest}`].join("\n");
}
