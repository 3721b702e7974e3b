import { useState } from "react";
import type { Credentials } from "../../shared/current-operator/use-sign-in.ts";
import type { FailureNotice } from "../../shared/feedback/failure-notice.ts";
import { CredentialsForm } from "./credentials-form.tsx";
import { SecondStep } from "./second-step.tsx";

/** Email and password, then, with two-step sign-in on, a code. */
export function SignInSteps() {
  const [accepted, setAccepted] = useState<Credentials | null>(null);
  const [firstStep, setFirstStep] = useState<{ email: string; notice: FailureNotice | null }>({
    email: "",
    notice: null,
  });
  if (accepted === null) {
    return (
      <CredentialsForm
        email={firstStep.email}
        startNotice={firstStep.notice}
        onCodeNeeded={setAccepted}
      />
    );
  }
  return (
    <SecondStep
      credentials={accepted}
      onBack={(notice) => {
        setFirstStep({ email: accepted.email, notice });
        setAccepted(null);
      }}
    />
  );
}
