import { toast } from "@cosmic/ui/use-toast";
import { useEffect, useEffectEvent } from "react";
import { api } from "../../api/client.ts";
import { useRenewAccess } from "../../shared/account/renew-access.ts";
import { readStoredProfile } from "../../shared/browser-store/browser-store.ts";
import { announcePayment } from "../../shared/checkout/announce-payment.ts";
import { clearAwaitedPayment, saveAwaitedPayment } from "../../shared/checkout/awaited-payment.ts";
import {
  useVerification,
  type Verification,
  type VerificationStatus,
} from "../../shared/checkout/verification.ts";

/**
 * Verifies the payment and shows the result in a toast. Once paid, the blueprint in this tab is expanded
 * and everything cached is fetched again with the new access. A payment that is still open is remembered,
 * so that the report keeps polling it.
 */
export function usePaymentOutcome(sessionId: string): Verification {
  const renewAccess = useRenewAccess();
  const verification = useVerification({ sessionId, asksAgainAfter: ["on-its-way"] });
  const { status } = verification;

  const attend = useEffectEvent((outcome: VerificationStatus) => {
    if (outcome === "on-its-way" || outcome === "unanswered") saveAwaitedPayment(sessionId);
    if (outcome === "paid" || outcome === "unpaid" || outcome === "refused") clearAwaitedPayment();
    if (outcome === "unanswered" || outcome === "unpaid" || outcome === "refused") {
      toast({
        title: "Verification Error",
        description: "There was an issue verifying your payment. Please contact support.",
        variant: "destructive",
      });
    }
    if (outcome === "paid") {
      announcePayment();
      expandStoredReport();
      void renewAccess();
    }
  });
  useEffect(() => {
    attend(status);
  }, [status]);

  return verification;
}

/** Requests the premium sections. Access does not depend on it, and the client reports a refusal. */
function expandStoredReport() {
  const stored = readStoredProfile();
  if (!stored?.id || stored.isPaid) return;
  api.blueprints.expandReport({ body: { profileId: stored.id } }).catch(() => undefined);
}
