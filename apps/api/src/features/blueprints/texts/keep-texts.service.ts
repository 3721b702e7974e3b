import type { Deps } from "../../../deps.ts";
import { NotFoundError } from "../../../errors.ts";
import { type BlueprintRow, findById, type WholeBlueprint } from "../blueprints.store.ts";
import { UNKNOWN_BLUEPRINT } from "../unknown-blueprint.ts";
import type { BlueprintTexts } from "./blueprint-texts.ts";

export type TextDeps = Pick<Deps, "db" | "logger"> & { texts: BlueprintTexts };

export const isKept = (row: BlueprintRow) => row.report !== null || row.keptReport !== null;

/** Stores texts; where the database has no room to write, reading goes on. */
export async function tryReplace(
  { texts, logger }: TextDeps,
  row: BlueprintRow,
  blueprint: WholeBlueprint,
  keeps: boolean,
): Promise<"stored" | "changed" | "failed"> {
  try {
    return (await texts.replace(row, blueprint, keeps)) ? "stored" : "changed";
  } catch (error) {
    logger.warn({ err: error }, "A blueprint's texts were not stored");
    return "failed";
  }
}

/**
 * A blueprint for a reader who has paid for it: what they read first is kept, and stays theirs whatever later writers
 * would write. Throws NotFoundError for one that has just been deleted.
 */
export async function readKept(deps: TextDeps, row: BlueprintRow): Promise<WholeBlueprint> {
  const blueprint = await deps.texts.read(row);
  if (isKept(row) || (await tryReplace(deps, row, blueprint, true)) !== "changed") return blueprint;
  // Another process kept it first, maybe in another writer's words.
  const stored = await findById(deps.db, row.id);
  if (stored === null) throw new NotFoundError(UNKNOWN_BLUEPRINT);
  return await deps.texts.read(stored);
}
