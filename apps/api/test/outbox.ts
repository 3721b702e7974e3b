import { sql } from "kysely";
import type { Db } from "../src/db/connection.ts";
import type { Mail } from "../src/features/mail/mail.ts";
import { unpackMail } from "../src/features/mail/stored-mail.ts";
import { buildTestConfig } from "./test-config.ts";

/** The mails that wait for an address, the oldest first. */
export async function mailsTo(db: Db, address: string): Promise<Mail[]> {
  const { rows } = await sql<{ data: unknown }>`
    select data from pgboss.job
    where name = 'send-mail' and data ->> 'to' = ${address}
    order by created_on`.execute(db);
  const config = buildTestConfig();
  return rows.map(({ data }) => {
    const mail = unpackMail(data, config);
    if (mail === null) throw new Error("The mail cannot be unpacked");
    return mail;
  });
}

/** The templates of the mails that wait for an address, the oldest first. */
export async function templatesTo(db: Db, address: string): Promise<string[]> {
  const { rows } = await sql<{ template: string }>`
    select data ->> 'template' as template from pgboss.job
    where name = 'send-mail' and data ->> 'to' = ${address}
    order by created_on`.execute(db);
  return rows.map(({ template }) => template);
}

/** Every job that waits and names the text anywhere. */
export async function countJobsNaming(db: Db, name: string, text: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pgboss.job
    where name = ${name} and strpos(data::text, ${text}) > 0`.execute(db);
  return rows[0]?.count ?? 0;
}
