import { linkStyle } from "@cosmic/ui/link-style";
import { SectionHeading } from "@cosmic/ui/section-heading";
import { paths } from "../../paths.ts";
import { Link } from "../../router.ts";
import { useCurrentOperator } from "../../shared/current-operator/current-operator.ts";
import { PageTitle } from "../../shell/page-title.tsx";
import { SecondFactor } from "./second-factor.tsx";

/** The signed-in operator's sign-in settings. */
export function YourSignInPage() {
  const { operator } = useCurrentOperator();
  return (
    <div className="hairline-t flex flex-col gap-8 pt-6">
      <PageTitle>Your sign-in</PageTitle>
      <Link to={paths.users()} className={`${linkStyle({ tone: "quiet" })} self-start`}>
        Back to Users
      </Link>
      <SectionHeading
        level={1}
        title="Your sign-in"
        lead={
          <p className="break-words">
            {operator?.email} signs in with a password and, if two-step sign-in is on, a code from
            your phone.
          </p>
        }
      />
      <section
        aria-labelledby="second-factor"
        className="grid gap-x-16 gap-y-6 border-t border-rule py-10 lg:grid-cols-[20rem_minmax(0,1fr)]"
      >
        <div className="flex flex-col gap-3">
          <h2 id="second-factor" className="text-2xl">
            Two-step sign-in{" "}
          </h2>
          <p className="text-ink-muted">
            With two-step sign-in, signing in also takes a code from an authenticator app. A leaked
            password alone is not enough.
          </p>
        </div>
        <div className="max-w-[38rem]">
          <SecondFactor />
        </div>
      </section>
      <section
        aria-labelledby="password"
        className="grid gap-x-16 gap-y-6 border-t border-rule pt-10 lg:grid-cols-[20rem_minmax(0,1fr)]"
      >
        <h2 id="password" className="text-2xl">
          Password
        </h2>
        <div className="flex max-w-[38rem] flex-col gap-3 text-ink-muted">
          <p>Operator passwords are reset on the server:</p>
          {/* No ligatures: they would join the two dashes. */}
          <code className="block break-words border-l-2 border-brass-line pl-4 font-sans text-base text-ink [font-variant-ligatures:none]">
            npm run operators -- reset {operator?.email}
          </code>
          <p>
            This creates a new password and ends all sessions. Two-step sign-in stays on. If you
            have lost both the app and your recovery codes, this turns it off:
          </p>
          <code className="block break-words border-l-2 border-brass-line pl-4 font-sans text-base text-ink [font-variant-ligatures:none]">
            npm run operators -- reset-factor {operator?.email}
          </code>
        </div>
      </section>
    </div>
  );
}
