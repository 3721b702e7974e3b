import type { SortDirection, UserSort } from "@cosmic/contracts";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "../../db/connection.ts";
import type { UserAccount } from "../../http/session.ts";

/** An order of the list: what it goes by, how a row's place is told as text, and read back from it. */
interface Order {
  by: RawBuilder<unknown>;
  place: RawBuilder<string>;
  read: (place: string) => RawBuilder<unknown>;
}

const byInstant = (column: "created_at" | "updated_at"): Order => ({
  by: sql.ref(`users.${column}`),
  // The database counts microseconds; a place that lost them would lose rows.
  place: sql<string>`to_char(${sql.ref(`users.${column}`)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
  read: (place) => sql`${place}::timestamptz`,
});

const byName = (column: "first_name" | "last_name"): Order => ({
  by: sql`coalesce(${sql.ref(`users.${column}`)}, '')`,
  place: sql<string>`coalesce(${sql.ref(`users.${column}`)}, '')`,
  read: (place) => sql`${place}::text`,
});

/** Each has an index of the same expression, with the id behind it. */
const ORDERS: Readonly<Record<UserSort, Order>> = {
  createdAt: byInstant("created_at"),
  updatedAt: byInstant("updated_at"),
  firstName: byName("first_name"),
  lastName: byName("last_name"),
  email: {
    by: sql.ref("users.email"),
    place: sql<string>`users.email`,
    read: (place) => sql`${place}::text`,
  },
  hasLifetimeAccess: {
    by: sql.ref("users.has_lifetime_access"),
    place: sql<string>`users.has_lifetime_access::text`,
    read: (place) => sql`${place}::boolean`,
  },
};

/** A row's place in the order: the row after it begins the next page. */
export interface Place {
  text: string;
  id: string;
}

export interface UserPage {
  search: string | null;
  sort: UserSort;
  direction: SortDirection;
  /** Rows come after this one. */
  after: Place | null;
  limit: number;
}

/** The text as a pattern that is found anywhere; nothing in it means anything but itself. */
const patternOf = (search: string) => `%${search.replace(/[\\%_]/g, "\\$&")}%`;

/** The same expression as the index for it. No search spans two of the lines. */
const finds = (search: string) =>
  sql<SqlBool>`lower(users.email || E'\n' || coalesce(users.first_name, '') || E'\n' || coalesce(users.last_name, '')) like lower(${patternOf(search)})`;

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

export type ListedUser = UserAccount & { place: string };

/** Users in the order asked for, each with its place in it. */
export async function listUsers(
  db: Db,
  { search, sort, direction, after, limit }: UserPage,
): Promise<ListedUser[]> {
  const { by, place, read } = ORDERS[sort];
  const beyond = direction === "asc" ? sql`>` : sql`<`;
  // The address is unique, so it needs no second key; the others are told apart by the id.
  const keys = sort === "email" ? sql`(${by})` : sql`(${by}, users.id)`;
  const keysAfter = ({ text, id }: Place) =>
    sort === "email" ? sql`(${read(text)})` : sql`(${read(text)}, ${id}::uuid)`;
  return await db
    .selectFrom("users")
    .select([...COLUMNS, place.as("place")])
    .$if(search !== null, (query) => query.where(finds(search ?? "")))
    .$if(after !== null, (query) =>
      query.where(sql<SqlBool>`${keys} ${beyond} ${after && keysAfter(after)}`),
    )
    .orderBy(by, direction)
    .$if(sort !== "email", (query) => query.orderBy("users.id", direction))
    .limit(limit)
    .execute();
}

/** How many users the search finds, counted no further than `most`. */
export async function countFound(db: Db, search: string, most: number): Promise<number> {
  const { count } = await db
    .selectFrom((from) =>
      from.selectFrom("users").select("id").where(finds(search)).limit(most).as("found"),
    )
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
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
  const countOf = (name: string) => Number(rows.find((row) => row.name === name)?.count ?? 0);
  return { total: countOf("users"), paid: countOf("paid_users") };
}
