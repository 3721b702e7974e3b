import type { Db } from "../../db/connection.ts";
import type { UserAccount } from "../../http/session.ts";

/** @param id a UUID */
export async function findAccount(db: Db, id: string): Promise<UserAccount | null> {
  const row = await db
    .selectFrom("users")
    .select([
      "id",
      "email",
      "first_name as firstName",
      "last_name as lastName",
      "profile_image_url as profileImageUrl",
      "has_lifetime_access as hasLifetimeAccess",
      "created_at as createdAt",
      "updated_at as updatedAt",
    ])
    .where("id", "=", id)
    .executeTakeFirst();
  return row ?? null;
}
