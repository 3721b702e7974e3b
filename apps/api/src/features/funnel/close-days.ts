import { addDays } from "@cosmic/domain";
import { isUniqueViolation } from "../../db/database-failures.ts";
import { inTransaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { closeDay, listUnclosedDays } from "./closed-days.store.ts";
import { VISIT_LIFETIME } from "./visits.store.ts";

/**
 * Sums up the days all of whose visits are over, so that a report of a year reads sums. Returns how many
 * were closed.
 */
export async function closeFunnelDays({ db, clock }: Pick<Deps, "db" | "clock">): Promise<number> {
  const over = new Date(clock.now().getTime() - VISIT_LIFETIME).toISOString().slice(0, 10);
  const days = await listUnclosedDays(db, addDays(over, -1));
  for (const day of days) {
    await inTransaction(db, (tx) => closeDay(tx, day)).catch((error: unknown) => {
      // Another process has closed it in between.
      if (!isUniqueViolation(error)) throw error;
    });
  }
  return days.length;
}
