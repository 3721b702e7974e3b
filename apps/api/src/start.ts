import type { Deps } from "./deps.ts";
import { ensureFirstOperator } from "./features/operators/index.ts";
import { isDatabaseUnavailable } from "./http/database-unavailable.ts";

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 2_000;

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/**
 * Brings the database to what this code needs, waiting for one that does not answer yet. Rejects
 * with anything that waiting cannot mend. Stops waiting when `isStopping` turns true.
 */
export async function prepareDatabase(deps: Deps, isStopping: () => boolean): Promise<void> {
  for (let wait = FIRST_PAUSE; !isStopping(); wait = Math.min(wait * 2, LONGEST_PAUSE)) {
    try {
      await deps.database.migrate();
      await ensureFirstOperator(deps);
      await deps.jobs.start();
      return;
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      deps.logger.warn({ milliseconds: wait }, "The database does not answer; trying again");
      await pause(wait);
    }
  }
}
