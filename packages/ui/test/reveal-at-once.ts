/**
 * React keeps a loading state for up to 300 ms before it replaces it by what was loaded, so that pages do not flicker:
 * a third of the time that tests of pages take. It waits with the `setTimeout` it finds when it is loaded, which is why
 * this module is imported before React DOM.
 */
const { setTimeout: setTimer } = globalThis;
const REVEAL = "bound completeRootWhenReady";

globalThis.setTimeout = Object.assign(
  (run: (...args: unknown[]) => void, delay?: number, ...args: unknown[]) =>
    setTimer(run, run.name === REVEAL ? 0 : delay, ...args),
  setTimer,
) as typeof setTimeout;
