import { getInitials, PRODUCT_NAME } from "@cosmic/domain";
import { Avatar } from "@cosmic/ui/avatar";
import { linkStyle } from "@cosmic/ui/link-style";
import { SiteHeader } from "@cosmic/ui/site-header";
import { Wordmark } from "@cosmic/ui/wordmark";
import { Suspense } from "react";
import { paths } from "../paths.ts";
import { Link, useLocation } from "../router.ts";
import { useCurrentUser } from "../shared/account/current-user.ts";
import { findLogInAddress } from "../shared/navigation/log-in-address.ts";
import { useHydrated } from "../shared/navigation/use-hydrated.ts";
import { useReturnTo } from "../shared/navigation/use-return-to.ts";
import { lazyProfileMenu } from "./lazy-profile-menu.ts";

const ProfileMenu = lazyProfileMenu.Component;

/** The bar that stays at the top: the logo, then the profile menu or the way to sign in. */
export function TopBar() {
  const { user } = useCurrentUser();
  return (
    <SiteHeader
      brand={
        <Link
          to={user ? paths.dashboard() : paths.root()}
          className="inline-flex min-h-11 items-center rounded-sm no-underline"
        >
          <Wordmark name={PRODUCT_NAME} />
        </Link>
      }
      actions={
        user ? (
          <Suspense fallback={<Avatar initials={getInitials(user)} src={user.profileImageUrl} />}>
            <ProfileMenu user={user} />
          </Suspense>
        ) : (
          <LogInLink />
        )
      }
    />
  );
}

function LogInLink() {
  const { pathname, search } = useLocation();
  const isHydrated = useHydrated();
  const leadsTo = useReturnTo();
  const to = isHydrated
    ? findLogInAddress({ origin: window.location.origin, pathname, search }, leadsTo)
    : paths.authSelect();
  return (
    <Link to={to} className={linkStyle({ tone: "strong" })} data-visitor>
      Log In
    </Link>
  );
}
