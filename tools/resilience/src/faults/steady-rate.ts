/** Does something so many times a second, whether or not what was begun before has ended. */
export function startSteadily(perSecond: number, doOne: (turn: number) => Promise<unknown>) {
  const open = new Set<Promise<unknown>>();
  let turn = 0;
  const startedAt = performance.now();
  const timer = setInterval(() => {
    const due = ((performance.now() - startedAt) / 1_000) * perSecond;
    for (; turn < due; turn += 1) {
      const one = doOne(turn);
      open.add(one);
      void one.finally(() => open.delete(one));
    }
  }, 10);
  return {
    /** Begins nothing more; resolves when everything begun has ended. */
    async stop(): Promise<void> {
      clearInterval(timer);
      await Promise.all(open);
    },
  };
}
