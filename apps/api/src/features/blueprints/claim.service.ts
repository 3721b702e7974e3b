import { isUniqueViolation } from "../../db/database-failures.ts";
import { inTransaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { NotFoundError } from "../../errors.ts";
import { keepStatedDate, keepStatedType, writeForUser } from "../quiz/index.ts";
import { UNKNOWN_BLUEPRINT } from "./blueprints.service.ts";
import {
  type Claimable,
  deleteOwnerless,
  findHolder,
  findTwin,
  giveToUser,
} from "./claim.store.ts";

type ClaimDeps = Pick<Deps, "db" | "clock" | "ids">;

/** What a visitor stated is the new owner's birth date and type, where they have told us none. */
async function give(
  deps: ClaimDeps,
  slug: string,
  claimHash: string,
  userId: string,
): Promise<boolean> {
  return await inTransaction(deps.db, async (db) => {
    const stated = await giveToUser(db, slug, claimHash, userId);
    if (stated === null) return false;
    await keepStatedDate({ ...deps, db }, userId, stated.birthDate);
    await keepStatedType({ ...deps, db }, userId, stated.mbtiType);
    return true;
  });
}

async function isGiven(
  deps: ClaimDeps,
  slug: string,
  claimHash: string,
  userId: string,
): Promise<"given" | "gone" | "has-twin"> {
  try {
    return (await writeForUser(() => give(deps, slug, claimHash, userId))) ? "given" : "gone";
  } catch (error) {
    if (isUniqueViolation(error)) return "has-twin";
    throw error;
  }
}

async function keepTwin(
  { db }: Pick<ClaimDeps, "db">,
  slug: string,
  { claimHash, fingerprint }: Claimable & { claimHash: string },
  userId: string,
): Promise<string | null> {
  const twin = await findTwin(db, userId, fingerprint);
  if (twin !== null) await deleteOwnerless(db, slug, claimHash);
  return twin;
}

/**
 * Moves the ownerless blueprint that this browser made to the user's account and returns the slug it
 * is found under from now on: its own, or that of an equal one the user had already. Repeating it
 * changes nothing. Of several users racing for one blueprint exactly one gets it.
 * Throws NotFoundError for a blueprint of anybody else, as for one that does not exist.
 */
export async function claimBlueprint(
  deps: ClaimDeps,
  userId: string,
  slug: string,
  claimHash: string | null,
): Promise<string> {
  const held = await findHolder(deps.db, slug);
  if (held?.userId === userId) return slug;
  if (!held || claimHash === null || held.claimHash !== claimHash) {
    throw new NotFoundError(UNKNOWN_BLUEPRINT);
  }

  const outcome = await isGiven(deps, slug, claimHash, userId);
  if (outcome === "given") return slug;
  if (outcome === "gone") {
    const now = await findHolder(deps.db, slug);
    if (now?.userId === userId) return slug;
  }
  const twin = await keepTwin(deps, slug, { ...held, claimHash }, userId);
  if (twin !== null) return twin;
  throw new NotFoundError(UNKNOWN_BLUEPRINT);
}
