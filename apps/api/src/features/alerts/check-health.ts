import { findAlerts, WATCH } from "@cosmic/domain/alerts";
import { inTransaction } from "../../db/transaction.ts";
import { gatherFacts } from "./gather-facts.ts";
import { type AlertDeps, raiseAlert } from "./raise-alert.ts";

/**
 * After an operator resolves an alert, the facts behind it still count as recent for this long; they
 * must not raise it again.
 */
const QUIET = WATCH.recent * 60_000;

/**
 * Judges the product's health by what was recorded, and raises what is wrong. The scheduled check
 * and the operator's are the same. Returns how many alerts are new.
 */
export async function checkHealth(deps: AlertDeps): Promise<number> {
  const found = findAlerts(await gatherFacts(deps));
  let raised = 0;
  for (const alert of found) {
    const isNew = await inTransaction(deps.db, (tx) =>
      raiseAlert(tx, deps, { ...alert, quiet: QUIET }),
    );
    if (isNew) raised += 1;
  }
  return raised;
}
