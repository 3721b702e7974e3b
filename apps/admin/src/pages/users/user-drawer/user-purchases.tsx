import type { OperatorPurchase, UserDetail } from "@cosmic/contracts";
import { Badge } from "@cosmic/ui/badge";
import { Button } from "@cosmic/ui/button";
import { ConfirmDialog } from "@cosmic/ui/dialog";
import { useState } from "react";
import { Timestamp } from "../../../shared/format/timestamp.tsx";
import { DrawerEntry, DrawerSection } from "./drawer-section.tsx";
import {
  formatMoney,
  getRefundableCents,
  REFUSAL_LABELS,
  STATUS_LABELS,
} from "./format-purchase.ts";
import { useRefund } from "./use-refund.ts";

interface UserPurchasesProps extends Pick<UserDetail, "purchases"> {
  /** The buyer's name in dialogs. */
  buyer: string;
}

/** A user's purchases, each with a refund button. */
export function UserPurchases({ purchases, buyer }: UserPurchasesProps) {
  return (
    <DrawerSection title="Purchases" count={purchases.length} empty="No purchases yet.">
      {purchases.map((purchase) => (
        <PurchaseEntry key={purchase.id} purchase={purchase} buyer={buyer} />
      ))}
    </DrawerSection>
  );
}

/** Whether the buyer can refund the purchase alone, and until when. */
function RefundRule({
  purchase: { refundableUntil, refundRefusal },
}: {
  purchase: OperatorPurchase;
}) {
  if (refundableUntil !== null) {
    return (
      <span className="text-ink-muted">
        The buyer can refund it until <Timestamp at={refundableUntil} />.
      </span>
    );
  }
  // An API of the version before does not say why.
  const words = refundRefusal ? REFUSAL_LABELS[refundRefusal] : null;
  return words === null ? null : <span className="text-ink-muted">{words}</span>;
}

function PurchaseEntry({ purchase, buyer }: { purchase: OperatorPurchase; buyer: string }) {
  const refund = useRefund();
  const [isAsking, setAsking] = useState(false);
  const { product, amount, refundedAmount, currency, status, paidAt } = purchase;
  const left = getRefundableCents(purchase);
  const close = () => {
    setAsking(false);
  };
  return (
    <DrawerEntry>
      <div className="flex items-start justify-between gap-3">
        <span className="figures-table">
          {product}, {formatMoney(amount, currency)}
          {refundedAmount > 0 ? `, ${formatMoney(refundedAmount, currency)} refunded` : ""}
        </span>
        <Badge variant={status === "paid" ? "good" : status === "disputed" ? "signal" : "neutral"}>
          {STATUS_LABELS[status]}
        </Badge>
      </div>
      <span className="text-ink-muted">
        <Timestamp at={paidAt} />
      </span>
      <span className="text-xs break-all text-ink-muted">
        {purchase.paymentIntentId ?? purchase.sessionId}
      </span>
      <RefundRule purchase={purchase} />
      {left > 0 ? (
        <div className="mt-2">
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              setAsking(true);
            }}
          >
            Refund {formatMoney(left, currency)}
          </Button>
          <ConfirmDialog
            open={isAsking}
            onOpenChange={(open) => {
              if (!open && !refund.isPending) close();
            }}
            variant="danger"
            title={`Refund ${formatMoney(left, currency)}?`}
            description={
              <p className="break-words">
                The payment provider will refund <strong>{buyer}</strong>. Lifetime access from this
                purchase ends immediately. This cannot be undone.
              </p>
            }
            confirmLabel={`Refund ${formatMoney(left, currency)}`}
            busy={refund.isPending}
            onConfirm={() => {
              refund.mutate(purchase, { onSettled: close });
            }}
          />
        </div>
      ) : null}
    </DrawerEntry>
  );
}
