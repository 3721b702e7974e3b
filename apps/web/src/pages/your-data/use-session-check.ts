import { useQueryClient } from "@tanstack/react-query";
import { ApiError } from "../../api/client.ts";
import { currentUserQuery } from "../../shared/account/current-user.ts";

/**
 * For calls that find the session ended: asks anew who is signed in, and the page's guard does the
 * rest. The function tells whether it was that.
 */
export function useSessionCheck(): (error: unknown) => boolean {
  const queryClient = useQueryClient();
  return (error) => {
    const hasEnded = error instanceof ApiError && error.status === 401;
    if (hasEnded) void queryClient.invalidateQueries(currentUserQuery);
    return hasEnded;
  };
}
