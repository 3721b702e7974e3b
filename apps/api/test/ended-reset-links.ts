import { sql } from "kysely";
import type { Db } from "../src/db/connection.ts";

/**
 * From now on a reset link for any address of this domain is expired when it is created.
 * For runs of the whole product that cannot wait an hour. Letters, digits, dots and hyphens only.
 */
export async function endResetLinksOfDomain(db: Db, domain: string): Promise<void> {
  if (!/^[a-z0-9.-]+$/.test(domain)) throw new RangeError("Not a domain name");
  await sql`
    create or replace function end_reset_link() returns trigger language plpgsql as
    $$ begin
      if (select email from users where id = new.user_id) like ${sql.raw(`'%@${domain}'`)} then
        new.expires_at := new.created_at - interval '1 second';
      end if;
      return new;
    end $$
  `.execute(db);
  await sql`
    create or replace trigger reset_link_ended before insert on password_reset_tokens
    for each row execute function end_reset_link()
  `.execute(db);
}
