import { Button } from "@cosmic/ui/button";
import { linkStyle } from "@cosmic/ui/link-style";
import { Orbit } from "@cosmic/ui/orbit";
import type { ReactNode } from "react";
import { siteOperator } from "../../config.ts";
import { Link } from "../../router.ts";

const UNLOCKED = [
  "Every blueprint you have and every one you will make, in full",
  "Work, love and money, each in a chapter of its own",
  "Your sign in detail, with archetypes, gifts and hidden potentials",
  "Twelve months ahead, one reading for each",
  "Daily life: career, relationships, leadership, learning and more",
] as const;

export function Verifying() {
  return (
    <Outcome title="Verifying Payment">
      <div className="flex items-center gap-6 text-brass">
        <Orbit size="lg" />
        <p className="text-lg text-ink-muted">
          We are asking the payment provider. It usually takes a second or two.
        </p>
      </div>
    </Outcome>
  );
}

export function Paid() {
  return (
    <Outcome title="Payment Successful!">
      <p className="text-lg text-ink-muted">You now have access to everything below.</p>
      <ul className="border-t border-rule-strong">
        {UNLOCKED.map((item) => (
          <li key={item} className="flex items-baseline gap-4 border-b border-rule py-4">
            <span aria-hidden="true" className="size-1.5 shrink-0 rotate-45 bg-brass" />
            {item}
          </li>
        ))}
      </ul>
      <LeavingSoon />
    </Outcome>
  );
}

/** Ordered, but not paid yet: some payment methods take days. */
export function OnItsWay({ returnTo }: { returnTo: string }) {
  return (
    <Outcome title="Your payment is on its way">
      <div className="flex flex-col gap-4 text-lg text-ink-muted">
        <p>
          The payment provider has your order and is waiting for the payment to arrive. Depending on
          how you paid, this takes minutes or a few days.
        </p>
        <p>
          Lifetime access starts automatically when it arrives, even if you close this page, and we
          will email you a receipt. There is no need to pay again.
        </p>
      </div>
      <div>
        <Button asChild variant="secondary" size="lg">
          <Link to={returnTo}>Read on meanwhile</Link>
        </Button>
      </div>
    </Outcome>
  );
}

export function NotVerified({ reason }: { reason: string }) {
  const { email } = siteOperator();
  return (
    <Outcome title="Verification Error">
      <div className="flex flex-col gap-4 text-lg text-ink-muted">
        <p>{reason}</p>
        {email ? (
          <p>
            Contact support at{" "}
            <a href={`mailto:${email}`} className={linkStyle()}>
              {email}
            </a>
            .
          </p>
        ) : null}
      </div>
      <LeavingSoon />
    </Outcome>
  );
}

/** The current user could not be loaded, so no payment can be shown. */
export function NoAnswer({ retry }: { retry: () => void }) {
  return (
    <Outcome title="Verifying Payment">
      <p className="text-lg text-ink-muted">
        The site did not respond. Your payment is safe with the payment provider. There is no need
        to pay again.
      </p>
      <div>
        <Button variant="secondary" size="lg" onClick={retry}>
          Try again
        </Button>
      </div>
    </Outcome>
  );
}

export function NoPayment() {
  return (
    <Outcome title="No payment to verify">
      <p className="text-lg text-ink-muted">
        This page needs the number of a payment session. Taking you to the start page...
      </p>
    </Outcome>
  );
}

function LeavingSoon() {
  return <p className="font-sans text-sm text-ink-muted">Taking you back in a moment...</p>;
}

/** One outcome replaces another in the same live region, which is announced as it changes. */
function Outcome({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex animate-arrive flex-col gap-8">
      <h1 className="text-4xl">{title}</h1>
      {children}
    </div>
  );
}
