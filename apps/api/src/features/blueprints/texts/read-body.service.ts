import { NotFoundError } from "../../../errors.ts";
import { findById, findSurvivor, type WholeBlueprint } from "../blueprints.store.ts";
import type { Reader } from "../paid-blueprint.service.ts";
import { UNKNOWN_BLUEPRINT } from "../unknown-blueprint.ts";
import { BODY_VERSION, toBody } from "./blueprint-texts.ts";
import { isKept, readKept, type TextDeps, tryReplace } from "./keep-texts.service.ts";
import { type BlueprintKey, findBody } from "./texts.store.ts";

export interface BodyDeps extends TextDeps {
  /** Receives what a paying reader opened while its full report is still to be written. */
  onUnfinished: (blueprint: Pick<WholeBlueprint, "id" | "isPremium">) => Promise<void>;
}

/** The JSON of a blueprint that has to be made first: kept, packed or written anew by the way. */
async function makeBody(deps: BodyDeps, id: string, isPaid: boolean): Promise<Buffer | null> {
  const row = await findById(deps.db, id);
  if (row === null) return null;
  const blueprint = isPaid ? await readKept(deps, row) : await deps.texts.read(row);
  if (isPaid && !blueprint.isPremium) await deps.onUnfinished(blueprint);
  const isOutdated = row.bodyVersion !== null && row.bodyVersion < BODY_VERSION;
  const hasNewText = !isKept(row) && !isPaid;
  if (row.report === null && (hasNewText || (isOutdated && isKept(row)))) {
    await tryReplace(deps, row, blueprint, isKept(row));
  }
  return toBody(blueprint, isPaid);
}

async function readBody(deps: BodyDeps, key: BlueprintKey, isPaid: boolean) {
  const stored = await findBody(deps.db, key, isPaid);
  if (stored === null) return null;
  return (await deps.texts.unpackBody(stored)) ?? (await makeBody(deps, stored.id, isPaid));
}

/**
 * A blueprint as JSON, in full only for a reader who has paid: as it is stored where it is.
 * Throws NotFoundError where there is none.
 */
export async function getBody(deps: BodyDeps, key: BlueprintKey, isPaid: boolean): Promise<Buffer> {
  const body = await readBody(deps, key, isPaid);
  if (body === null) throw new NotFoundError(UNKNOWN_BLUEPRINT);
  return body;
}

/** The same of the reader's own blueprint, also by the slug of an adopted one that was merged into it. */
export async function getOwnBody(
  deps: BodyDeps,
  { userId, hasLifetimeAccess }: Reader,
  slug: string,
): Promise<Buffer> {
  const body = await readBody(deps, { userId, slug }, hasLifetimeAccess);
  if (body !== null) return body;
  const survivor = await findSurvivor(deps.db, userId, slug);
  if (survivor === null) throw new NotFoundError(UNKNOWN_BLUEPRINT);
  return await getBody(deps, { userId, slug: survivor }, hasLifetimeAccess);
}
