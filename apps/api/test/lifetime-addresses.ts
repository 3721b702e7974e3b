import { sql } from "kysely";
import type { Db } from "../src/db/connection.ts";

/**
 * From now on everybody who signs up under an address of this domain holds lifetime access. For runs
 * of the whole product whose people sign up through its pages and cannot pay. Letters, digits, dots
 * and hyphens only.
 */
export async function giveLifetimeToAddressesOf(db: Db, domain: string): Promise<void> {
  if (!/^[a-z0-9.-]+$/.test(domain)) throw new RangeError("Not a domain name");
  await sql`
    create or replace function give_lifetime_access() returns trigger language plpgsql as
    $$ begin new.has_lifetime_access := true; return new; end $$
  `.execute(db);
  await sql`
    create or replace trigger lifetime_by_address before insert on users for each row
    when (new.email like ${sql.raw(`'%@${domain}'`)}) execute function give_lifetime_access()
  `.execute(db);
}
