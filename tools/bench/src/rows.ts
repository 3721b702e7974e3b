import { appendFileSync } from "node:fs";

/** One measure of a benchmark: what was seen, what it is compared with, and what was aimed at. */
export interface BenchRow {
  what: string;
  value: string;
  /** The least there can be, measured in the same run; "" where there is none. */
  floor: string;
  goal: string;
  /** Null where the measure is only told. */
  isMet: boolean | null;
}

/** Where `npm run bench` collects the rows of all benchmarks. */
export const ROWS_FILE = "BENCH_ROWS";

/** Hands a row to the table of `npm run bench`, where that runs this benchmark. */
export function recordRow(row: BenchRow): void {
  const file = process.env[ROWS_FILE];
  if (file) appendFileSync(file, `${JSON.stringify(row)}\n`);
}

/** Prints rows as one table. */
export function printRows(rows: readonly BenchRow[]): void {
  const lines = rows.map(({ what, value, floor, goal, isMet }) => [
    what,
    value,
    floor,
    goal,
    isMet === null ? "" : isMet ? "ok" : "BELOW",
  ]);
  const table = [["what", "measured", "floor", "goal", ""], ...lines];
  const widths = [0, 1, 2, 3, 4].map((column) =>
    Math.max(...table.map((line) => line[column]?.length ?? 0)),
  );
  for (const line of table) {
    console.log(
      line
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    );
  }
}
