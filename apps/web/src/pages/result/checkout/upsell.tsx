import { CLAIMS, describeRefundTerms, LIFETIME_PRICE_LABEL } from "@cosmic/domain";
import { Button } from "@cosmic/ui/button";
import { Card } from "@cosmic/ui/card";
import { Notice } from "@cosmic/ui/notice";
import { useRef } from "react";
import { refundDays } from "../../../config.ts";
import { useStepWhenSeen } from "../../../shared/funnel/use-step-when-seen.ts";
import { OFFER_CONTENTS } from "./offer-contents.ts";
import type { Checkout } from "./use-checkout.ts";

/** What the full report adds, what it costs, and the button to the payment page. */
export function Upsell({ isStarting, problem, start }: Checkout) {
  const card = useRef<HTMLDivElement>(null);
  useStepWhenSeen("upgrade_prompt_shown", card);
  return (
    <div ref={card} className="print:hidden">
      <Card as="section" aria-labelledby="upsell" padding="lg" corners>
        <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)]">
          <div className="flex flex-col gap-5">
            <h2 id="upsell" className="text-3xl">
              Read the full report
            </h2>
            <p className="measure text-ink-muted">
              The preview is the first page. The full report covers work, love, money and the months
              ahead, written for your type and your sign together.
            </p>
            <ul className="border-t border-rule">
              {OFFER_CONTENTS.map(({ name, titles }) => (
                <li key={name} className="flex items-baseline gap-4 border-b border-rule py-3">
                  <span
                    aria-hidden="true"
                    className="size-1.5 shrink-0 -translate-y-0.5 rotate-45 bg-brass"
                  />
                  <div className="flex min-w-0 flex-col gap-0.5">
                    <p>{name}</p>
                    <p className="font-sans text-sm text-ink-faint">{titles.join(", ")}</p>
                  </div>
                </li>
              ))}
            </ul>
          </div>
          <div className="flex flex-col justify-center gap-5 lg:border-l lg:border-rule lg:pl-12">
            <p className="flex flex-col gap-1">
              <span data-claim="normalPrice" className="font-sans text-sm text-ink-muted">
                <s className="figures-table">{CLAIMS.normalPrice.value}</s>{" "}
                {CLAIMS.normalPrice.label}, limited-time offer
              </span>
              <span className="figures-table text-display text-ink">{LIFETIME_PRICE_LABEL}</span>
              <span className="font-sans text-sm text-ink-muted">
                One payment, lifetime access. No subscription.
              </span>
            </p>
            <Button
              size="lg"
              block
              busy={isStarting}
              busyLabel="Starting Checkout..."
              onClick={start}
            >
              <span className="text-balance">
                Unlock Full Report{" "}
                <span className="whitespace-nowrap">for {LIFETIME_PRICE_LABEL}</span>
              </span>
            </Button>
            {refundDays() > 0 ? (
              <p className="font-sans text-sm text-ink-muted">
                {describeRefundTerms(refundDays())}
              </p>
            ) : null}
            <div role="alert" className="empty:hidden">
              {problem ? (
                <Notice variant="signal" title={problem.title}>
                  {problem.words}
                </Notice>
              ) : null}
            </div>
          </div>
        </div>
      </Card>
    </div>
  );
}
