import { Notice } from "@cosmic/ui/notice";
import { Orbit } from "@cosmic/ui/orbit";
import type { AwaitedPayment } from "./use-awaited-payment.ts";

/** Tells somebody who has just paid that their payment is not forgotten. */
export function PaymentNote({ payment }: { payment: AwaitedPayment }) {
  if (payment === "none") return null;
  return (
    <div className="print:hidden">
      <Notice
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the notice holds blocks, an output may not
        role="status"
        title={
          payment === "on-its-way" ? "Your payment is on its way" : "Verifying your payment..."
        }
      >
        <span className="flex items-start gap-3">
          <span className="mt-0.5 shrink-0">
            <Orbit size="sm" />
          </span>
          {payment === "on-its-way"
            ? "The payment provider has your order and waits for the money from your bank. Your full report opens by itself when it arrives, also if you close this page. There is no need to pay again."
            : "The payment provider could not be asked yet, so we go on asking. Your full report opens here by itself once it confirms the payment. There is no need to pay again."}
        </span>
      </Notice>
    </div>
  );
}
