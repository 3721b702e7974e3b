import type { User } from "@cosmic/contracts";
import { routes } from "@cosmic/contracts/routes";
import { keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { getListPage, type ListPage } from "../../api/list-page.ts";
import type { UsersView } from "./users-view.ts";

/** How often the list and the counters are asked for again, in milliseconds. */
export const USERS_POLL_MS = 5_000;

/** Rows of one page. */
export const PAGE_SIZE = 50;

export const USERS_KEY = [routes.users.listUsers.path] as const;

export const userStatsQuery = queryOptions({
  queryKey: [routes.users.getUserStats.path],
  queryFn: ({ signal }) => api.users.getUserStats({ signal }),
  // Opened anew, they are asked for anew, as is the list: another search, order or page opens one.
  staleTime: 0,
});

/** One page of people, with what the server says of the pages after it. */
export function usersQuery({ search, sort, direction, cursors }: UsersView) {
  const cursor = cursors.at(-1) ?? undefined;
  const query = {
    limit: PAGE_SIZE,
    sort,
    direction,
    ...(search === "" ? {} : { search }),
    ...(cursor === undefined ? {} : { cursor }),
  };
  return queryOptions({
    queryKey: [...USERS_KEY, query],
    queryFn: ({ signal }) => getListPage((client) => client.users.listUsers({ query, signal })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

const USER_KEY = [routes.users.getUser.path] as const;

/** Everything the books hold on one person. */
export const userQuery = (id: string) =>
  queryOptions({
    queryKey: [...USER_KEY, id],
    queryFn: ({ signal }) => api.users.getUser({ params: { id }, signal }),
    // Opened anew, it is asked for anew.
    staleTime: 0,
  });

/** Where everybody a search finds can be saved from, as a CSV file. */
export function exportAddress(search: string): string {
  const query = new URLSearchParams(search === "" ? {} : { search }).toString();
  return `${routes.users.exportUsers.path}${query === "" ? "" : `?${query}`}`;
}

/** Whatever became of a deed: everything about people is shown as the server has it now. */
export function lookAgain(client: QueryClient): void {
  for (const queryKey of [USERS_KEY, USER_KEY, userStatsQuery.queryKey]) {
    void client.invalidateQueries({ queryKey });
  }
}

/** Takes somebody who is gone off the list before the server has been asked for it again. */
export function forgetUser(client: QueryClient, id: string): void {
  client.setQueriesData<ListPage<User>>({ queryKey: USERS_KEY }, (page) =>
    page ? { ...page, rows: page.rows.filter((user) => user.id !== id) } : page,
  );
  client.removeQueries({ queryKey: [...USER_KEY, id] });
}
