import { Notice } from "@cosmic/ui/notice";
import { Orbit } from "@cosmic/ui/orbit";
import type { AwaitedPayment } from "./use-awaited-payment.ts";

/** Shows a buyer the state of a payment that is not confirmed yet. */
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
            ? "The payment provider has your order and is waiting for the payment from your bank. Your full report opens automatically when it arrives, even if you close this page. There is no need to pay again."
            : "We could not reach the payment provider yet, so we keep trying. Your full report opens here automatically once the payment is confirmed. There is no need to pay again."}
        </span>
      </Notice>
    </div>
  );
}
