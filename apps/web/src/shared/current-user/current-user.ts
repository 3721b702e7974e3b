import type { User } from "@cosmic/contracts";
import { routes } from "@cosmic/contracts/routes";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { keepSignedInHint } from "../browser-store/signed-in-hint.ts";

/** The signed-in user, or null after a 401; fresh for ten seconds, kept for thirty. */
export const currentUserQuery = queryOptions({
  queryKey: [routes.auth.getCurrentUser.path],
  queryFn: async ({ signal }) => {
    const user = (await api.request(routes.auth.getCurrentUser.path, {
      on401: "null",
      signal,
    })) as User | null;
    keepSignedInHint(user !== null);
    return user;
  },
  staleTime: 10_000,
  gcTime: 30_000,
  refetchOnWindowFocus: true,
  // Every top bar asks this; a failed answer is asked again on focus or by hand, not by each mount.
  retryOnMount: false,
  retry: (failures, error) => failures < 1 && !error.message.includes("401"),
});

/** Who is signed in. `user` is null both while loading and when nobody is. */
export function useCurrentUser() {
  const { data, isPending, error, refetch } = useQuery(currentUserQuery);
  const user = data ?? null;
  return {
    user,
    isLoading: isPending,
    isAuthenticated: !isPending && user !== null,
    error,
    refetch,
  };
}
