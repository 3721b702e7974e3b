import { parseEmail } from "@cosmic/domain";
import { Button } from "@cosmic/ui/button";
import { Notice } from "@cosmic/ui/notice";
import { PasswordField } from "@cosmic/ui/password-field";
import { TextField } from "@cosmic/ui/text-field";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useState } from "react";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { ApiError } from "../../api/client.ts";
import { useSignIn } from "../../shared/current-operator/use-sign-in.ts";
import { type FailureNotice, failureNoticeOf } from "./failure-notice.ts";

const credentials = z.object({
  email: z
    .string()
    .check(z.refine((value) => parseEmail(value) !== null, "Please enter a valid email address")),
  password: z.string().check(z.minLength(1, "Password is required")),
});

type Credentials = z.infer<typeof credentials>;

/** E-mail and password; the first field that is wrong gets the focus, what the server says stays in view. */
export function SignInForm() {
  const { mutate, isPending } = useSignIn();
  const [notice, setNotice] = useState<FailureNotice | null>(null);
  const { register, handleSubmit, setFocus, formState } = useForm<Credentials>({
    resolver: standardSchemaResolver(credentials),
    defaultValues: { email: "", password: "" },
  });
  const submit = handleSubmit((values) => {
    // A message that leaves and comes back is read out again.
    setNotice(null);
    mutate(values, {
      onError(error) {
        setNotice(failureNoticeOf(error, new Date()));
        if (error instanceof ApiError && error.status === 401) {
          setFocus("password", { shouldSelect: true });
        }
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
      {notice ? (
        <Notice variant="signal" role="alert" title={notice.title}>
          <p>{notice.text}</p>
        </Notice>
      ) : null}
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
