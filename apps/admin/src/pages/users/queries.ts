import { routes } from "@cosmic/contracts/routes";
import { keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import type { UsersView } from "./users-view.ts";

/** How often the list and the counters are polled, in milliseconds. */
export const USERS_POLL_MS = 5_000;

/** Rows of one page. */
export const PAGE_SIZE = 50;

/** How long typing must pause before the server is asked, in milliseconds. */
const TYPING_PAUSE_MS = 300;

export const USERS_KEY = [routes.users.listUsers.path] as const;

export const userStatsQuery = queryOptions({
  queryKey: [routes.users.getUserStats.path],
  queryFn: ({ signal }) => api.users.getUserStats({ signal }),
  // Fetched again whenever the page is opened.
  staleTime: 0,
});

/** One page of users; `cursor` is undefined for the first. */
export function usersQuery({ search, sort, direction }: UsersView, cursor: string | undefined) {
  const query = { limit: PAGE_SIZE, sort, direction, search: search.trim() || undefined, cursor };
  return queryOptions({
    queryKey: [...USERS_KEY, query],
    async queryFn({ signal }) {
      if (query.search !== undefined) {
        // The next key typed makes another query of it, which cancels this one before it is sent.
        await new Promise((resolve) => setTimeout(resolve, TYPING_PAUSE_MS));
        signal.throwIfAborted();
      }
      return await api.users.listUsers({ query, signal });
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

const USER_KEY = [routes.users.getUser.path] as const;

/** One user's account, purchases, sessions and audit trail. */
export const userQuery = (id: string) =>
  queryOptions({
    queryKey: [...USER_KEY, id],
    queryFn: ({ signal }) => api.users.getUser({ params: { id }, signal }),
    // Fetched again whenever the drawer is opened.
    staleTime: 0,
  });

/** The address of the CSV file of all users that a search finds. */
export function getExportPath(search: string): string {
  const text = search.trim();
  const query = new URLSearchParams(text === "" ? {} : { search: text }).toString();
  return `${routes.users.exportUsers.path}${query === "" ? "" : `?${query}`}`;
}

/** After an action, whether it succeeded or not: everything about users is fetched again. */
export function refreshUsers(client: QueryClient): void {
  for (const queryKey of [USERS_KEY, USER_KEY, userStatsQuery.queryKey]) {
    void client.invalidateQueries({ queryKey });
  }
}

type UsersPage = Awaited<ReturnType<typeof api.users.listUsers>>;

/** Removes a deleted user from the list before the server has been asked for it again. */
export function removeUser(client: QueryClient, id: string): void {
  client.setQueriesData<UsersPage>({ queryKey: USERS_KEY }, (list) =>
    list ? { ...list, body: list.body.filter((user) => user.id !== id) } : list,
  );
  client.removeQueries({ queryKey: [...USER_KEY, id] });
}
