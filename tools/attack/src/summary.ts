import type { Attack, Target } from "./attacks.ts";
import { TARGETS } from "./attacks.ts";

/** A failure as it is printed: where, what was sent, what came back. */
export interface Failure {
  attack: Attack;
  problems: readonly string[];
}

const CLOSED = "closed";

/** Inputs that are shown of each kind of failure. */
const EXAMPLES = 8;

const line = ([first, ...rest]: readonly (string | number)[]) =>
  String(first).padEnd(22) + rest.map((cell) => String(cell).padStart(7)).join("");

/** Counts answers by target and status, and keeps what went wrong. */
export class AttackSummary {
  readonly #counts = new Map<Target, Map<string, number>>();
  readonly failures: Failure[] = [];
  inputs = 0;
  slowest = { milliseconds: 0, what: "" };

  /** @param status null for a connection that was closed without an answer */
  add(attack: Attack, status: number | null, problems: readonly string[]): void {
    this.inputs += 1;
    const counts = this.#counts.get(attack.target) ?? new Map<string, number>();
    const column = status === null ? CLOSED : String(status);
    counts.set(column, (counts.get(column) ?? 0) + 1);
    this.#counts.set(attack.target, counts);
    if (problems.length > 0) this.failures.push({ attack, problems });
  }

  recordTime({ call, what }: Attack, milliseconds: number): void {
    if (milliseconds <= this.slowest.milliseconds) return;
    this.slowest = { milliseconds, what: `${call.name}, ${what}` };
  }

  /** How many answers had a status of 500 or above. */
  countFailures(): number {
    let total = 0;
    for (const counts of this.#counts.values()) {
      for (const [column, count] of counts) if (column.startsWith("5")) total += count;
    }
    return total;
  }

  print(): void {
    const columns = [
      ...new Set([...this.#counts.values()].flatMap((counts) => [...counts.keys()])),
    ];
    columns.sort();
    console.log(line(["answers by status", "inputs", ...columns]));
    const totals = new Map<string, number>();
    for (const target of TARGETS) {
      const counts = this.#counts.get(target) ?? new Map<string, number>();
      const cells = columns.map((column) => counts.get(column) ?? 0);
      for (const [index, column] of columns.entries()) {
        totals.set(column, (totals.get(column) ?? 0) + (cells[index] ?? 0));
      }
      console.log(line([target, cells.reduce((sum, cell) => sum + cell, 0), ...cells]));
    }
    console.log(line(["all", this.inputs, ...columns.map((column) => totals.get(column) ?? 0)]));
    const { milliseconds, what } = this.slowest;
    console.log(`slowest answer: ${milliseconds.toFixed(0)} ms (${what})`);
    this.#printFailures();
  }

  /** Failures of one kind together, with a few inputs of each. */
  #printFailures(): void {
    const kinds = Map.groupBy(this.failures, ({ problems }) => problems.join("; "));
    for (const [problems, failures] of kinds) {
      console.log(`FAILED ${failures.length} times: ${problems}`);
      for (const { attack } of failures.slice(0, EXAMPLES)) {
        const { call, target, what } = attack;
        console.log(`       ${call.method} ${call.path} (${target}): ${what}`);
      }
    }
  }
}
