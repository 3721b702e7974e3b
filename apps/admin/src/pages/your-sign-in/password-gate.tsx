import type { SecondFactorSetup } from "@cosmic/contracts";
import { Button } from "@cosmic/ui/button";
import { PasswordField } from "@cosmic/ui/password-field";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { api } from "../../api/client.ts";
import { type FailureNotice, toFailureNotice } from "../../shared/feedback/failure-notice.ts";
import { findFieldIssue } from "../../shared/feedback/find-field-issue.ts";
import { FormFailure } from "../../shared/feedback/form-failure.tsx";

interface PasswordGateProps {
  onOpened: (setup: SecondFactorSetup) => void;
  /** Handles a failure; true when nothing need be shown here. */
  onFailure: (error: unknown) => boolean;
}

/** Asks for the password before setup; an open panel is not enough. */
export function PasswordGate({ onOpened, onFailure }: PasswordGateProps) {
  const [notice, setNotice] = useState<FailureNotice | null>(null);
  const form = useForm({ defaultValues: { password: "" } });
  const { register, handleSubmit, setError, setFocus, formState } = form;
  const starting = useMutation({
    mutationFn: (body: { password: string }) => api.operators.startSecondFactor({ body }),
    onSuccess: onOpened,
    onError(error) {
      if (onFailure(error)) return;
      const problem = findFieldIssue(error, "password");
      if (problem === null) {
        const refused = { title: "Setup not started", fallback: "Setup could not be started." };
        setNotice(toFailureNotice(error, refused, new Date()));
        return;
      }
      setError("password", { message: problem });
      setFocus("password", { shouldSelect: true });
    },
  });
  const submit = handleSubmit((fields) => {
    setNotice(null);
    starting.mutate(fields);
  });
  return (
    <form
      noValidate
      aria-label="Set up two-step sign-in"
      className="flex flex-col items-start gap-6"
      onSubmit={(event) => {
        if (starting.isPending) event.preventDefault();
        else void submit(event);
      }}
    >
      <p>Two-step sign-in is off. To set it up, you need an authenticator app on your phone.</p>
      <div className="w-full empty:hidden">
        <FormFailure notice={notice} />
      </div>
      <div className="w-full">
        <PasswordField
          label="Your password"
          hint="We ask again in case the panel was left open."
          autoComplete="current-password"
          required
          error={formState.errors.password?.message}
          {...register("password", { required: "Password is required" })}
        />
      </div>
      <Button type="submit" variant="secondary" busy={starting.isPending} busyLabel="Preparing...">
        Set up
      </Button>
    </form>
  );
}
