import { linkStyle } from "@cosmic/ui/link-style";
import { getErrorMessage } from "../../api/client.ts";
import {
  type Credentials,
  findSignInRefusal,
  useSignIn,
} from "../../shared/current-operator/use-sign-in.ts";
import { type FailureNotice, toFailureNotice } from "../../shared/feedback/failure-notice.ts";
import { CodeForm } from "../../shared/second-factor/code-form.tsx";
import { SIGN_IN_FAILURE } from "./sign-in-failure.ts";

interface SecondStepProps {
  /** Accepted in the first step; sent again with the code. */
  credentials: Credentials;
  /** Back to the first step, with the reason unless the operator asked for it. */
  onBack: (notice: FailureNotice | null) => void;
}

/** The second step of two-step sign-in. */
export function SecondStep({ credentials, onBack }: SecondStepProps) {
  const signIn = useSignIn();
  return (
    <CodeForm
      label="Second step"
      lead="Your password is correct. Enter a code from your authenticator app to continue."
      submitLabel="Sign In"
      busyLabel="Signing in..."
      block
      takesFocus
      acceptsRecoveryCodes
      refused={SIGN_IN_FAILURE}
      send={(code) => signIn.mutateAsync({ ...credentials, code })}
      findCodeProblem={(error) =>
        findSignInRefusal(error) === "totp_invalid"
          ? getErrorMessage(error, "This code is incorrect or was already used.")
          : null
      }
      onFailure={(error) => {
        // The password was changed between the two steps.
        if (findSignInRefusal(error) !== "invalid_credentials") return false;
        onBack(toFailureNotice(error, SIGN_IN_FAILURE, new Date()));
        return true;
      }}
    >
      <button
        type="button"
        className={linkStyle({ tone: "strong" })}
        onClick={() => {
          onBack(null);
        }}
      >
        Back
      </button>
    </CodeForm>
  );
}
