import type { Purchase } from "@cosmic/contracts";
import { Button } from "@cosmic/ui/button";
import { Notice } from "@cosmic/ui/notice";
import type { Refund } from "./use-refund.ts";

interface RefundRequestProps {
  refusal: NonNullable<Purchase["refundRefusal"]>;
  refund: Refund;
}

const REASONS: Readonly<Partial<Record<RefundRequestProps["refusal"], string>>> = {
  downloaded: "You have downloaded a full copy since you paid, which ended the automatic refund.",
  used: "You, or this card, already had an automatic refund. It is given once.",
  unrecognized: "This payment method cannot be refunded automatically.",
};

/** Why a purchase is not refunded automatically, and the request that an operator decides about. */
export function RefundRequest({ refusal, refund }: RefundRequestProps) {
  const { isBusy, isPassedOn, problem, start } = refund;
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-ink-muted">
        {REASONS[refusal]} The operator can still decide to refund it.
      </p>
      {isPassedOn ? (
        <output>
          <Notice title="Your request has been passed on">
            The operator decides about it and writes to you.
          </Notice>
        </output>
      ) : (
        <Button variant="secondary" busy={isBusy} busyLabel="Asking..." onClick={start}>
          Ask for a refund
        </Button>
      )}
      {problem ? (
        <Notice variant="signal" role="alert" title={problem.title}>
          {problem.words}
        </Notice>
      ) : null}
    </div>
  );
}
