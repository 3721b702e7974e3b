import type { UserStats } from "@cosmic/contracts";
import type { Deps } from "../../deps.ts";
import type { UserAccount } from "../../http/session.ts";
import { type ListedBy, readCursor, writeCursor } from "./user-cursor.ts";
import { countFound, countUsers, listUsers } from "./user-list.store.ts";

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

async function countMatches({ db }: ListDeps, search: string | null): Promise<string> {
  const count =
    search === null ? (await countUsers(db)).total : await countFound(db, search, COUNTED + 1);
  return count > COUNTED ? `${COUNTED}+` : String(count);
}

/** One page of the users that the search finds. Throws InvalidInputError for a cursor of another list. */
export async function getUserPage(
  deps: ListDeps,
  { search: given = "", sort, direction, cursor, limit }: UserListQuery,
): Promise<UserListPage> {
  const listedBy = { search: given.trim() || null, sort, direction };
  const after = cursor === undefined ? null : readCursor(listedBy, cursor);
  const rows = await listUsers(deps.db, { ...listedBy, after, limit: limit + 1 });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const hasMore = rows.length > limit && last !== undefined;
  return {
    users: page.map(({ place: _, ...user }) => user),
    nextCursor: hasMore ? writeCursor(listedBy, { text: last.place, id: last.id }) : null,
    totalCount: await countMatches(deps, listedBy.search),
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
