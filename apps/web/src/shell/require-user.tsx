import type { ReactNode } from "react";
import { ApiError } from "../api/client.ts";
import { Navigate } from "../router.ts";
import { useCurrentUser } from "../shared/account/current-user.ts";
import { useLogInAddress } from "../shared/navigation/use-log-in-address.ts";
import { LoadingScreen } from "./loading-screen.tsx";
import { PageFailure } from "./page-failure.tsx";

interface RequireUserProps {
  /** Where a visitor is sent instead; unless given, to sign in and come back to this address. */
  otherwise?: string;
  children: ReactNode;
}

/**
 * Shows its children to a signed-in person only. The server guards the data; this guards the view.
 * While the server cannot say who is signed in, the page stays.
 */
export function RequireUser({ otherwise, children }: RequireUserProps) {
  const { user, isLoading, error, refetch } = useCurrentUser();
  const logIn = useLogInAddress();
  if (user) return children;
  if (isLoading) return <LoadingScreen />;
  if (error) {
    return (
      <PageFailure
        cause={error instanceof ApiError ? "not-answered" : "not-loaded"}
        retry={() => {
          void refetch();
        }}
      />
    );
  }
  return <Navigate to={otherwise ?? logIn} replace />;
}
