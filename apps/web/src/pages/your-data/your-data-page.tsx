import type { User } from "@cosmic/contracts";
import { linkStyle } from "@cosmic/ui/link-style";
import { paths } from "../../paths.ts";
import { Link } from "../../router.ts";
import { ConfirmEmailBanner } from "../../shared/account/confirm-email-banner.tsx";
import { useCurrentUser } from "../../shared/account/current-user.ts";
import { formatDay } from "../../shared/dates/format-instant.ts";
import { CALIBRATION_EXPLAINED } from "../../shared/sittings/calibration-question.tsx";
import { SitePage } from "../../shell/site-page.tsx";
import { AccountPart } from "./account-part.tsx";
import { CalibrationConsentChoice } from "./calibration-consent.tsx";
import { ChartSettingsChoice } from "./chart-settings-choice.tsx";
import { DataSection } from "./data-section.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { DownloadEverything } from "./download-everything.tsx";
import { EmailAddress } from "./email-address.tsx";
import { NameForm } from "./name-form.tsx";
import { Purchases } from "./purchases.tsx";
import { SignInMethods } from "./sign-in-methods.tsx";
import { SignOutEverywhere } from "./sign-out-everywhere.tsx";

/** The data kept about the signed-in user, and everything they can do with it. */
export function YourDataPage() {
  const { user } = useCurrentUser();
  return (
    <SitePage title="Your data">
      <header className="flex flex-col gap-4 pb-12">
        <h1 className="text-4xl">Your data</h1>
        <p className="measure text-lg text-ink-muted">
          What is kept about you and for how long is written in the{" "}
          <Link to={paths.privacy()} className={linkStyle()}>
            Privacy Policy
          </Link>
          . Here you can see it, change it, download it, or delete it.
        </p>
      </header>
      {user ? <Sections user={user} /> : null}
    </SitePage>
  );
}

function Sections({ user }: { user: User }) {
  return (
    <>
      <div className="pb-12 empty:hidden">
        <ConfirmEmailBanner />
      </div>
      <DataSection
        id="name"
        title="Your name"
        lead={<p>Member since {formatDay(user.createdAt)}.</p>}
      >
        <NameForm user={user} />
      </DataSection>
      <DataSection
        id="email"
        title="Your email address"
        lead="It changes when the new address and the current one have confirmed it."
      >
        <EmailAddress user={user} />
      </DataSection>
      <DataSection
        id="ways-in"
        title="Ways to sign in"
        lead="You can sign in to this account with any of these."
      >
        <AccountPart what="Your ways to sign in">
          {({ signInMethods, isEmailConfirmed }) => (
            <SignInMethods signInMethods={signInMethods} isEmailConfirmed={isEmailConfirmed} />
          )}
        </AccountPart>
      </DataSection>
      <DataSection
        id="chart-settings"
        title="Chart settings"
        lead="How the wheel and the tables of your reports are drawn in this browser."
      >
        <ChartSettingsChoice />
      </DataSection>
      <DataSection
        id="browsers"
        title="Signed-in browsers"
        lead="If you lost or lent a device, you can end its session here."
      >
        <div className="flex flex-col items-start gap-4">
          <AccountPart what="The number of your browsers">
            {({ sessions }) => (
              <p>
                {sessions > 1
                  ? `${sessions} browsers are signed in, including this one.`
                  : "Only this browser is signed in."}
              </p>
            )}
          </AccountPart>
          <SignOutEverywhere />
        </div>
      </DataSection>
      <DataSection id="purchases" title="Purchases" lead="One payment unlocks everything.">
        <Purchases user={user} />
      </DataSection>
      <DataSection id="calibration" title="Improving the questions" lead={CALIBRATION_EXPLAINED}>
        <CalibrationConsentChoice />
      </DataSection>
      <DataSection
        id="download"
        title="Download everything"
        lead="All the data we keep about you, in one archive."
      >
        <DownloadEverything user={user} />
      </DataSection>
      <DataSection
        id="delete"
        title="Delete your account"
        lead="This cannot be undone. You may want to download everything first."
      >
        <DeleteAccount user={user} />
      </DataSection>
    </>
  );
}
