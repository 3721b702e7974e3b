import { ConfigError } from "./config/config-error.ts";
import type { Deps } from "./deps.ts";
import {
  ensureFirstOperator,
  type FirstOperator,
  NO_OPERATOR_LEFT,
} from "./features/operators/index.ts";
import { findDatabaseReason } from "./http/database-reason.ts";
import { isDatabaseUnavailable } from "./http/database-unavailable.ts";

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 2_000;

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

type Readied = Pick<Deps, "config" | "db" | "clock" | "ids" | "database" | "logger">;

/** The migrated database, and an operator who can sign in to the panel; none where all were removed. */
async function bringUpToDate(deps: Readied): Promise<{ operator: FirstOperator | null }> {
  await deps.database.migrate();
  const operator = await ensureFirstOperator(deps);
  if (operator === null) deps.logger.error(NO_OPERATOR_LEFT);
  return { operator };
}

/**
 * Does something with a database that may not answer yet, as often as it takes; null when
 * `isStopping` turned true before. Rejects with anything that waiting cannot fix.
 */
async function waitForDatabase<T>(
  logger: Deps["logger"],
  isStopping: () => boolean,
  work: () => Promise<T>,
): Promise<T | null> {
  for (let wait = FIRST_PAUSE; !isStopping(); wait = Math.min(wait * 2, LONGEST_PAUSE)) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      const reason = findDatabaseReason(error);
      logger.warn({ milliseconds: wait, reason }, "The database does not answer; trying again");
      await pause(wait);
    }
  }
  return null;
}

/**
 * Brings the database to what this code needs, waiting for one that does not answer yet. Rejects
 * with anything that waiting cannot fix. Stops waiting when `isStopping` turns true.
 */
export async function prepareDatabase(deps: Deps, isStopping: () => boolean): Promise<void> {
  await waitForDatabase(deps.logger, isStopping, async () => {
    await bringUpToDate(deps);
    await deps.jobs.start();
  });
}

/**
 * The step before a new version starts: what `prepareDatabase` does, without any job.
 * @param isStopping turns true when the database has been waited for long enough
 * @returns what was done, for the log; a generated password is in it once
 * @throws ConfigError when the database never answered
 */
export async function migrateOnce(deps: Readied, isStopping: () => boolean): Promise<string[]> {
  const ready = await waitForDatabase(deps.logger, isStopping, () => bringUpToDate(deps));
  if (ready === null) {
    const hasOwnAddress = deps.config.database.migrationUrl !== null;
    const names = hasOwnAddress ? "MIGRATION_DATABASE_URL or DATABASE_URL" : "DATABASE_URL";
    throw new ConfigError([`${names}: the database does not answer`]);
  }
  const { operator } = ready;
  return [
    "The database is up to date.",
    ...(!operator?.generatedPassword
      ? []
      : [
          "The first operator of the panel, made just now:",
          `  e-mail    ${operator.email}`,
          `  password  ${operator.generatedPassword}`,
          `Kept in ${operator.passwordFile}. It is not printed again.`,
        ]),
  ];
}
