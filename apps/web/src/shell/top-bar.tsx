import { getInitials, PRODUCT_NAME } from "@cosmic/domain";
import { Avatar } from "@cosmic/ui/avatar";
import { linkStyle } from "@cosmic/ui/link-style";
import { SiteHeader } from "@cosmic/ui/site-header";
import { Wordmark } from "@cosmic/ui/wordmark";
import { Suspense } from "react";
import { paths } from "../paths.ts";
import { Link } from "../router.ts";
import { useCurrentUser } from "../shared/account/current-user.ts";
import { useLogInAddress } from "../shared/navigation/use-log-in-address.ts";
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
  return (
    <Link to={useLogInAddress()} className={linkStyle({ tone: "strong" })} data-visitor>
      Log In
    </Link>
  );
}
