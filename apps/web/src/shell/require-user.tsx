import type { ReactNode } from "react";
import { Navigate } from "../router.ts";
import { useCurrentUser } from "../shared/current-user/current-user.ts";
import { LoadingScreen } from "./loading-screen.tsx";

interface RequireUserProps {
  /** Where a visitor is sent instead. */
  otherwise: string;
  children: ReactNode;
}

/** Shows its children to a signed-in person only. The server guards the data; this guards the view. */
export function RequireUser({ otherwise, children }: RequireUserProps) {
  const { user, isLoading } = useCurrentUser();
  if (isLoading) return <LoadingScreen />;
  return user ? children : <Navigate to={otherwise} replace />;
}
