import type { User } from "@cosmic/contracts";
import { routes } from "@cosmic/contracts/routes";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { ApiError, api } from "../../api/client.ts";
import { saveSignedInHint } from "../browser-store/signed-in-hint.ts";
import { useHydrated } from "../navigation/use-hydrated.ts";
import { mayBeSignedIn } from "./may-be-signed-in.ts";

async function fetchCurrentUser(signal: AbortSignal): Promise<User | null> {
  if (!mayBeSignedIn()) return null;
  try {
    return await api.auth.getCurrentUser({ on401: "null", signal });
  } catch (error) {
    // Still the client's error, with its status: it has been reported, and is not reported again.
    if (error instanceof ApiError) error.message = `HTTP error! status: ${error.status}`;
    throw error;
  }
}

/** The signed-in user, or null after a 401; fresh for ten seconds, kept for thirty. */
export const currentUserQuery = queryOptions({
  queryKey: [routes.auth.getCurrentUser.path],
  queryFn: async ({ signal }) => {
    const user = await fetchCurrentUser(signal);
    saveSignedInHint(user !== null);
    return user;
  },
  staleTime: 10_000,
  gcTime: 30_000,
  refetchOnWindowFocus: true,
  // Every top bar asks this; a failed answer is asked again on focus or by hand, not by each mount.
  retryOnMount: false,
  retry: (failures, error) => failures < 1 && !(error instanceof ApiError && error.status === 401),
});

/**
 * The signed-in user. `user` is null both while loading and when signed out. It counts as loading
 * until the calling component has hydrated: its prerendered markup is a visitor's, and the answer can
 * arrive before a part of the page whose code comes later.
 */
export function useCurrentUser() {
  const isHydrated = useHydrated();
  const { data, isPending, isFetching, error, refetch } = useQuery(currentUserQuery);
  const user = (isHydrated && data) || null;
  const isLoading = isPending || !isHydrated;
  return {
    user,
    isLoading,
    isAuthenticated: !isLoading && user !== null,
    error,
    isFetching,
    refetch,
  };
}
