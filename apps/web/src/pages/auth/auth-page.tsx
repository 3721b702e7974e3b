import { GoogleButton } from "../../shared/account/google-button.tsx";
import { GoogleRefusal } from "../../shared/account/google-refusal.tsx";
import { AgreementNote } from "../../shared/legal/agreement-note.tsx";
import { SignInPage } from "../../shell/sign-in-page.tsx";

/** Google sign-in only. */
export function AuthPage() {
  return (
    <SignInPage title="Sign up or log in" heading="Sign up or log in">
      <GoogleRefusal />
      <GoogleButton />
      <AgreementNote />
    </SignInPage>
  );
}
