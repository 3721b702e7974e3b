import { AgreementNote } from "../../shared/agreement/agreement-note.tsx";
import { GoogleButton } from "../../shared/google-sign-in/google-button.tsx";
import { GoogleRefusal } from "../../shared/google-sign-in/google-refusal.tsx";
import { SignInPage } from "../../shell/sign-in-page.tsx";

/** The short way in: Google and nothing else. */
export function AuthPage() {
  return (
    <SignInPage title="Sign up or log in" heading="Sign up or log in">
      <GoogleRefusal />
      <GoogleButton />
      <AgreementNote />
    </SignInPage>
  );
}
