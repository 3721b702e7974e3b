import { sql } from "kysely";
import { compileOnce } from "../../../db/compile-once.ts";
import type { Db } from "../../../db/connection.ts";
import { type StoredTexts, toTextColumns } from "../blueprints.store.ts";

/** Names a blueprint: by its id (a UUID), or by its slug among a user's own. */
export type BlueprintKey = { id: string } | { userId: string; slug: string };

/** What a reader is sent, packed, and what tells whether it may be sent as it is. */
export interface StoredBody {
  id: string;
  body: Uint8Array | null;
  bodyVersion: number | null;
  dictionary: string | null;
  writerVersion: string;
  /** The text stays as it is, whatever later writers would write. */
  isKept: boolean;
}

const selectBody = (db: Db, isPaid: boolean) =>
  db
    .selectFrom("blueprints")
    .select((row) => [
      "id",
      isPaid ? "full_body as body" : "preview as body",
      "body_version as bodyVersion",
      "dictionary",
      "writer_version as writerVersion",
      row("kept_report", "is not", null).$castTo<boolean>().as("isKept"),
    ]);

const compileBody = (isPaid: boolean) => ({
  byId: compileOnce<StoredBody>(1, (db, [id = ""]) => selectBody(db, isPaid).where("id", "=", id)),
  bySlug: compileOnce<StoredBody>(2, (db, [slug = "", userId = ""]) =>
    selectBody(db, isPaid).where("slug", "=", slug).where("user_id", "=", userId),
  ),
});

const PREVIEW = compileBody(false);
const FULL = compileBody(true);

/** The stored body for a paying reader, or for any other; null where there is no such blueprint. */
export async function findBody(
  db: Db,
  key: BlueprintKey,
  isPaid: boolean,
): Promise<StoredBody | null> {
  const { byId, bySlug } = isPaid ? FULL : PREVIEW;
  const [row = null] =
    "id" in key ? await byId(db, [key.id]) : await bySlug(db, [key.slug, key.userId]);
  return row;
}

/** Whether the owner of a row of `blueprints` has access, or once paid. */
export const isBought = () => sql<boolean>`(
  exists (select from users where users.id = blueprints.user_id and users.has_lifetime_access)
  or exists (select from purchases where purchases.user_id = blueprints.user_id)
)`;

/** What changes when a text is packed, written anew or made whole. */
export interface TextChange {
  texts: StoredTexts;
  archetype: string;
  overview: string;
  writerVersion: string;
  utcOffset: string | null;
  isPremium: boolean;
}

/** The state that a change began from. */
export interface TextState {
  id: string;
  isPremium: boolean;
  isWide: boolean;
  isKept: boolean;
  /** The change loses a text that its owner would keep, and is made only of one that is not bought by then. */
  mustBeUnpaid: boolean;
}

/**
 * Stores other texts in place of those there are; false where another process changed them first, or they were bought
 * meanwhile.
 */
export async function replaceTexts(
  db: Db,
  { id, isPremium, isWide, isKept, mustBeUnpaid }: TextState,
  change: TextChange,
): Promise<boolean> {
  const result = await db
    .updateTable("blueprints")
    .set({
      ...toTextColumns(change.texts),
      archetype: change.archetype,
      overview: change.overview,
      writer_version: change.writerVersion,
      utc_offset: change.utcOffset,
      is_premium: change.isPremium,
    })
    .where("id", "=", id)
    .where("is_premium", "=", isPremium)
    .where("report", isWide ? "is not" : "is", null)
    .where("kept_report", isKept ? "is not" : "is", null)
    .$if(mustBeUnpaid, (row) => row.where((column) => column.not(isBought())))
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
