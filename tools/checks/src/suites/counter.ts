import type { CommandResult } from "@cosmic/tools-programs/run-tool";

export interface Outcome {
  name: string;
  passed: number;
  failed: number;
  skipped: number;
  seconds: number;
}

/** Counts one outcome after another and prints each as it comes. */
export class Counter {
  readonly outcomes: Outcome[] = [];

  /** A check that passes or fails as a whole; its output is shown when it fails. */
  async check(name: string, run: () => Promise<CommandResult>): Promise<void> {
    await this.suite(name, async () => {
      const { code, output } = await run();
      if (code !== 0) console.log(output.trimEnd());
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
    });
  }

  /** A suite that counts its own tests. A suite that ran nothing has failed. */
  async suite(
    name: string,
    run: () => Promise<{ passed: number; failed: number; skipped: number }>,
  ): Promise<void> {
    const startedAt = performance.now();
    const { passed, failed, skipped } = await run().catch((error: unknown) => {
      console.log(error instanceof Error ? (error.stack ?? error.message) : String(error));
      return { passed: 0, failed: 1, skipped: 0 };
    });
    const ranNothing = passed + failed === 0;
    if (ranNothing) console.log(`${name}: no test ran`);
    const seconds = (performance.now() - startedAt) / 1000;
    const outcome = { name, passed, failed: ranNothing ? 1 : failed, skipped, seconds };
    this.outcomes.push(outcome);
    const mark = outcome.failed === 0 ? "ok    " : "FAILED";
    const counts = `${outcome.passed} passed, ${outcome.failed} failed`;
    console.log(`${mark} ${name.padEnd(34)} ${counts} (${seconds.toFixed(1)} s)`);
  }

  /** Prints the closing line; answers with the exit code. */
  close(): number {
    const sum = (key: "passed" | "failed" | "skipped") =>
      this.outcomes.reduce((total, outcome) => total + outcome[key], 0);
    const skipped = sum("skipped");
    console.log("");
    console.log(
      `${sum("passed")} passed, ${sum("failed")} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`,
    );
    return sum("failed") === 0 ? 0 : 1;
  }
}
