import type { ReactElement } from "react";
import { useCurrentUser } from "../shared/account/current-user.ts";
import { hasSignedInHint } from "../shared/browser-store/signed-in-hint.ts";
import { useHydrated } from "../shared/navigation/use-hydrated.ts";
import { LoadingScreen } from "./loading-screen.tsx";

interface RootPageProps {
  forUser: ReactElement;
  forVisitor: ReactElement;
}

/**
 * The address `/`: two pages in one. The prerendered file holds the visitor's page; where the hint
 * says that a user was signed in, it is never shown, and the answer of the server decides.
 */
export function RootPage({ forUser, forVisitor }: RootPageProps) {
  const isHydrated = useHydrated();
  const { user, isLoading } = useCurrentUser();
  if (user) return forUser;
  return isHydrated && isLoading && hasSignedInHint() ? <LoadingScreen /> : forVisitor;
}
