import { routes } from "@cosmic/contracts/routes";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { getListPage } from "../../api/list-page.ts";
import type { UsersView } from "./users-view.ts";

/** How often the list and the counters are asked for again, in milliseconds. */
export const USERS_POLL_MS = 5_000;

/** Rows of one page. */
export const PAGE_SIZE = 50;

export const USERS_KEY = [routes.users.listUsers.path] as const;

export const userStatsQuery = queryOptions({
  queryKey: [routes.users.getUserStats.path],
  queryFn: ({ signal }) => api.users.getUserStats({ signal }),
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
  });
}
