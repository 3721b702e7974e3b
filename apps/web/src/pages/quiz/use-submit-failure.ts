import { toast } from "@cosmic/ui/use-toast";
import { useEffect, useRef } from "react";
import { isUnauthorized, messageOf } from "../../api/client.ts";
import { paths, serverPaths } from "../../paths.ts";
import { navigateFully } from "../../shared/full-navigation/navigate-fully.ts";

const REDIRECT_DELAY_MS = 500;

/** Tells the visitor why a submit failed; without a session it leads on to the sign-in. */
export function useSubmitFailure(): (error: unknown, fallback: string) => void {
  const redirect = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(redirect.current);
    },
    [],
  );

  return (error, fallback) => {
    if (!isUnauthorized(error)) {
      toast({
        title: "Error",
        description: messageOf(error, fallback),
        variant: "destructive",
      });
      return;
    }
    toast({
      title: "Unauthorized",
      description: "You need to log in to continue. Redirecting...",
      variant: "destructive",
    });
    redirect.current = setTimeout(() => {
      navigateFully(serverPaths.login({ returnTo: paths.quiz() }));
    }, REDIRECT_DELAY_MS);
  };
}
