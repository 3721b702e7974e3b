import { safeReturnTo } from "@cosmic/domain";
import { Orbit } from "@cosmic/ui/orbit";
import type { ReactNode } from "react";
import { paths } from "../../paths.ts";
import { Navigate, useSearchParams } from "../../router.ts";
import { useCurrentUser } from "../../shared/current-user/current-user.ts";
import { SitePage } from "../../shell/site-page.tsx";
import { useRedirect } from "./use-redirect.ts";
import { useVerification } from "./use-verification.ts";

const RETURN_DELAY_MS = 3_000;
const NO_SESSION_DELAY_MS = 2_000;

const UNLOCKED = [
  "Every blueprint you have and every one you will make, in full",
  "Work, love and money, each in a chapter of its own",
  "Your sign in detail, with archetypes, gifts and hidden potentials",
  "Twelve months ahead, one page for each",
  "The long chapters: career, relationships, leadership, learning and more",
] as const;

/** Where the payment page sends people back to. */
export function CheckoutSuccessPage() {
  const [query] = useSearchParams();
  const { user, isLoading } = useCurrentUser();
  const sessionId = query.get("session_id") ?? "";
  const returnTo = safeReturnTo(query.get("returnTo"), { origin: window.location.origin });
  const here = paths.checkoutSuccess({ session_id: sessionId, returnTo });
  return (
    <SitePage title="Payment" width="reading">
      <div aria-live="polite" className="mx-auto max-w-xl py-6">
        {sessionId === "" ? <NoSession /> : null}
        {sessionId !== "" && isLoading ? <Verifying /> : null}
        {sessionId !== "" && !isLoading && !user ? (
          <Navigate to={paths.authSelect({ returnTo: here })} replace />
        ) : null}
        {sessionId !== "" && user ? (
          <Outcome sessionId={sessionId} returnTo={returnTo} here={here} />
        ) : null}
      </div>
    </SitePage>
  );
}

interface OutcomeProps {
  sessionId: string;
  returnTo: string;
  here: string;
}

function Outcome({ sessionId, returnTo, here }: OutcomeProps) {
  const verification = useVerification(sessionId, true);
  const isDecided = verification === "paid" || verification === "failed";
  useRedirect(isDecided ? returnTo : null, RETURN_DELAY_MS);
  if (verification === "signed-out") {
    return <Navigate to={paths.authSelect({ returnTo: here })} replace />;
  }
  if (verification === "paid") {
    return (
      <Message title="Payment Successful!">
        <p className="text-lg text-ink-muted">Everything below is open to you from now on.</p>
        <ul className="border-t border-rule-strong">
          {UNLOCKED.map((item) => (
            <li key={item} className="flex items-baseline gap-4 border-b border-rule py-4">
              <span aria-hidden="true" className="size-1.5 shrink-0 rotate-45 bg-brass" />
              {item}
            </li>
          ))}
        </ul>
        <p className="font-sans text-sm text-ink-muted">Taking you back in a moment...</p>
      </Message>
    );
  }
  if (verification === "failed") {
    return (
      <Message title="Verification Error">
        <p className="text-lg text-ink-muted">
          There was an issue verifying your payment. Please contact support. If money left your
          account it is not lost: the payment is on record with its own number.
        </p>
        <p className="font-sans text-sm text-ink-muted">Taking you back in a moment...</p>
      </Message>
    );
  }
  return <Verifying />;
}

function Verifying() {
  return (
    <Message title="Verifying Payment">
      <div className="flex items-center gap-6 text-brass">
        <Orbit size="lg" />
        <p className="text-lg text-ink-muted">
          We are asking the payment provider. It usually takes a second or two.
        </p>
      </div>
    </Message>
  );
}

function NoSession() {
  useRedirect(paths.root(), NO_SESSION_DELAY_MS);
  return (
    <Message title="No payment to verify">
      <p className="text-lg text-ink-muted">
        This page needs the number of a payment session. Taking you to the start page...
      </p>
    </Message>
  );
}

/** One outcome after the other in the same place; the region around it is read out as it changes. */
function Message({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex animate-arrive flex-col gap-8">
      <h1 className="text-4xl">{title}</h1>
      {children}
    </div>
  );
}
