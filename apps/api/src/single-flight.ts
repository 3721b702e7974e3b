/**
 * Lets callers with the same key share one run of the work: a caller that arrives while it runs gets its
 * outcome, success or failure. A later caller starts a new run.
 */
export function createSingleFlight<T>(): (key: string, work: () => Promise<T>) => Promise<T> {
  const running = new Map<string, Promise<T>>();
  return (key, work) => {
    const joined = running.get(key);
    if (joined) return joined;
    const run = work().finally(() => running.delete(key));
    running.set(key, run);
    return run;
  };
}
