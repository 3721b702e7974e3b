import { useQueryClient } from "@tanstack/react-query";
import { ApiError } from "../../api/client.ts";
import { currentUserQuery } from "../../shared/account/current-user.ts";

/**
 * Handles calls that fail because the session ended: refetches the current user, so that the page's guard
 * redirects. Returns whether that was the cause.
 */
export function useSessionCheck(): (error: unknown) => boolean {
  const queryClient = useQueryClient();
  return (error) => {
    const hasEnded = error instanceof ApiError && error.status === 401;
    if (hasEnded) void queryClient.invalidateQueries(currentUserQuery);
    return hasEnded;
  };
}
