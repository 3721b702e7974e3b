import { isSchemaCurrent } from "../db/migrate.ts";
import type { Deps } from "../deps.ts";
import { PlainRefusal } from "./failure.ts";

/** @throws PlainRefusal for a database that is not what this version of the code needs */
export async function requireCurrentSchema({ db }: Pick<Deps, "db">): Promise<void> {
  if (await isSchemaCurrent(db)) return;
  throw new PlainRefusal("The database is not prepared for this version. Start the product once.");
}
