import { type Attack, TARGETS } from "./create-attack.ts";

/** Inputs that are shown of each kind of failure. */
const EXAMPLES = 8;

const line = (first: string, cells: readonly (string | number)[]) =>
  first.padEnd(22) + cells.map((cell) => String(cell).padStart(7)).join("");

/** Counts answers by target and status, and keeps what went wrong. */
export class AttackSummary {
  /** The target of each input with the status of its answer. */
  readonly #answers: [target: string, status: string][] = [];
  readonly failures: { attack: Attack; problems: readonly string[] }[] = [];
  slowest = { milliseconds: 0, what: "" };

  get inputs(): number {
    return this.#answers.length;
  }

  /** @param status null for a connection that was closed without an answer */
  add(attack: Attack, status: number | null, problems: readonly string[]): void {
    this.#answers.push([attack.target, status === null ? "closed" : String(status)]);
    if (problems.length > 0) this.failures.push({ attack, problems });
  }

  recordTime({ call, what }: Attack, milliseconds: number): void {
    if (milliseconds <= this.slowest.milliseconds) return;
    this.slowest = { milliseconds, what: `${call.name}, ${what}` };
  }

  /** How many answers had a status of 500 or above. */
  countFailures = (): number => this.#answers.filter(([, status]) => status.startsWith("5")).length;

  print(): void {
    const statuses = [...new Set(this.#answers.map(([, status]) => status))].toSorted();
    console.log(line("answers by status", ["inputs", ...statuses]));
    for (const target of [...TARGETS, "all"]) {
      const own = this.#answers.filter((each) => target === "all" || each[0] === target);
      const counts = statuses.map((status) => own.filter((each) => each[1] === status).length);
      console.log(line(target, [own.length, ...counts]));
    }
    const { milliseconds, what } = this.slowest;
    console.log(`slowest answer: ${milliseconds.toFixed(0)} ms (${what})`);
    // Failures of one kind together, with a few inputs of each.
    const kinds = Map.groupBy(this.failures, ({ problems }) => problems.join("; "));
    for (const [problems, failures] of kinds) {
      console.log(`FAILED ${failures.length} times: ${problems}`);
      for (const { attack } of failures.slice(0, EXAMPLES)) {
        const { call, target, what: sent } = attack;
        console.log(`       ${call.method} ${call.path} (${target}): ${sent}`);
      }
    }
  }
}
