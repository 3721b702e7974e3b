import type { Kysely, Transaction as KyselyTransaction } from "kysely";
import type { Database } from "./tables/index.ts";

/** The database as stores use it. Inside `transaction` only the transaction may be used. */
export type Db = Kysely<Database>;

export type Transaction = KyselyTransaction<Database>;
