import type { SortDirection, UserSort } from "@cosmic/contracts";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "../../db/connection.ts";
import type { Cursor } from "../../http/list-cursor.ts";
import type { UserAccount } from "../../http/session.ts";

/** An order of the list: what it goes by, the same as text for a cursor, and read back from that text. */
interface Order {
  by: RawBuilder<unknown>;
  text: RawBuilder<string>;
  parse: (sortKey: string) => RawBuilder<unknown>;
}

const byInstant = (column: "created_at" | "updated_at"): Order => ({
  by: sql.ref(`users.${column}`),
  // The database counts microseconds; a cursor that lost them would lose rows.
  text: sql<string>`to_char(${sql.ref(`users.${column}`)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
  parse: (sortKey) => sql`${sortKey}::timestamptz`,
});

const byName = (column: "first_name" | "last_name"): Order => ({
  by: sql`coalesce(${sql.ref(`users.${column}`)}, '')`,
  text: sql<string>`coalesce(${sql.ref(`users.${column}`)}, '')`,
  parse: (sortKey) => sql`${sortKey}::text`,
});

/** Each has an index of the same expression, with the id behind it. */
const ORDERS: Readonly<Record<UserSort, Order>> = {
  createdAt: byInstant("created_at"),
  updatedAt: byInstant("updated_at"),
  firstName: byName("first_name"),
  lastName: byName("last_name"),
  email: {
    by: sql.ref("users.email"),
    text: sql<string>`users.email`,
    parse: (sortKey) => sql`${sortKey}::text`,
  },
  hasLifetimeAccess: {
    by: sql.ref("users.has_lifetime_access"),
    text: sql<string>`users.has_lifetime_access::text`,
    parse: (sortKey) => sql`${sortKey}::boolean`,
  },
};

export interface Listing {
  sort: UserSort;
  direction: SortDirection;
  /** Rows come after this one. */
  after: Cursor | null;
  limit: number;
}

/** The text as a pattern that is found anywhere; nothing in it means anything but itself. */
const toPattern = (search: string) => `%${search.replace(/[\\%_]/g, "\\$&")}%`;

const finds = (search: string) => sql<SqlBool>`users.search_text like lower(${toPattern(search)})`;

const COLUMNS = [
  "id",
  "email",
  "first_name as firstName",
  "last_name as lastName",
  "profile_image_url as profileImageUrl",
  "has_lifetime_access as hasLifetimeAccess",
  "created_at as createdAt",
  "updated_at as updatedAt",
] as const;

export type ListedUser = UserAccount & Cursor;

/** The condition of coming after a cursor, over rows that have `key` and `id`. */
function isAfter(
  { sort, direction, after }: Listing,
  key: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
): RawBuilder<SqlBool> {
  if (after === null) return sql<SqlBool>`true`;
  const beyond = direction === "asc" ? sql`>` : sql`<`;
  const position = ORDERS[sort].parse(after.sortKey);
  // The address is unique, so it needs no second key; ties of the others are broken by the id.
  return sort === "email"
    ? sql<SqlBool>`${key} ${beyond} ${position}`
    : sql<SqlBool>`(${key}, ${id}) ${beyond} (${position}, ${after.id}::uuid)`;
}

/** Users in the order asked for, each with its sort key, as the index of the order has them. */
export async function listUsers(
  db: Db,
  listing: Listing,
  search: string | null = null,
): Promise<ListedUser[]> {
  const { sort, direction, limit } = listing;
  const { by, text } = ORDERS[sort];
  return await db
    .selectFrom("users")
    .select([...COLUMNS, text.as("sortKey")])
    .where(isAfter(listing, by, sql.ref("users.id")))
    .$if(search !== null, (query) => query.where(finds(search ?? "")))
    .orderBy(by, direction)
    .$if(sort !== "email", (query) => query.orderBy("users.id", direction))
    .limit(limit)
    .execute();
}

export interface Found {
  /** How many the search finds, counted no further than asked for. */
  count: number;
  /** Empty where it finds as many as that. */
  users: ListedUser[];
}

/**
 * Users that a search finds, by the index of the search: all of them are gathered, then put in order. Where
 * it finds `most` or more they are only counted; so many are found soon in the order's own index.
 */
export async function findUsers(
  db: Db,
  listing: Listing,
  search: string,
  most: number,
): Promise<Found> {
  const { sort, direction, limit } = listing;
  const { by, text } = ORDERS[sort];
  const way = direction === "asc" ? sql`asc` : sql`desc`;
  const { rows } = await sql<{ count: number; id: string | null }>`
    with found as materialized (
      select users.id, ${by} as key from users where ${finds(search)} limit ${most}
    )
    select counted.count, page.id
    from (select count(*)::int as count from found) counted
      left join lateral (
        select found.id from found
        where counted.count < ${most} and ${isAfter(listing, sql`found.key`, sql`found.id`)}
        order by found.key ${way}, found.id ${way} limit ${limit}
      ) page on true`.execute(db);
  const ids = rows.flatMap(({ id }) => (id === null ? [] : [id]));
  const count = rows[0]?.count ?? 0;
  if (ids.length === 0) return { count, users: [] };
  const users = await db
    .selectFrom("users")
    .select([...COLUMNS, text.as("sortKey")])
    .where("id", "in", ids)
    .orderBy(by, direction)
    .orderBy("users.id", direction)
    .execute();
  return { count, users };
}

export interface UserCounts {
  total: number;
  paid: number;
}

/** How many users there are, and how many of them have access; kept by the database itself. */
export async function countUsers(db: Db): Promise<UserCounts> {
  const rows = await db
    .selectFrom("counters")
    .select(["name", ({ fn }) => fn.sum<string | number>("value").as("count")])
    .where("name", "in", ["users", "paid_users"])
    .groupBy("name")
    .execute();
  const getCount = (name: string) => Number(rows.find((row) => row.name === name)?.count ?? 0);
  return { total: getCount("users"), paid: getCount("paid_users") };
}
