import type { Account, SignInMethod } from "@cosmic/contracts";
import { linkStyle } from "@cosmic/ui/link-style";
import { paths } from "../../paths.ts";
import { Link } from "../../router.ts";
import { formatDay } from "../../shared/dates/format-instant.ts";

const NAMES: Readonly<Record<SignInMethod["kind"], string>> = {
  password: "Email and password",
  google: "Google",
};

/**
 * Every sign-in method of the account, and how to add the other one. Before the address is confirmed either
 * way would give the account to the owner of the address, empty: confirming comes first.
 */
export function SignInMethods({
  signInMethods,
  isEmailConfirmed,
}: Pick<Account, "signInMethods" | "isEmailConfirmed">) {
  const has = (kind: SignInMethod["kind"]) => signInMethods.some((method) => method.kind === kind);
  return (
    <div className="flex flex-col gap-5">
      <ul className="border-t border-rule">
        {signInMethods.map(({ kind, email, addedAt }) => (
          <li
            key={`${kind} ${email}`}
            className="grid gap-x-6 gap-y-1 border-b border-rule py-4 sm:grid-cols-[14rem_minmax(0,1fr)]"
          >
            <p className="text-lg">{NAMES[kind]}</p>
            <div className="min-w-0">
              <p className="break-words">{email}</p>
              <p className="figures-table text-sm text-ink-muted">Since {formatDay(addedAt)}</p>
            </div>
          </li>
        ))}
      </ul>
      {isEmailConfirmed ? null : (
        <p>
          Confirm your email address first. Until then, a reset link that is opened in another
          browser, and Continue with Google, remove your blueprints and answers from this account.
        </p>
      )}
      <p className="text-ink-muted">
        {has("password") ? (
          <>
            To change your password,{" "}
            <Link to={paths.forgotPassword()} className={linkStyle()}>
              request a reset link by email
            </Link>
            . Using it signs you out of every browser.
          </>
        ) : (
          <>
            To use a password as well,{" "}
            <Link to={paths.forgotPassword()} className={linkStyle()}>
              request a reset link by email
            </Link>{" "}
            and choose one.
          </>
        )}
      </p>
      {has("google") ? null : (
        <p className="text-ink-muted">
          To use Google as well, sign out and choose Continue with Google with the same email
          address.
        </p>
      )}
    </div>
  );
}
