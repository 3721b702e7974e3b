import type { GoogleError } from "@cosmic/contracts";
import { linkStyle } from "@cosmic/ui/link-style";
import { Notice } from "@cosmic/ui/notice";
import { paths } from "../../paths.ts";
import { Link, useSearchParams } from "../../router.ts";
import { useHydrated } from "../navigation/use-hydrated.ts";
import { useReturnTo } from "../navigation/use-return-to.ts";

/** What the codes mean that the server sends someone back with. */
const REASONS: Readonly<Record<GoogleError, string>> = {
  google_unavailable:
    "Signing in with Google is not available right now. You can use your email address instead.",
  access_denied: "You left Google's page before signing in. Nothing has changed.",
  email_unverified:
    "Google has not confirmed that email address yet. Confirm it with Google first, or sign in with it here.",
  other_google_account:
    "The account with that email address is linked to a different Google account. Choose that one on Google's page, or sign in with your email address.",
  google_failed:
    "Signing in with Google did not work this time. Please try again, or use your email address.",
};

const isKnown = (code: string): code is GoogleError => Object.hasOwn(REASONS, code);

/** Says why someone has come back from Google without being signed in, and what other way there is. */
export function GoogleRefusal() {
  const [query] = useSearchParams();
  const isHydrated = useHydrated();
  const returnTo = useReturnTo();
  const code = isHydrated ? query.get("error") : null;
  if (!code) return null;
  return (
    <Notice
      variant="signal"
      role="alert"
      title="You are not signed in"
      action={
        <Link
          to={paths.authSelect(returnTo === undefined ? {} : { returnTo })}
          className={linkStyle({ tone: "strong" })}
        >
          Use your email address
        </Link>
      }
    >
      {REASONS[isKnown(code) ? code : "google_failed"]}
    </Notice>
  );
}
