import { setTimeout as pause } from "node:timers/promises";
import closeWithGrace from "close-with-grace";

/** Running requests get this long to end after a stop was asked for. */
const GRACE = 30_000;

/** After an uncaught failure the process's state can no longer be trusted. */
const GRACE_AFTER_FAILURE = 1_000;

/** Why the process stops: a signal, or an uncaught failure. */
interface StopReason {
  err?: unknown;
  signal?: string;
}

/**
 * Has the process closed before it ends on SIGTERM and SIGINT, with code 0, or on an uncaught
 * failure, soon and with code 1. Another SIGTERM changes nothing, as supervisors and process groups send
 * it twice; another SIGINT ends the process at once.
 * @param begin is called first, and again should the closing itself fail; @param close lets work under way end
 */
export function stopWithGrace(
  begin: (reason: StopReason) => void,
  close: () => Promise<void>,
): void {
  // What fails while closing ends the process at once; that too is logged.
  const onSecondError = (err: unknown) => begin({ err });
  closeWithGrace({ delay: GRACE, logger: false, onSecondError }, async (reason) => {
    process.removeAllListeners("SIGTERM").on("SIGTERM", () => {});
    const isFailure = "err" in reason;
    begin(reason);
    await Promise.race(isFailure ? [close(), pause(GRACE_AFTER_FAILURE)] : [close()]);
    // Even nothing at all can be thrown, and is a failure.
    if (isFailure) process.exit(1);
  });
}
