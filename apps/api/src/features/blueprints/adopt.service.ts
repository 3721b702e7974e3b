import { isUniqueViolation } from "../../db/database-failures.ts";
import { inTransaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { NotFoundError } from "../../errors.ts";
import { saveStatedDate, saveStatedType, writeForUser } from "../quiz/index.ts";
import {
  type Adoptable,
  assignToUser,
  deleteOwnerless,
  findHolder,
  findTwin,
  insertMerged,
} from "./adopt.store.ts";
import { findSurvivor } from "./blueprints.store.ts";
import { UNKNOWN_BLUEPRINT } from "./unknown-blueprint.ts";

type AdoptDeps = Pick<Deps, "db" | "clock" | "ids">;

/** What a visitor stated is the new owner's birth date and type, where they have entered none. */
async function adopt(
  deps: AdoptDeps,
  slug: string,
  adoptionHash: string,
  userId: string,
): Promise<boolean> {
  return await inTransaction(deps.db, async (db) => {
    const stated = await assignToUser(db, slug, adoptionHash, userId);
    if (stated === null) return false;
    await saveStatedDate({ ...deps, db }, userId, stated.birthDate);
    await saveStatedType({ ...deps, db }, userId, stated.mbtiType);
    return true;
  });
}

async function tryAdopt(
  deps: AdoptDeps,
  slug: string,
  adoptionHash: string,
  userId: string,
): Promise<"given" | "gone" | "has-twin"> {
  try {
    return (await writeForUser(() => adopt(deps, slug, adoptionHash, userId))) ? "given" : "gone";
  } catch (error) {
    if (isUniqueViolation(error)) return "has-twin";
    throw error;
  }
}

/**
 * Drops the visitor's blueprint in favor of the user's equal one and remembers it in one step, so that
 * an answer that was lost, or a call at the same time, is given again.
 */
async function mergeIntoTwin(
  { db }: Pick<AdoptDeps, "db">,
  slug: string,
  { adoptionHash, fingerprint }: Adoptable & { adoptionHash: string },
  userId: string,
): Promise<void> {
  const merge = () =>
    inTransaction(db, async (tx) => {
      const twin = await findTwin(tx, userId, fingerprint);
      if (twin === null || !(await deleteOwnerless(tx, slug, adoptionHash))) return;
      await insertMerged(tx, slug, userId, twin.id);
    });
  await writeForUser(merge);
}

/** The slug of what the user has adopted: its own, or that of an equal one. */
async function findAdopted(
  { db }: AdoptDeps,
  userId: string,
  slug: string,
): Promise<string | null> {
  const held = await findHolder(db, slug);
  return held?.userId === userId ? slug : await findSurvivor(db, userId, slug);
}

/**
 * Moves the ownerless blueprint that this browser made to the user's account and returns the slug it
 * is found under from now on: its own, or that of an equal one the user had already. Repeating it
 * gives the same answer. Of several users racing for one blueprint exactly one gets it.
 * Throws NotFoundError for another user's blueprint, as for one that does not exist.
 */
export async function adoptBlueprint(
  deps: AdoptDeps,
  userId: string,
  slug: string,
  adoptionHash: string | null,
): Promise<string> {
  const held = await findHolder(deps.db, slug);
  if (held && adoptionHash !== null && held.adoptionHash === adoptionHash) {
    const outcome = await tryAdopt(deps, slug, adoptionHash, userId);
    if (outcome === "given") return slug;
    if (outcome === "has-twin") await mergeIntoTwin(deps, slug, { ...held, adoptionHash }, userId);
  }
  const adopted = await findAdopted(deps, userId, slug);
  if (adopted !== null) return adopted;
  throw new NotFoundError(UNKNOWN_BLUEPRINT);
}
