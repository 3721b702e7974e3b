const formatSince = (since: number) => `${((performance.now() - since) / 1_000).toFixed(1)} s`;

/** Runs one step after another, and prints each with its time. */
export function createSteps() {
  const startedAt = performance.now();
  return {
    /** @throws what the step throws, after saying which one it was */
    async run<Result>(name: string, doIt: () => Promise<Result>): Promise<Result> {
      const since = performance.now();
      try {
        const result = await doIt();
        const note = typeof result === "string" && result.length < 200 ? result.trim() : "";
        console.log(`ok     ${name} (${formatSince(since)})${note && `: ${note}`}`);
        return result;
      } catch (error) {
        console.log(`FAILED ${name} (${formatSince(since)})`);
        throw error;
      }
    },
    getTime: () => formatSince(startedAt),
  };
}

export type Steps = ReturnType<typeof createSteps>;
