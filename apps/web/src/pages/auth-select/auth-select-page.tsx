import { isSimpleEmail } from "@cosmic/domain";
import { Button } from "@cosmic/ui/button";
import { Divider } from "@cosmic/ui/divider";
import { TextField } from "@cosmic/ui/text-field";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { paths } from "../../paths.ts";
import { useNavigate } from "../../router.ts";
import { accountCheckQuery } from "../../shared/account/account-check.ts";
import { GoogleButton } from "../../shared/account/google-button.tsx";
import { AgreementNote } from "../../shared/legal/agreement-note.tsx";
import { useReturnTo } from "../../shared/navigation/use-return-to.ts";
import { SignInPage } from "../../shell/sign-in-page.tsx";

/** The choice between Google and an email address, for new and returning users. */
export function AuthSelectPage() {
  return (
    <SignInPage
      title="Choose Your Sign-In Method"
      heading="Choose Your Sign-In Method"
      lead="New or returning, sign in the same way. Your blueprints are saved to the account you choose."
    >
      <GoogleButton />
      <Divider label="or" />
      <EmailForm />
      <AgreementNote />
    </SignInPage>
  );
}

function EmailForm() {
  const [typed, setTyped] = useState("");
  const [isChecking, setIsChecking] = useState(false);
  const returnTo = useReturnTo();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const email = typed.trim();

  async function goOn(event: FormEvent) {
    event.preventDefault();
    if (isChecking) return;
    setIsChecking(true);
    // Never throws: without a response the next screen opens as for a known address.
    await queryClient.prefetchQuery(accountCheckQuery(email));
    void navigate(paths.emailAuth({ email, ...(returnTo === undefined ? {} : { returnTo }) }));
  }

  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void goOn(event)}>
      <TextField
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
        }}
      />
      <Button type="submit" block disabled={!isSimpleEmail(email)} busy={isChecking}>
        Continue with Email
      </Button>
    </form>
  );
}
