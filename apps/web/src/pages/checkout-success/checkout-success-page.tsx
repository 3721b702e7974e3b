import { safeReturnTo } from "@cosmic/domain";
import { paths } from "../../paths.ts";
import { Navigate, useSearchParams } from "../../router.ts";
import { useCurrentUser } from "../../shared/account/current-user.ts";
import { SitePage } from "../../shell/site-page.tsx";
import { NoAnswer, NoPayment, NotVerified, OnItsWay, Paid, Verifying } from "./outcomes.tsx";
import { usePaymentOutcome } from "./use-payment-outcome.ts";
import { useRedirect } from "./use-redirect.ts";

const RETURN_DELAY_MS = 3_000;
const NO_SESSION_DELAY_MS = 2_000;

const UNANSWERED =
  "We could not reach the payment provider. If you have paid, your report opens automatically once the payment is confirmed. There is no need to pay again.";
const UNKNOWN = "We could not find a payment of yours with this number.";

/** Where the payment page sends people back to. */
export function CheckoutSuccessPage() {
  const [query] = useSearchParams();
  const sessionId = query.get("session_id") ?? "";
  const returnTo = safeReturnTo(query.get("returnTo"), { origin: window.location.origin });
  return (
    <SitePage title="Payment" width="reading">
      <div aria-live="polite" className="mx-auto max-w-xl py-6">
        {sessionId === "" ? (
          <WithoutSession />
        ) : (
          <Buyer sessionId={sessionId} returnTo={returnTo} />
        )}
      </div>
    </SitePage>
  );
}

function WithoutSession() {
  useRedirect(paths.root(), NO_SESSION_DELAY_MS);
  return <NoPayment />;
}

interface PaymentProps {
  sessionId: string;
  /** Where the buyer came from, checked. */
  returnTo: string;
}

/** A payment is shown only to its buyer, so the user is loaded first. */
function Buyer({ sessionId, returnTo }: PaymentProps) {
  const { user, isLoading, error, refetch } = useCurrentUser();
  if (user) return <Payment sessionId={sessionId} returnTo={returnTo} />;
  if (isLoading) return <Verifying />;
  if (error) return <NoAnswer retry={() => void refetch()} />;
  return <SignIn sessionId={sessionId} returnTo={returnTo} />;
}

function Payment({ sessionId, returnTo }: PaymentProps) {
  const { status, message } = usePaymentOutcome(sessionId);
  const isOver = !["asking", "on-its-way", "signed-out"].includes(status);
  useRedirect(isOver ? returnTo : null, RETURN_DELAY_MS);
  switch (status) {
    case "asking":
      return <Verifying />;
    case "paid":
      return <Paid />;
    case "on-its-way":
      return <OnItsWay returnTo={returnTo} />;
    case "signed-out":
      return <SignIn sessionId={sessionId} returnTo={returnTo} />;
    default:
      return <NotVerified reason={status === "unanswered" ? UNANSWERED : message || UNKNOWN} />;
  }
}

function SignIn({ sessionId, returnTo }: PaymentProps) {
  const here = paths.checkoutSuccess({ session_id: sessionId, returnTo });
  return <Navigate to={paths.authSelect({ returnTo: here })} replace />;
}
