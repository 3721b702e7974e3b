import { routes } from "@cosmic/contracts/routes";
import { toast } from "@cosmic/ui/use-toast";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { ApiError, api } from "../../api/client.ts";
import { readStoredProfile } from "../../shared/browser-store/browser-store.ts";
import { currentUserQuery } from "../../shared/current-user/current-user.ts";

export type Verification = "pending" | "paid" | "failed" | "signed-out";

/**
 * Asks the server once whether the payment went through, and says so in a toast. After a yes the
 * blueprint in this tab is expanded, and everything read before is read again with the new access.
 */
export function useVerification(sessionId: string, isSignedIn: boolean): Verification {
  const queryClient = useQueryClient();
  const { data, error } = useQuery({
    queryKey: [routes.checkout.verifyCheckout.path, sessionId],
    queryFn: () => api.checkout.verifyCheckout({ query: { session_id: sessionId } }),
    enabled: isSignedIn,
    gcTime: 0,
  });
  const verification = toVerification(data, error);

  const announce = useEffectEvent((outcome: Verification) => {
    if (outcome === "failed") {
      toast({
        title: "Verification Error",
        description: "There was an issue verifying your payment. Please contact support.",
        variant: "destructive",
      });
    }
    if (outcome === "paid") {
      toast({
        title: "Payment Successful!",
        description: "You now have lifetime access to all features.",
      });
      expandStoredReport();
      for (const queryKey of [
        currentUserQuery.queryKey,
        [routes.blueprints.listProfiles.path],
        [routes.blueprints.listUserProfiles.path],
        [routes.blueprints.getProfile.path],
      ]) {
        void queryClient.invalidateQueries({ queryKey });
      }
    }
  });
  useEffect(() => {
    announce(verification);
  }, [verification]);

  return verification;
}

function toVerification(data: { success: boolean } | undefined, error: unknown): Verification {
  if (error instanceof ApiError && error.status === 401) return "signed-out";
  if (error || data?.success === false) return "failed";
  return data?.success === true ? "paid" : "pending";
}

/** Has the premium sections written; the access does not depend on it, and the client reports a refusal. */
function expandStoredReport() {
  const stored = readStoredProfile();
  if (!stored?.id || stored.isPaid) return;
  api.blueprints.expandReport({ body: { profileId: stored.id } }).catch(() => undefined);
}
