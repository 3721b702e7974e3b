import type { SortDirection, UserSort, UserStats } from "@cosmic/contracts";
import { z } from "zod";
import type { Deps } from "../../deps.ts";
import { createCursorCodec, INSTANT_KEY } from "../../http/list-cursor.ts";
import type { UserAccount } from "../../http/session.ts";
import {
  countUsers,
  findUsers,
  type ListedUser,
  type Listing,
  listUsers,
} from "./user-list.store.ts";

type ListDeps = Pick<Deps, "db">;

/** Found users are counted no further: an exact number of very many costs much and helps little. */
const COUNTED = 10_000;

const SORT_KEYS: Readonly<Record<UserSort, z.ZodType<string>>> = {
  createdAt: INSTANT_KEY,
  updatedAt: INSTANT_KEY,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  hasLifetimeAccess: z.enum(["true", "false"]),
};

export interface UserListQuery {
  search?: string | undefined;
  sort: UserSort;
  direction: SortDirection;
  cursor?: string | undefined;
  limit: number;
}

export interface UserListPage {
  users: UserAccount[];
  /** Null on the last page. */
  nextCursor: string | null;
  /** "10000+" where there are more. */
  total: string;
}

function toAccount(row: ListedUser): UserAccount {
  const { sortKey: _, ...account } = row;
  return account;
}

const formatCount = (count: number) => (count > COUNTED ? `${COUNTED}+` : String(count));

/** Rows of the page, and how many there are on all pages. */
async function lookUp(
  { db }: ListDeps,
  listing: Listing,
  search: string | null,
): Promise<{ rows: ListedUser[]; total: string }> {
  if (search === null) {
    const { total } = await countUsers(db);
    return { rows: await listUsers(db, listing), total: formatCount(total) };
  }
  const { count, users } = await findUsers(db, listing, search, COUNTED + 1);
  const rows = count > COUNTED ? await listUsers(db, listing, search) : users;
  return { rows, total: formatCount(count) };
}

/** One page of the users that the search finds. Throws InvalidInputError for a cursor of another list. */
export async function getUserPage(
  deps: ListDeps,
  { search: given = "", sort, direction, cursor, limit }: UserListQuery,
): Promise<UserListPage> {
  const search = given.trim() || null;
  const cursors = createCursorCodec([sort, direction, search], SORT_KEYS[sort]);
  const listing = { sort, direction, after: cursors.decode(cursor), limit: limit + 1 };
  const { rows, total } = await lookUp(deps, listing, search);
  const page = cursors.toPage(rows, limit);
  return { users: page.rows.map(toAccount), nextCursor: page.nextCursor, total };
}

export async function getStats({ db }: ListDeps): Promise<UserStats> {
  const { total, paid } = await countUsers(db);
  return {
    totalUsers: total,
    paidUsers: paid,
    conversionRate: total === 0 ? 0 : Math.round((paid / total) * 100),
  };
}
