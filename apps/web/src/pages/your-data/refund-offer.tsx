import type { Purchase } from "@cosmic/contracts";
import { Button } from "@cosmic/ui/button";
import { ConfirmDialog } from "@cosmic/ui/dialog";
import { Notice } from "@cosmic/ui/notice";
import { formatMinute } from "../../shared/dates/format-instant.ts";
import { formatMoney } from "./format-money.ts";
import type { Refund } from "./use-refund.ts";

interface RefundOfferProps {
  purchase: Purchase;
  /** The instant until which a refund is possible. */
  until: string;
  hasAnother: boolean;
  refund: Refund;
}

/** The refund button; it first asks for confirmation and says what ends. */
export function RefundOffer({ purchase, until, hasAnother, refund }: RefundOfferProps) {
  const money = formatMoney(purchase.amount - purchase.refundedAmount, purchase.currency);
  const { isAsking, isBusy, problem, ask, cancel, start } = refund;
  return (
    <div className="flex flex-col items-start gap-3">
      <Button variant="secondary" onClick={ask}>
        Get a refund
      </Button>
      <p className="figures-table text-sm text-ink-muted">
        Until {formatMinute(until)}. You do not have to give a reason.
      </p>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={cancel}
        variant="danger"
        title={`Get ${money} back?`}
        description={
          <div className="flex flex-col gap-3">
            <p>
              {hasAnother
                ? "You have another payment, so you keep lifetime access."
                : "The lifetime access it paid for ends at once: every blueprint in this account becomes a preview again, and you can no longer download full copies. Your account and your blueprints stay."}
            </p>
            <p>
              {money} goes back to your original payment method. Banks can take up to ten days to
              show it. We will email you a confirmation.
            </p>
          </div>
        }
        confirmLabel="Get a refund"
        cancelLabel="Keep it"
        busy={isBusy}
        busyLabel="Refunding..."
        onConfirm={start}
      />
      {problem ? (
        <Notice variant="signal" role="alert" title={problem.title}>
          {problem.words}
        </Notice>
      ) : null}
    </div>
  );
}
