import type { UserStats } from "@cosmic/contracts";
import type { Deps } from "../../deps.ts";
import type { UserAccount } from "../../http/session.ts";
import { type ListedBy, readCursor, writeCursor } from "./user-cursor.ts";
import {
  countUsers,
  findUsers,
  type ListedUser,
  type Listing,
  listUsers,
} from "./user-list.store.ts";

type ListDeps = Pick<Deps, "db">;

/** Found users are counted no further: an exact number of very many helps nobody and costs much. */
const COUNTED = 10_000;

export interface UserListQuery extends Omit<ListedBy, "search"> {
  search?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

export interface UserListPage {
  users: UserAccount[];
  /** Null on the last page. */
  nextCursor: string | null;
  /** "10000+" where there are more. */
  totalCount: string;
}

function accountOf(row: ListedUser): UserAccount {
  const { place: _, ...account } = row;
  return account;
}

const tell = (count: number) => (count > COUNTED ? `${COUNTED}+` : String(count));

/** Rows of the page, and how many there are on all pages. */
async function lookUp(
  { db }: ListDeps,
  listing: Listing,
  search: string | null,
): Promise<{ rows: ListedUser[]; totalCount: string }> {
  if (search === null) {
    const { total } = await countUsers(db);
    return { rows: await listUsers(db, listing), totalCount: tell(total) };
  }
  const { count, users } = await findUsers(db, listing, search, COUNTED + 1);
  const rows = count > COUNTED ? await listUsers(db, listing, search) : users;
  return { rows, totalCount: tell(count) };
}

/** One page of the users that the search finds. Throws InvalidInputError for a cursor of another list. */
export async function getUserPage(
  deps: ListDeps,
  { search: given = "", sort, direction, cursor, limit }: UserListQuery,
): Promise<UserListPage> {
  const listedBy = { search: given.trim() || null, sort, direction };
  const after = cursor === undefined ? null : readCursor(listedBy, cursor);
  const listing = { sort, direction, after, limit: limit + 1 };
  const { rows, totalCount } = await lookUp(deps, listing, listedBy.search);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const hasMore = rows.length > limit && last !== undefined;
  return {
    users: page.map(accountOf),
    nextCursor: hasMore ? writeCursor(listedBy, { text: last.place, id: last.id }) : null,
    totalCount,
  };
}

export async function getStats({ db }: ListDeps): Promise<UserStats> {
  const { total, paid } = await countUsers(db);
  return {
    totalUsers: total,
    paidUsers: paid,
    conversionRate: total === 0 ? 0 : Math.round((paid / total) * 100),
  };
}
