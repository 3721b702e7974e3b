import type { Purchase } from "@cosmic/contracts";
import { Button } from "@cosmic/ui/button";
import { ConfirmDialog } from "@cosmic/ui/dialog";
import { Notice } from "@cosmic/ui/notice";
import { formatMinute } from "../../shared/dates/format-instant.ts";
import { formatMoney } from "./format-money.ts";
import type { Refund } from "./use-refund.ts";

interface RefundOfferProps {
  purchase: Purchase;
  /** The instant at which the time for it ends. */
  until: string;
  hasAnother: boolean;
  refund: Refund;
}

/** The way to one's money back, which first says what goes with it. */
export function RefundOffer({ purchase, until, hasAnother, refund }: RefundOfferProps) {
  const money = formatMoney(purchase.amount - purchase.refundedAmount, purchase.currency);
  const { isAsking, isBusy, problem, ask, cancel, start } = refund;
  return (
    <div className="flex flex-col items-start gap-3">
      <Button variant="secondary" onClick={ask}>
        Get a refund
      </Button>
      <p className="figures-table text-sm text-ink-muted">
        Until {formatMinute(until)}, without having to say why.
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
                ? "There is another payment of yours, so lifetime access stays as it is."
                : "The lifetime access it paid for ends at once: every blueprint of this account opens as a preview again, and full copies can no longer be downloaded. Your account and your blueprints stay."}
            </p>
            <p>
              {money} goes back the way it was paid. Banks take up to ten days to show it. A letter
              confirms it.
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
