import { useEffect, useRef } from "react";
import { getErrorMessage, isUnauthorized } from "../../api/client.ts";
import { paths, serverPaths } from "../../paths.ts";
import { useProblemToast } from "../../shared/feedback/use-problem-toast.ts";
import { navigateFully } from "../../shared/navigation/navigate-fully.ts";

const REDIRECT_DELAY_MS = 500;

/**
 * Shows why a submit failed while its screen is mounted; without a session it redirects to the sign-in.
 */
export function useSubmitFailure(screenKey: string): (error: unknown, fallback: string) => void {
  const problemToast = useProblemToast(screenKey);
  const redirect = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(redirect.current);
    },
    [],
  );

  return (error, fallback) => {
    if (!isUnauthorized(error)) {
      problemToast.show({ title: "Error", description: getErrorMessage(error, fallback) });
      return;
    }
    problemToast.show({
      title: "Unauthorized",
      description: "You need to log in to continue. Redirecting...",
    });
    redirect.current = setTimeout(() => {
      navigateFully(serverPaths.login({ returnTo: paths.quiz() }));
    }, REDIRECT_DELAY_MS);
  };
}
