import type { Db, Transaction } from "./connection.ts";
import { isTransactionConflict } from "./database-failures.ts";

const ATTEMPTS = 4;

/**
 * Runs `work` in one transaction and commits it; a throw rolls everything back. After a deadlock or
 * a serialization failure the whole work is done again, up to three times, so it must have no effect
 * outside the database. Inside `work` only the given transaction may be used: the embedded engine
 * has a single connection.
 */
export async function inTransaction<T>(db: Db, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === ATTEMPTS || !isTransactionConflict(error)) throw error;
    }
  }
}
