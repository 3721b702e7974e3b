import { parseEmail } from "@cosmic/domain";
import { Button } from "@cosmic/ui/button";
import { PasswordField } from "@cosmic/ui/password-field";
import { TextField } from "@cosmic/ui/text-field";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useState } from "react";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import {
  type Credentials,
  findSignInRefusal,
  useSignIn,
} from "../../shared/current-operator/use-sign-in.ts";
import { type FailureNotice, toFailureNotice } from "../../shared/feedback/failure-notice.ts";
import { FormFailure } from "../../shared/feedback/form-failure.tsx";
import { SIGN_IN_FAILURE } from "./sign-in-failure.ts";

const credentials = z.object({
  email: z
    .string()
    .check(z.refine((value) => parseEmail(value) !== null, "Please enter a valid email address")),
  password: z.string().check(z.minLength(1, "Password is required")),
});

interface CredentialsFormProps {
  /** Kept when coming back from the second step. */
  email: string;
  /** Why the second step led back here, shown first. */
  startNotice: FailureNotice | null;
  /** The credentials are correct and the operator has two-step sign-in on. */
  onCodeNeeded: (credentials: Credentials) => void;
}

/** Email and password. The first invalid field gets the focus; the server's message stays in view. */
export function CredentialsForm({ email, startNotice, onCodeNeeded }: CredentialsFormProps) {
  const { mutate, isPending } = useSignIn();
  const [notice, setNotice] = useState(startNotice);
  const { register, handleSubmit, setFocus, formState } = useForm<Credentials>({
    resolver: standardSchemaResolver(credentials),
    defaultValues: { email, password: "" },
  });
  const submit = handleSubmit((values) => {
    setNotice(null);
    mutate(values, {
      onError(error) {
        const refusal = findSignInRefusal(error);
        if (refusal === "totp_required") {
          onCodeNeeded(values);
          return;
        }
        setNotice(toFailureNotice(error, SIGN_IN_FAILURE, new Date()));
        if (refusal) setFocus("password", { shouldSelect: true });
      },
    });
  });
  return (
    <form
      noValidate
      aria-label="Operator sign-in"
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        if (isPending) event.preventDefault();
        else void submit(event);
      }}
    >
      <FormFailure notice={notice} />
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={formState.errors.email?.message}
        {...register("email")}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        required
        error={formState.errors.password?.message}
        {...register("password")}
      />
      <Button type="submit" size="lg" block busy={isPending} busyLabel="Signing in...">
        Sign In
      </Button>
    </form>
  );
}
