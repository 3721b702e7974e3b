import { routes } from "@cosmic/contracts/routes";
import { useEffect, useEffectEvent, useState } from "react";
import { ApiError, api } from "../../../api/client.ts";
import { reportFailure } from "../../../api/report-failure.ts";
import { paths } from "../../../paths.ts";
import { useNavigate } from "../../../router.ts";
import { useRenewAccess } from "../../../shared/account/renew-access.ts";
import { recordStep } from "../../../shared/funnel/record-step.ts";
import { navigateFully } from "../../../shared/navigation/navigate-fully.ts";
import { type CheckoutProblem, MissingCheckoutUrl, toCheckoutProblem } from "./checkout-problem.ts";

const SELF_START_DELAY_MS = 500;
const PATH = routes.checkout.createCheckoutSession.path;

export interface Checkout {
  isStarting: boolean;
  /** Why the last attempt failed; null when there was none, or it succeeded. */
  problem: CheckoutProblem | null;
  start: () => void;
}

/**
 * Creates a checkout session and navigates to its payment page. Without a session it leads to the sign-in,
 * from where the visitor comes back with `checkout=true`. A buyer who has already paid gets the report
 * instead. After any other failure, which is reported, the button is enabled again and the problem shows
 * beside it. `isDue` starts it automatically after half a second.
 */
export function useCheckout(slug: string | null, isDue: boolean): Checkout {
  const navigate = useNavigate();
  const renewAccess = useRenewAccess();
  const [isStarting, setIsStarting] = useState(false);
  const [problem, setProblem] = useState<CheckoutProblem | null>(null);
  const query = slug === null ? {} : { slug };

  async function start() {
    if (isStarting) return;
    recordStep("checkout_initiated");
    setIsStarting(true);
    setProblem(null);
    try {
      const session = await api.checkout.createCheckoutSession({
        body: { returnTo: paths.result(query) },
      });
      if (!session?.url) throw new MissingCheckoutUrl();
      navigateFully(session.url);
    } catch (error) {
      const status = error instanceof ApiError ? error.status : null;
      const hasAccess = status === 409 && (await renewAccess());
      setIsStarting(false);
      if (status === 401) {
        const returnTo = paths.result({ ...query, checkout: "true" });
        void navigate(paths.authSelect({ returnTo }));
        return;
      }
      // Other refusals have been reported by the client already.
      if (status === null) report(error);
      setProblem(toCheckoutProblem(error, hasAccess));
    }
  }

  const startByItself = useEffectEvent(() => void start());
  useEffect(() => {
    if (!isDue) return undefined;
    const timer = setTimeout(() => {
      startByItself();
    }, SELF_START_DELAY_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [isDue]);

  // The back button may restore the page from the back/forward cache, with the button busy.
  useEffect(() => {
    function free(event: PageTransitionEvent) {
      if (event.persisted) setIsStarting(false);
    }
    window.addEventListener("pageshow", free);
    return () => {
      window.removeEventListener("pageshow", free);
    };
  }, []);

  return { isStarting, problem, start: () => void start() };
}

function report(error: unknown) {
  const message = error instanceof Error ? error.message : String(error);
  reportFailure({ url: PATH, status: 0, message, severity: "MEDIUM" });
}
