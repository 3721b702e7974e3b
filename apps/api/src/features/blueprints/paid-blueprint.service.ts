import { NotFoundError, PaymentRequiredError } from "../../errors.ts";
import { type BlueprintDeps, getOwnBlueprint, UNKNOWN_BLUEPRINT } from "./blueprints.service.ts";
import {
  findForecast,
  findOwnById,
  type StoredBlueprint,
  type StoredForecast,
} from "./blueprints.store.ts";
import { buildCalendar } from "./calendar.ts";

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Who asks for what is paid for. */
export interface Reader {
  userId: string;
  hasLifetimeAccess: boolean;
}

export interface PaidBlueprint {
  blueprint: StoredBlueprint;
  /** Null on blueprints from before it was kept. */
  forecast: StoredForecast | null;
}

/**
 * The reader's own blueprint with all that a copy of it is made from. Throws NotFoundError for
 * another user's, PaymentRequiredError for an unpaid one.
 */
export async function getPaidBlueprint(
  deps: Pick<BlueprintDeps, "db">,
  { userId, hasLifetimeAccess }: Reader,
  slug: string,
): Promise<PaidBlueprint> {
  const blueprint = await getOwnBlueprint(deps, userId, slug);
  if (!hasLifetimeAccess) throw new PaymentRequiredError();
  return { blueprint, forecast: await findForecast(deps.db, blueprint.id) };
}

/**
 * The reader's own blueprint of this id, which may be any text. Throws NotFoundError for another user's
 * else's, as for an unknown one, and PaymentRequiredError for an unpaid one.
 */
export async function getPaidBlueprintById(
  { db }: Pick<BlueprintDeps, "db">,
  { userId, hasLifetimeAccess }: Reader,
  id: string,
): Promise<Pick<StoredBlueprint, "id" | "isPremium">> {
  const blueprint = UUID.test(id) ? await findOwnById(db, userId, id) : null;
  if (!blueprint) throw new NotFoundError(UNKNOWN_BLUEPRINT);
  if (!hasLifetimeAccess) throw new PaymentRequiredError();
  return blueprint;
}

/** The blueprint's year as iCalendar text. Throws NotFoundError for a blueprint without a forecast. */
export function calendarFor({ blueprint, forecast }: PaidBlueprint): string {
  if (forecast) return buildCalendar({ ...blueprint, forecast });
  throw new NotFoundError(
    "This blueprint was written before calendars were. Create a new one to get its calendar.",
  );
}
