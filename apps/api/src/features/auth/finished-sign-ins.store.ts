import type { Db } from "../../db/connection.ts";

/** Notes that an attempt has come back; false when it had come back before. */
export async function finishSignIn(db: Db, stateHash: string): Promise<boolean> {
  const result = await db
    .insertInto("finished_sign_ins")
    .values({ state_hash: stateHash })
    .onConflict((conflict) => conflict.column("state_hash").doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}
