import { findMigratedAt } from "../../../db/migrate.ts";
import type { Deps } from "../../../deps.ts";

export const KEPT_TEXTS = "0024-kept-texts";

const HOUR = 3_600_000;
/** How long after an update the version before may still run, or be gone back to. */
export const UPDATE_TIME = 24 * HOUR;

/**
 * Whether texts may be stored in a form that the version before cannot read: always in a database
 * that never knew it, else a day after that migration.
 */
export function createFormRule({ db, clock }: Pick<Deps, "db" | "clock">): () => Promise<boolean> {
  let packedFrom: Date | null = null;

  async function findPackedFrom(): Promise<Date | null> {
    const [first, own] = [
      await findMigratedAt(db, "0001-first-tables"),
      await findMigratedAt(db, KEPT_TEXTS),
    ];
    if (first === null || own === null) return null;
    const isNew = own.getTime() - first.getTime() < HOUR;
    return isNew ? new Date(0) : new Date(own.getTime() + UPDATE_TIME);
  }

  return async () => {
    packedFrom ??= await findPackedFrom();
    return packedFrom !== null && clock.now() >= packedFrom;
  };
}
