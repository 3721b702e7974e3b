import type { Db } from "../../db/connection.ts";
import type { Deps } from "../../deps.ts";
import { ConflictError } from "../../errors.ts";
import { countBlueprints } from "./blueprints.store.ts";

/**
 * Throws ConflictError for a user who would hold too many blueprints with so many more. Some that are made at the same
 * time may get in all the same.
 */
export async function requireRoom(
  db: Db,
  { config }: Pick<Deps, "config">,
  userId: string,
  more: number,
): Promise<void> {
  const most = config.blueprintsHeld;
  if ((await countBlueprints(db, userId)) + more <= most) return;
  throw new ConflictError(
    `Your account holds ${most} blueprints, which is the most it can. Please contact support if you need more.`,
  );
}
