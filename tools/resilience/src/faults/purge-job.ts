import { setTimeout as pause } from "node:timers/promises";
import type { Environment } from "./environment.ts";

const QUEUE = "purge-expired-rows";

/** Has the processes purge now and not at the next full hour. @returns the job's id */
export async function askForPurge({ query }: Pick<Environment, "query">): Promise<string> {
  const [row] = await query(
    `insert into pgboss.job (name, data, expire_seconds, deletion_seconds, keep_until, retry_limit,
                             retry_delay, retry_backoff, policy)
     select name, null, expire_seconds, deletion_seconds, now() + interval '1 day', retry_limit,
            retry_delay, retry_backoff, policy
     from pgboss.queue where name = $1 returning id`,
    [QUEUE],
  );
  return String(row?.["id"]);
}

/** Resolves when it has begun or, when it is asked for, ended; with its state. @throws when it does not in time */
export async function waitForPurge(
  { query }: Pick<Environment, "query">,
  id: string,
  until: "begun" | "ended",
  seconds: number,
): Promise<string> {
  const passed = until === "begun" ? ["created"] : ["created", "active", "retry"];
  for (const end = Date.now() + seconds * 1_000; Date.now() < end; ) {
    const [row] = await query(
      `select state, concat_ws(', ', state, retry_count || ' retries', output->>'message') as told
       from pgboss.job where id = $1`,
      [id],
    );
    if (!passed.includes(String(row?.["state"]))) return String(row?.["told"]);
    await pause(100);
  }
  throw new Error(`The purge has not ${until} within ${seconds} s`);
}
