import { Notice } from "@cosmic/ui/notice";
import { useSearchParams } from "../../router.ts";
import { useHydrated } from "../hydration/use-hydrated.ts";

/** What the codes mean that the server sends someone back with. */
const REASONS: Readonly<Record<string, string>> = {
  google_unavailable:
    "Signing in with Google is not available here yet. Please use your email address instead.",
  access_denied: "You closed Google's page before signing in. Nothing has changed.",
  email_unverified:
    "Google has not confirmed that email address yet. Confirm it there, or use your email address here.",
};
const UNKNOWN_REASON =
  "Signing in with Google did not work this time. Please try again, or use your email address.";

/** Says why someone has come back from Google without being signed in. */
export function GoogleRefusal() {
  const [query] = useSearchParams();
  const isHydrated = useHydrated();
  const code = isHydrated ? query.get("error") : null;
  if (!code) return null;
  const reason = Object.hasOwn(REASONS, code) ? REASONS[code] : UNKNOWN_REASON;
  return (
    <Notice variant="signal" role="alert" title="You are not signed in">
      {reason}
    </Notice>
  );
}
