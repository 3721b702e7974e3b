import type { Purchase } from "@cosmic/contracts";
import { isForOperator } from "@cosmic/domain";
import { Badge } from "@cosmic/ui/badge";
import { type ReactNode, useEffect, useRef } from "react";
import { formatDay } from "../../shared/dates/format-instant.ts";
import { formatMoney } from "./format-money.ts";
import { RefundOffer } from "./refund-offer.tsx";
import { RefundRequest } from "./refund-request.tsx";
import { useRefund } from "./use-refund.ts";

interface PurchaseLineProps {
  purchase: Purchase;
  /** Another purchase is still paid, which keeps the access. */
  hasAnother: boolean;
}

/** One payment: product, date, amount, status, and the refund while it is possible. */
export function PurchaseLine({ purchase, hasAnother }: PurchaseLineProps) {
  const {
    product,
    amount,
    currency,
    paidAt,
    refundedAmount,
    refundableUntil,
    refundRefusal,
    status,
  } = purchase;
  const words = CIRCUMSTANCES[status]?.(formatMoney(refundedAmount, currency));
  const refund = useRefund(purchase);
  const name = useRef<HTMLParagraphElement>(null);
  const isOffered = refundableUntil !== null;
  const wasOffered = useRef(isOffered);
  // The pressed button is gone after a refund, so the focus moves to the purchase.
  useEffect(() => {
    if (wasOffered.current && !isOffered) name.current?.focus();
    wasOffered.current = isOffered;
  }, [isOffered]);
  return (
    <li className="flex flex-col gap-4 border-b border-rule py-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p ref={name} tabIndex={-1} className="text-lg">
          {product}
        </p>
        <p className="figures-table text-lg">{formatMoney(amount, currency)}</p>
        <p className="figures-table w-full text-sm text-ink-muted">
          <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
            Paid on {formatDay(paidAt)}
            {BADGES[status]}
          </span>
        </p>
        <p className="figures-table w-full text-sm break-words text-ink-muted">
          Receipt number {purchase.id}
        </p>
      </div>
      {words ? <p className="text-ink-muted">{words}</p> : null}
      {refundRefusal && isForOperator(refundRefusal) ? (
        <RefundRequest refusal={refundRefusal} refund={refund} />
      ) : null}
      {refundableUntil === null ? null : (
        <RefundOffer
          purchase={purchase}
          until={refundableUntil}
          hasAnother={hasAnother}
          refund={refund}
        />
      )}
    </li>
  );
}

const BADGES: Readonly<Record<Purchase["status"], ReactNode>> = {
  paid: <Badge variant="good">Paid</Badge>,
  partly_refunded: <Badge>Partly refunded</Badge>,
  refunded: <Badge>Refunded</Badge>,
  disputed: <Badge variant="signal">Disputed</Badge>,
};

/** Details that the status alone does not give; none for a paid purchase. */
const CIRCUMSTANCES: Readonly<Record<Purchase["status"], ((money: string) => string) | null>> = {
  paid: null,
  partly_refunded: (money) => `${money} of it was refunded to you.`,
  refunded: (money) =>
    `${money} was refunded to your original payment method. Banks can take up to ten days to show it.`,
  disputed: () =>
    "This payment was disputed with your bank. What happens to the money is the bank's decision, so it cannot be refunded here.",
};
