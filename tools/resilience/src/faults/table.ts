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

const WIDTH = 66;
const INDENT = 12;

const mark = ({ isOk, findings }: Outcome) => {
  if (!isOk) return "FAILED ";
  return isUntried(findings) ? "UNTRIED" : "ok     ";
};

function wrapped(text: string): string[] {
  const lines = [""];
  for (const word of text.split(" ")) {
    const last = lines.at(-1) ?? "";
    if (last !== "" && last.length + word.length >= WIDTH) lines.push(word);
    else lines[lines.length - 1] = last === "" ? word : `${last} ${word}`;
  }
  return lines;
}

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
  const head = `${mark(outcome)} ${fault.row.padEnd(4)}`;
  const lines = [
    `${fault.name} (${seconds.toFixed(0)} s)`,
    ...wrapped(`expected: ${fault.expected}`),
    ...wrapped(`seen: ${seenIn(outcome)}`),
  ];
  return lines.map((line, index) => (index === 0 ? head : " ".repeat(INDENT)) + line).join("\n");
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
