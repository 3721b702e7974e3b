import { isUniqueViolation } from "../../db/database-failures.ts";
import type { Deps } from "../../deps.ts";
import { NotFoundError } from "../../errors.ts";
import type { RateLimiter } from "../../http/rate-limit.ts";
import { inSession, type UserSession } from "../../http/session.ts";
import { saveStatedDate, saveStatedType } from "../quiz/index.ts";
import {
  type Adoptable,
  assignToUser,
  deleteOwnerless,
  findHolder,
  findTwin,
  insertMerged,
} from "./adopt.store.ts";
import { findSurvivor } from "./blueprints.store.ts";
import { requireRoom } from "./require-room.ts";
import { UNKNOWN_BLUEPRINT } from "./unknown-blueprint.ts";

interface AdoptDeps extends Pick<Deps, "db" | "clock" | "ids" | "config"> {
  limiter: RateLimiter;
}

/** What a visitor stated is the new owner's birth date and type, where they have entered none. */
async function adopt(
  deps: AdoptDeps,
  slug: string,
  adoptionHash: string,
  session: UserSession,
): Promise<boolean> {
  const { userId } = session;
  return await inSession(deps.db, session, async (db) => {
    const stated = await assignToUser(db, slug, adoptionHash, userId);
    if (stated === null) return false;
    await requireRoom(db, deps, userId, 0);
    await saveStatedDate({ ...deps, db }, userId, stated.birthDate);
    await saveStatedType({ ...deps, db }, userId, stated.mbtiType);
    return true;
  });
}

async function tryAdopt(
  deps: AdoptDeps,
  slug: string,
  adoptionHash: string,
  session: UserSession,
): Promise<"given" | "gone" | "has-twin"> {
  try {
    return (await adopt(deps, slug, adoptionHash, session)) ? "given" : "gone";
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
  session: UserSession,
): Promise<void> {
  const { userId } = session;
  await inSession(db, session, async (tx) => {
    const twin = await findTwin(tx, userId, fingerprint);
    if (twin === null || !(await deleteOwnerless(tx, slug, adoptionHash))) return;
    await insertMerged(tx, slug, userId, twin.id);
  });
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
 * Throws ConflictError for a user who holds too many, NotFoundError for another user's blueprint, as for one that does not
 * exist, TooManyRequestsError, and UnauthorizedError when the session has ended.
 */
export async function adoptBlueprint(
  deps: AdoptDeps,
  session: UserSession,
  slug: string,
  adoptionHash: string | null,
): Promise<string> {
  const { userId } = session;
  const { limiter, config } = deps;
  const held = await findHolder(deps.db, slug);
  if (held && adoptionHash !== null && held.adoptionHash === adoptionHash) {
    await limiter.consume("account", userId, config.limits.rates.accountWrites);
    const outcome = await tryAdopt(deps, slug, adoptionHash, session);
    if (outcome === "given") return slug;
    if (outcome === "has-twin") await mergeIntoTwin(deps, slug, { ...held, adoptionHash }, session);
  }
  const adopted = await findAdopted(deps, userId, slug);
  if (adopted !== null) return adopted;
  throw new NotFoundError(UNKNOWN_BLUEPRINT);
}
