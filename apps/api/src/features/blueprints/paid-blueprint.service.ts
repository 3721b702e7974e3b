import { NotFoundError, PaymentRequiredError } from "../../errors.ts";
import { getOwnBlueprint } from "./blueprints.service.ts";
import { findOwnById, type StoredBlueprint, type WholeBlueprint } from "./blueprints.store.ts";
import { buildCalendar } from "./calendar.ts";
import { readKept, type TextDeps } from "./texts/keep-texts.service.ts";
import { UNKNOWN_BLUEPRINT } from "./unknown-blueprint.ts";

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Who asks for what is paid for. */
export interface Reader {
  userId: string;
  hasLifetimeAccess: boolean;
}

/**
 * The reader's own blueprint with all that a copy of it is made from. Throws NotFoundError for
 * another user's, PaymentRequiredError for an unpaid one.
 */
export async function getPaidBlueprint(
  deps: TextDeps,
  { userId, hasLifetimeAccess }: Reader,
  slug: string,
): Promise<WholeBlueprint> {
  const row = await getOwnBlueprint(deps, userId, slug);
  if (!hasLifetimeAccess) throw new PaymentRequiredError();
  return await readKept(deps, row);
}

/**
 * The reader's own blueprint of this id, which may be any text. Throws NotFoundError for another user's
 * else's, as for an unknown one, and PaymentRequiredError for an unpaid one.
 */
export async function getPaidBlueprintById(
  { db }: Pick<TextDeps, "db">,
  { userId, hasLifetimeAccess }: Reader,
  id: string,
): Promise<Pick<StoredBlueprint, "id" | "isPremium">> {
  const blueprint = UUID.test(id) ? await findOwnById(db, userId, id) : null;
  if (!blueprint) throw new NotFoundError(UNKNOWN_BLUEPRINT);
  if (!hasLifetimeAccess) throw new PaymentRequiredError();
  return blueprint;
}

/** The blueprint's year as iCalendar text. Throws NotFoundError for a blueprint without a forecast. */
export function calendarFor({ forecast, ...blueprint }: WholeBlueprint): string {
  if (forecast) return buildCalendar({ ...blueprint, forecast });
  throw new NotFoundError(
    "This blueprint was written before calendars were. Create a new one to get its calendar.",
  );
}
