import { existsSync } from "node:fs";
import { open, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Ask } from "./counts.ts";
import { whileFileLocked } from "./file-lock.ts";
import { BackupRefusal } from "./refusal.ts";
import { writeWhole } from "./whole-file.ts";

/** The name of the file beside the backups that says what a restore must not bring back. */
const FILE = "tombstones.csv";

/** The file that a run locks while it adds to them. */
const LOCK = ".tombstones.lock";

/** A line: what is gone or was changed, its key, and when. deploy/postgres/backup.sh writes the same. */
const LINE =
  /^(?:user|operator|password|address|factor|code|grant|withdrawal|purchase|confirmation),[0-9a-f-]{36,64},\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

/** Backups that are older must not be restored; the table keeps its rows as long. */
const KEPT_DAYS = 400;

/** Where the tombstones of a backup are: beside it. */
export const getTombstonesPath = (backup: string): string => join(dirname(backup), FILE);

/** How many are read, written or replayed at once: there can be millions. */
const AT_ONCE = 10_000;

export type Lines = AsyncIterable<string> | Iterable<string>;

async function* inBatches(lines: Lines): AsyncGenerator<string[]> {
  let batch: string[] = [];
  for await (const line of lines) {
    batch.push(line);
    if (batch.length < AT_ONCE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

export async function collect(lines: Lines): Promise<string[]> {
  const all: string[] = [];
  for await (const line of lines) all.push(line);
  return all;
}

/** Whether a database has tombstones; one that is empty, or of an earlier version, has no table of them. */
export async function hasTombstones(ask: Ask): Promise<boolean> {
  const [table] = await ask<{ found: string | null }>(
    "select to_regclass('public.tombstones')::text as found",
  );
  if (!table?.found) return false;
  const [row] = await ask<{ found: boolean }>(
    "select exists (select from public.tombstones) as found",
  );
  return row?.found === true;
}

/** The tombstones in a database, page by page along their primary key: any number can have one time. */
export async function* listTombstones(ask: Ask): AsyncGenerator<string> {
  if (!(await hasTombstones(ask))) return;
  let after = "";
  for (;;) {
    const rows = await ask<{ line: string; kind: string; key: string }>(
      `select kind || ',' || key || ',' || to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as line, kind, key
       from public.tombstones ${after} order by kind, key limit ${AT_ONCE}`,
    );
    for (const { line } of rows) yield line;
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return;
    after = `where (kind, key) > ('${last.kind}', '${last.key}')`;
  }
}

/** The lines of a file. Throws BackupRefusal for a file that holds anything else. */
export async function* readTombstones(file: string): AsyncGenerator<string> {
  const opened = await open(file);
  let number = 0;
  for await (const line of opened.readLines()) {
    number += 1;
    if (line === "") continue;
    if (!LINE.test(line)) throw new BackupRefusal(`${file} holds no tombstone in line ${number}.`);
    yield line;
  }
}

/** How many lines a file has. Throws as above. */
export async function countTombstones(file: string): Promise<number> {
  let count = 0;
  for await (const batch of inBatches(readTombstones(file))) count += batch.length;
  return count;
}

/** Each line once, of those that are kept. */
async function* merge(sources: readonly Lines[]): AsyncGenerator<string> {
  const oldest = new Date(Date.now() - KEPT_DAYS * 24 * 60 * 60 * 1_000).toISOString();
  const known = new Set<string>();
  for (const source of sources) {
    for await (const line of source) {
      if (known.has(line) || (line.split(",")[2] ?? "") <= oldest) continue;
      known.add(line);
      yield line;
    }
  }
}

async function addTombstones(file: string, found: Lines): Promise<number> {
  const before = existsSync(file) ? readTombstones(file) : [];
  let count = 0;
  async function* write() {
    for await (const batch of inBatches(merge([before, found]))) {
      count += batch.length;
      yield toText(batch);
    }
  }
  await writeWhole(file, (path) => writeFile(path, write()));
  return count;
}

const toText = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join("");

/**
 * Adds tombstones to a file, whole or not at all, one run after the other. What is in it stays: a database that was
 * restored without them knows fewer, and so does a run that asked before another one.
 */
export const keepTombstones = (file: string, found: Lines): Promise<number> =>
  whileFileLocked(join(dirname(file), LOCK), () => addTombstones(file, found));

/** Of operators a new password is set on the command line, of users by a reset link. */
const NO_PASSWORD = "'no password: it was changed after the backup'";

/** In a backup of before there was a table, the rest is done all the same. */
const KEEP = `do $keep$ begin if to_regclass('public.tombstones') is not null then
  insert into public.tombstones as known (kind, key, at) select kind, key, max(at) from replayed group by 1, 2
  on conflict (kind, key) do update set at = greatest(known.at, excluded.at); end if; end $keep$`;

/**
 * Where a user's address was changed after the backup, the one in it opens nothing and gets no link. The list does
 * not hold the new one. A change that the backup knows of is older; of those the table forgets after 400 days, the
 * list may still tell. An address that another user holds gets a random part: no user can stop a restore.
 */
const MOVED = `do $moved$ begin if to_regclass('public.tombstones') is not null then
  update public.users set email = 'changed-' || id || case when exists (select from public.users other
  where other.id <> users.id and other.email = 'changed-' || users.id || '@restored.invalid') then '-' || gen_random_uuid() else '' end
  || '@restored.invalid', email_verified_at = null
  where id::text in (select key from replayed where kind = 'address' and at > now() - interval '390 days'
  and at > coalesce((select known.at from public.tombstones known where known.kind = 'address' and known.key = replayed.key), '-infinity'));
  delete from public.email_confirmations where user_id in (select id from public.users where email like 'changed-%@restored.invalid');
  end if; end $moved$`;

/**
 * A user who confirmed their address after the backup is known as its owner: for another person a reset link would empty
 * the account. Before addresses that were changed since, which no one has confirmed.
 */
const CONFIRMED = `do $confirmed$ begin if to_regclass('public.tombstones') is not null then
  update public.users set email_verified_at = replayed.at from replayed
  where replayed.kind = 'confirmation' and replayed.key = users.id::text and users.email_verified_at is null
  and replayed.at > now() - interval '390 days'
  and replayed.at > coalesce((select known.at from public.tombstones known where known.kind = 'confirmation' and known.key = replayed.key), '-infinity');
  end if; end $confirmed$`;

/**
 * What operators decided about access after the backup holds again, and a purchase that was moved after it belongs to no
 * account until it is moved again: the list does not say to whom. As in the product, when its holder had last taken a full
 * copy stays with it. Hashes of birth dates do not: their key is not in the database, and it may have been moved away from
 * that holder by an operator, who decides again. Access then follows by the rule of the product.
 */
const DECIDED = `do $decided$ begin if to_regclass('public.tombstones') is not null then
  insert into public.access_decisions (id, user_id, operator_id, grants, decided_at)
  select distinct on (users.id) gen_random_uuid(), users.id, null, replayed.kind = 'grant', replayed.at
  from replayed join public.users on users.id::text = replayed.key where replayed.kind in ('grant', 'withdrawal')
  and replayed.at > coalesce((select date_trunc('second', max(known.decided_at)) from public.access_decisions known where known.user_id = users.id), '-infinity')
  order by users.id, replayed.at desc, replayed.kind desc;
  update public.purchases set user_id = null, released_at = now(),
  released_copy_at = (select holder.full_copy_at from public.users holder where holder.id = purchases.user_id)
  where user_id is not null and id::text in (select key from replayed where kind = 'purchase' and at > now() - interval '390 days'
  and at > coalesce((select known.at from public.tombstones known where known.kind = 'purchase' and known.key = replayed.key), '-infinity'));
  update public.users set has_lifetime_access = entitled.has_access from (select users.id,
  coalesce((select latest.grants from public.access_decisions latest where latest.user_id = users.id order by latest.decided_at desc, latest.id desc limit 1), false)
  or exists (select from public.purchases where purchases.user_id = users.id and purchases.refunded_amount < purchases.amount
  and purchases.dispute_status is distinct from 'lost' and purchases.paid_at > coalesce((select max(latest.decided_at)
  from public.access_decisions latest where latest.user_id = users.id), '-infinity')) as has_access
  from public.users where users.has_lifetime_access or users.id::text in (select key from replayed where kind = 'grant')) as entitled
  where entitled.id = users.id and users.has_lifetime_access <> entitled.has_access;
  end if; end $decided$`;

const toDigest = (column: string, kind: "password" | "factor" | "code") =>
  `encode(sha256(convert_to(${column}, 'UTF8')), 'hex') in (select key from replayed where kind = '${kind}')`;

/** Where what is replayed is gathered, for the transaction. */
const GATHER = "create temporary table replayed (kind text, key text, at timestamptz)";

/** What a database that is replaced knows, which is best: before it goes. */
export const GATHER_KNOWN = [
  GATHER,
  "insert into replayed select kind, key, date_trunc('second', at) from public.tombstones",
];

function gather(lines: readonly string[]): string {
  const values = lines.map((line) => {
    const [kind = "", key = "", at = ""] = line.split(",");
    return `('${kind}', '${key}', '${at}'::timestamptz)`;
  });
  return `insert into replayed values ${values.join(",\n")}`;
}

/** The statements that take out of a restored database what was deleted or changed after the backup. */
export const REPLAY: readonly string[] = [
  // Its size decides how the others are carried out.
  "analyze replayed",
  "delete from public.users where id::text in (select key from replayed where kind = 'user')",
  "delete from public.operators where id::text in (select key from replayed where kind = 'operator')",
  `delete from public.credentials where ${toDigest("password_hash", "password")}`,
  `update public.operators set password_hash = ${NO_PASSWORD} where ${toDigest("password_hash", "password")}`,
  `update public.operators set totp_secret = null, totp_confirmed_at = null, totp_last_step = null where ${toDigest("totp_secret", "factor")}`,
  `delete from public.operator_recovery_codes where ${toDigest("code_hash", "code")}`,
  CONFIRMED,
  MOVED,
  DECIDED,
  KEEP,
  "drop table replayed",
];

/**
 * The statements that replay these tombstones, none of them long, and those gathered already; none where there are
 * no tombstones.
 */
export async function* replaying(tombstones: Lines, isGathered = false): AsyncGenerator<string> {
  let isBegun = isGathered;
  for await (const batch of inBatches(tombstones)) {
    if (!isBegun) yield GATHER;
    isBegun = true;
    yield gather(batch);
  }
  if (!isBegun) return;
  // A dump empties the path; what counts users looks for its table along it.
  yield "set search_path to public";
  yield* REPLAY;
}
