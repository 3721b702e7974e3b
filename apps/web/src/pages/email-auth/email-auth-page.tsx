import { Divider } from "@cosmic/ui/divider";
import { linkStyle } from "@cosmic/ui/link-style";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { paths } from "../../paths.ts";
import { Link, useSearchParams } from "../../router.ts";
import { accountCheckQuery } from "../../shared/account/account-check.ts";
import { GoogleButton } from "../../shared/account/google-button.tsx";
import { AgreementNote } from "../../shared/legal/agreement-note.tsx";
import { useReturnTo } from "../../shared/navigation/use-return-to.ts";
import { SignInPage } from "../../shell/sign-in-page.tsx";
import { EmailAuthForm } from "./email-auth-form.tsx";
import type { Mode } from "./mode.ts";

const TEXTS = {
  "sign-in": {
    heading: "Welcome Back",
    lead: "Enter your password to open your blueprints.",
    other: "I am new here",
  },
  "sign-up": {
    heading: "Create Your Account",
    lead: "Choose a password. Your blueprints will be waiting whenever you return.",
    other: "I already have an account",
  },
} as const satisfies Record<Mode, object>;

/** Email and password, as sign-in or as sign-up: an address without an account opens sign-up. */
export function EmailAuthPage() {
  const [query] = useSearchParams();
  const returnTo = useReturnTo();
  const email = query.get("email")?.trim() ?? "";
  const { data } = useQuery({ ...accountCheckQuery(email), enabled: email !== "" });
  const [chosen, setChosen] = useState<Mode | null>(null);
  const mode = chosen ?? (data?.exists === false ? "sign-up" : "sign-in");
  const { heading, lead, other } = TEXTS[mode];

  return (
    <SignInPage title={heading} heading={heading} lead={lead}>
      <EmailAuthForm mode={mode} email={email} returnTo={returnTo} />
      <Divider label="or" />
      <GoogleButton />
      {mode === "sign-up" ? <AgreementNote /> : null}
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <Link
          to={paths.authSelect(returnTo === undefined ? {} : { returnTo })}
          className={linkStyle({ tone: "strong" })}
        >
          Back to options
        </Link>
        <button
          type="button"
          className={linkStyle({ tone: "strong" })}
          onClick={() => {
            setChosen(mode === "sign-in" ? "sign-up" : "sign-in");
          }}
        >
          {other}
        </button>
      </div>
    </SignInPage>
  );
}
