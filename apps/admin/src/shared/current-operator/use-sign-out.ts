import { toast } from "@cosmic/ui/use-toast";
import { useMutation } from "@tanstack/react-query";
import { api, getErrorMessage, isUnauthorized } from "../../api/client.ts";
import { paths } from "../../paths.ts";
import { navigateFully } from "./navigate-fully.ts";

/** Ends the session, then reloads the page so that no data stays in memory. */
export function useSignOut() {
  return useMutation({
    mutationFn: () => api.operators.signOut(),
    onSuccess: () => navigateFully(paths.root()),
    onError(error) {
      // An ended session opens the sign-in page by itself.
      if (isUnauthorized(error)) return;
      toast({
        title: "You are still signed in",
        description: getErrorMessage(error, "The server could not be reached. Please try again."),
        variant: "destructive",
      });
    },
  });
}
