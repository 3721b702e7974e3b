import type { MbtiType, ZodiacSign } from "@cosmic/domain";
import { sql } from "kysely";
import type { Db } from "../../db/connection.ts";

/** What a blueprint's printed copy is known by, without its texts. */
export interface CopySource {
  id: string;
  slug: string;
  mbtiType: MbtiType;
  sunSign: ZodiacSign;
  isPremium: boolean;
  fingerprint: string;
  writerVersion: string;
  generatedAt: Date;
}

/** The user's own blueprint of this slug; another user's is not found. */
export async function findCopySource(
  db: Db,
  userId: string,
  slug: string,
): Promise<CopySource | null> {
  const row = await db
    .selectFrom("blueprints")
    .select([
      "id",
      "slug",
      "mbti_type as mbtiType",
      "sun_sign as sunSign",
      "is_premium as isPremium",
      "fingerprint",
      "writer_version as writerVersion",
      "generated_at as generatedAt",
    ])
    .where("slug", "=", slug)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row ?? null;
}

/** The kept file of a blueprint (by its UUID) with this ETag. */
export async function findCopy(db: Db, id: string, etag: string): Promise<Uint8Array | null> {
  const row = await db
    .selectFrom("report_copies")
    .select("bytes")
    .where("blueprint_id", "=", id)
    .where("etag", "=", etag)
    .executeTakeFirst();
  return row?.bytes ?? null;
}

export interface NewCopy {
  id: string;
  etag: string;
  bytes: Uint8Array;
  madeAt: Date;
}

/**
 * Keeps a file unless its owner's access has ended; the owner's row is held, so that an ending at the same time waits
 * and then deletes it. Of all files only the newest `most` stay.
 */
export async function keepCopy(db: Db, { id, etag, bytes, madeAt }: NewCopy, most: number) {
  await sql`
    with owner as (
      select blueprints.id from blueprints join users on users.id = blueprints.user_id
      where blueprints.id = ${id} and users.has_lifetime_access for share
    )
    insert into report_copies (blueprint_id, etag, bytes, made_at)
    select id, ${etag}, ${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)}, ${madeAt} from owner
    on conflict (blueprint_id) do update
    set etag = excluded.etag, bytes = excluded.bytes, made_at = excluded.made_at`.execute(db);
  await sql`
    delete from report_copies where made_at <= (
      select made_at from report_copies order by made_at desc offset ${most} limit 1
    )`.execute(db);
}
