import { linkStyle } from "@cosmic/ui/link-style";
import { SectionHeading } from "@cosmic/ui/section-heading";
import { paths } from "../../paths.ts";
import { Link } from "../../router.ts";
import { useCurrentOperator } from "../../shared/current-operator/current-operator.ts";
import { PageTitle } from "../../shell/page-title.tsx";
import { SecondFactor } from "./second-factor.tsx";

/** How the operator at the panel signs in, and what they can change of that themselves. */
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
            {operator?.email} opens this panel with a password and, if you like, a code from your
            phone as well.
          </p>
        }
      />
      <section
        aria-labelledby="second-factor"
        className="grid gap-x-16 gap-y-6 border-t border-rule py-10 lg:grid-cols-[20rem_minmax(0,1fr)]"
      >
        <div className="flex flex-col gap-3">
          <h2 id="second-factor" className="text-2xl">
            Second factor
          </h2>
          <p className="text-ink-muted">
            A code that an authenticator app makes anew every half minute. With it, a password that
            leaks opens nothing.
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
          <p>Passwords of operators are set where the product runs, not here:</p>
          {/* Without ligatures, which would join the two dashes into one. */}
          <code className="block break-words border-l-2 border-brass-line pl-4 font-sans text-base text-ink [font-variant-ligatures:none]">
            npm run operators -- reset {operator?.email}
          </code>
          <p>
            That makes a new one, ends every session and turns the second factor off. It is also the
            way back for whoever has lost the app and every recovery code.
          </p>
        </div>
      </section>
    </div>
  );
}
