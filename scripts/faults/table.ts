import type { Fault } from "./fault.ts";
import type { Findings } from "./findings.ts";

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
  const { fault, isOk, seconds } = outcome;
  const head = `${isOk ? "ok    " : "FAILED"} ${fault.row.padEnd(4)}`;
  const lines = [
    `${fault.name} (${seconds.toFixed(0)} s)`,
    ...wrapped(`expected: ${fault.expected}`),
    ...wrapped(`seen: ${seenIn(outcome)}`),
  ];
  return lines.map((line, index) => (index === 0 ? head : " ".repeat(11)) + line).join("\n");
}

/** row | fault | ok, and the total. */
export function outcomeTable(outcomes: readonly Outcome[]): string {
  const rows = outcomes.map(
    ({ fault, isOk, seconds }) =>
      `${fault.row.padEnd(5)}${isOk ? "ok    " : "FAILED"}  ${seconds.toFixed(0).padStart(4)} s  ${fault.name}`,
  );
  const failed = outcomes.filter(({ isOk }) => !isOk).length;
  return [...rows, "", `${outcomes.length} faults, ${failed} failed`].join("\n");
}
