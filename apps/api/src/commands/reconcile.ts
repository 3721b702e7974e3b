import { buildApp } from "../app.ts";
import type { Config } from "../config/config.ts";
import { closeDeps, type Deps, openDeps } from "../deps.ts";
import { reconcilePayments, requirePayments } from "../features/checkout/index.ts";
import { requireCurrentSchema } from "./current-schema.ts";

type Outcome = Awaited<ReturnType<typeof reconcilePayments>>;

const ROWS: readonly (readonly [keyof Outcome, string])[] = [
  ["missedEvents", "events that never arrived"],
  ["handledEvents", "waiting events that were handled"],
  ["checkouts", "unfinished checkouts checked"],
  ["secondPayments", "second payments refunded"],
  ["correctedUsers", "users whose access was corrected"],
  ["waitingEvents", "events still waiting"],
  ["failures", "steps that could not be finished; the log above says why"],
];

async function reconcile(deps: Deps): Promise<Outcome> {
  await requireCurrentSchema(deps);
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

/**
 * Compares our payment records with the provider's, once.
 * @returns what was found and done, for printing, and whether all of it could be finished
 */
export async function reconcileOnce(
  config: Config,
): Promise<{ text: string; isComplete: boolean }> {
  const deps = await openDeps({ ...config, jobs: { workers: false } });
  try {
    const outcome = await reconcile(deps);
    const text = ROWS.map(([name, words]) => `${String(outcome[name]).padStart(6)}  ${words}`);
    return { text: text.join("\n"), isComplete: outcome.failures === 0 };
  } finally {
    await closeDeps(deps);
  }
}
