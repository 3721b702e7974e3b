import type { Db } from "../../../db/connection.ts";
import { isBought } from "./texts.store.ts";

export interface WideBlueprint {
  id: string;
  /** Its owner has access, or once paid. */
  isBought: boolean;
}

/** Blueprints in the form of the version before, the oldest first. */
export const listWide = (db: Db, limit: number): Promise<WideBlueprint[]> =>
  db
    .selectFrom("blueprints")
    .select(["id", isBought().as("isBought")])
    .where("report", "is not", null)
    .orderBy("generated_at")
    .limit(limit)
    .execute();
