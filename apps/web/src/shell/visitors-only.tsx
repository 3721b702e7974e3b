import { DEFAULT_RETURN_TO } from "@cosmic/domain";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Navigate } from "../router.ts";
import { currentUserQuery } from "../shared/account/current-user.ts";
import { hasSignedInHint } from "../shared/browser-store/signed-in-hint.ts";
import { useHydrated } from "../shared/navigation/use-hydrated.ts";
import { useReturnTo } from "../shared/navigation/use-return-to.ts";
import { LoadingScreen } from "./loading-screen.tsx";

/**
 * The ways in, for people who are not in yet; others are led on to where signing in would have led.
 * Who seems to be signed in is asked for once more first: a session that has just ended brought some
 * of them here, and would send them round in circles.
 */
export function VisitorsOnly({ children }: { children: ReactNode }) {
  const returnTo = useReturnTo();
  const isHydrated = useHydrated();
  const { data, isPending, isError, isFetchedAfterMount } = useQuery({
    ...currentUserQuery,
    refetchOnMount: ({ state }) => (state.data ? "always" : true),
  });
  if (!isHydrated) return children;
  if (isPending) return hasSignedInHint() ? <LoadingScreen /> : children;
  if (!data || isError) return children;
  if (!isFetchedAfterMount) return <LoadingScreen />;
  return <Navigate to={returnTo ?? DEFAULT_RETURN_TO} replace />;
}
