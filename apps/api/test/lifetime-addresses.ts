import { sql } from "kysely";
import type { Db } from "../src/db/connection.ts";

/**
 * From now on every user who signs up under an address of this domain holds lifetime access, with the
 * decision that it is derived from. For runs of the whole product whose people sign up through its
 * pages and do not pay. Letters, digits, dots and hyphens only.
 */
export async function grantLifetimeToDomain(db: Db, domain: string): Promise<void> {
  if (!/^[a-z0-9.-]+$/.test(domain)) throw new RangeError("Not a domain name");
  const isOfDomain = sql`new.email like ${sql.raw(`'%@${domain}'`)}`;
  await sql`
    create or replace function give_lifetime_access() returns trigger language plpgsql as
    $$ begin new.has_lifetime_access := true; return new; end $$
  `.execute(db);
  await sql`
    create or replace function decide_lifetime_access() returns trigger language plpgsql as
    $$ begin
      insert into access_decisions (id, user_id, operator_id, grants, decided_at)
      values (gen_random_uuid(), new.id, null, true, now());
      return null;
    end $$
  `.execute(db);
  await sql`
    create or replace trigger lifetime_by_address before insert on users for each row
    when (${isOfDomain}) execute function give_lifetime_access()
  `.execute(db);
  await sql`
    create or replace trigger lifetime_decided_by_address after insert on users for each row
    when (${isOfDomain}) execute function decide_lifetime_access()
  `.execute(db);
}
