import { buildApp } from "../apps/api/src/app.ts";
import { readConfig } from "../apps/api/src/config/config.ts";
import { ConfigError } from "../apps/api/src/config/config-error.ts";
import { CannotOpenDatabaseError } from "../apps/api/src/db/cannot-open-database-error.ts";
import { isSchemaCurrent } from "../apps/api/src/db/migrate.ts";
import { closeDeps, type Deps, openDeps } from "../apps/api/src/deps.ts";
import { AppError } from "../apps/api/src/errors.ts";
import { reconcilePayments, requirePayments } from "../apps/api/src/features/checkout/index.ts";
import { isDatabaseUnavailable } from "../apps/api/src/http/database-unavailable.ts";

type Outcome = Awaited<ReturnType<typeof reconcilePayments>>;

/** What is wrong, in one line for whoever typed the command. */
class PlainRefusal extends Error {}

const ROWS: readonly (readonly [keyof Outcome, string])[] = [
  ["missedEvents", "events that had never arrived"],
  ["handledEvents", "events dealt with that had been waiting"],
  ["checkouts", "open checkouts looked at"],
  ["secondPayments", "second payments paid back"],
  ["healedUsers", "users whose access did not follow from the facts"],
  ["waitingEvents", "events that still wait"],
  ["failures", "steps that could not be finished; the log above says why"],
];

async function reconcile(deps: Deps): Promise<Outcome> {
  if (!(await isSchemaCurrent(deps.db))) {
    throw new PlainRefusal(
      "The database is not prepared for this version. Start the product once.",
    );
  }
  const payments = requirePayments(deps);
  // Mails and reports that follow from a payment are queued; the product does them.
  const app = await buildApp(deps);
  try {
    await deps.jobs.start();
    return await reconcilePayments(payments);
  } finally {
    await app.close();
  }
}

function findPlainReason(error: unknown): string | null {
  if (error instanceof ConfigError || error instanceof CannotOpenDatabaseError) {
    return error.message;
  }
  if (error instanceof PlainRefusal || error instanceof AppError) return error.message;
  return isDatabaseUnavailable(error) ? "The database does not answer (DATABASE_URL)." : null;
}

try {
  const deps = await openDeps({ ...readConfig(), jobs: { workers: false } });
  try {
    const outcome = await reconcile(deps);
    for (const [name, words] of ROWS) {
      console.log(`${String(outcome[name]).padStart(6)}  ${words}`);
    }
    if (outcome.failures > 0) process.exitCode = 1;
  } finally {
    await closeDeps(deps);
  }
} catch (error) {
  console.error(findPlainReason(error) ?? error);
  process.exitCode = 1;
}
