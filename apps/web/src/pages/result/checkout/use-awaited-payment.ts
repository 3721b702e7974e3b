import { useEffect, useEffectEvent, useState } from "react";
import { useRenewAccess } from "../../../shared/account/renew-access.ts";
import { announcePayment } from "../../../shared/checkout/announce-payment.ts";
import {
  clearAwaitedPayment,
  findAwaitedPayment,
} from "../../../shared/checkout/awaited-payment.ts";
import { useVerification, type VerificationStatus } from "../../../shared/checkout/verification.ts";

export type AwaitedPayment = "none" | "unanswered" | "on-its-way";

const UNDECIDED = ["on-its-way", "unanswered"] as const;
const NOT_PAID: ReadonlySet<VerificationStatus> = new Set(["unpaid", "refused"]);

/**
 * Keeps verifying a payment that was unconfirmed when the buyer came back. Once it arrives, the report
 * opens; until then no second payment is offered.
 */
export function useAwaitedPayment(isSignedIn: boolean, hasAccess: boolean): AwaitedPayment {
  const [awaited, setAwaited] = useState(findAwaitedPayment);
  if (hasAccess && awaited !== null) setAwaited(null);
  const renewAccess = useRenewAccess();
  const sessionId = isSignedIn && !hasAccess ? awaited : null;
  const { status } = useVerification({ sessionId, asksAgainAfter: UNDECIDED });

  const settle = useEffectEvent((outcome: VerificationStatus, isOpen: boolean) => {
    if (outcome === "paid") {
      announcePayment();
      void renewAccess();
    }
    if (isOpen || outcome === "paid" || NOT_PAID.has(outcome)) clearAwaitedPayment();
  });
  useEffect(() => {
    settle(status, hasAccess);
  }, [status, hasAccess]);

  const isOver = NOT_PAID.has(status) || status === "signed-out";
  if (sessionId === null || isOver) return "none";
  return status === "on-its-way" ? "on-its-way" : "unanswered";
}
