import type { Environment } from "./environment.ts";

/** What a made-up session remembers. */
export const MARK = { madeUp: true };
const MARKED = `data = '${JSON.stringify(MARK)}'`;

/** The id of the n-th made-up session, counted from one. */
export const madeUpId = (count: number) => `made up ${count}`;

/**
 * Puts sessions of people in the table who never signed out: of those that have ended every second one
 * was not used for too long, the others are too old as well.
 */
export async function addSessions(
  { query }: Pick<Environment, "query">,
  userIds: readonly string[],
  { ended, live }: { ended: number; live: number },
): Promise<void> {
  await query(
    `insert into sessions (id_hash, kind, user_id, data, created_at, last_seen_at,
                           idle_expires_at, expires_at)
     select encode(sha256(('made up ' || n)::bytea), 'hex'), 'user',
            ($1::uuid[])[1 + n % cardinality($1::uuid[])], '${JSON.stringify(MARK)}',
            now() - interval '31 days', now() - interval '20 days',
            case when n > $2 then now() + interval '10 days'
                 else now() - make_interval(secs => n % 100000) end,
            case when n > $2 or n % 2 = 0 then now() + interval '20 days'
                 else now() - make_interval(secs => n % 100000) end
     from generate_series(1, $2::int + $3::int) as made(n)`,
    [userIds, ended, live],
  );
  // As autovacuum does it within a minute.
  await query("analyze sessions");
}

export async function removeSessions({ query }: Pick<Environment, "query">): Promise<void> {
  await query(`delete from sessions where ${MARKED}`);
}

/** Made-up sessions that are left: those that nobody can use, and the others. */
export async function countSessions({ query }: Pick<Environment, "query">) {
  const [row] = await query(
    `select count(*) filter (where least(idle_expires_at, expires_at) <= now())::int as ended,
            count(*) filter (where least(idle_expires_at, expires_at) > now())::int as live
     from sessions where ${MARKED}`,
  );
  return { ended: Number(row?.["ended"]), live: Number(row?.["live"]) };
}
