import { Button } from "@cosmic/ui/button";
import { linkStyle } from "@cosmic/ui/link-style";
import { Notice } from "@cosmic/ui/notice";
import { PasswordField } from "@cosmic/ui/password-field";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { ApiError, api } from "../../api/client.ts";
import { paths } from "../../paths.ts";
import { Link } from "../../router.ts";
import { currentUserQuery } from "../../shared/account/current-user.ts";
import { newPassword } from "../../shared/account/new-password.ts";
import { NEW_PASSWORD_HINTS } from "../../shared/account/new-password-hints.ts";
import { refusalText } from "../../shared/feedback/refusal-text.ts";
import { showFieldIssues } from "../../shared/feedback/show-field-issues.ts";
import { useProblemToast } from "../../shared/feedback/use-problem-toast.ts";

const schema = z.object({ password: newPassword("reset"), confirmation: z.string() }).check(
  z.refine(({ password, confirmation }) => password === confirmation, {
    path: ["confirmation"],
    error: "Passwords don't match",
    // Also when the password itself is invalid: both errors show at once.
    when: () => true,
  }),
);

/** The server refused this field. */
const isAbout = (error: unknown, field: string) =>
  error instanceof ApiError && !!error.body?.issues?.some(({ path }) => path === field);

/** An expired or used link fails on every retry. */
const isLinkDead = (error: unknown) =>
  error instanceof ApiError && error.status === 400 && !isAbout(error, "password");

interface NewPasswordFormProps {
  token: string;
  onComplete: () => void;
}

export function NewPasswordForm({ token, onComplete }: NewPasswordFormProps) {
  const { register, handleSubmit, setError, formState } = useForm<
    z.input<typeof schema>,
    unknown,
    z.output<typeof schema>
  >({
    defaultValues: { password: "", confirmation: "" },
    resolver: standardSchemaResolver(schema),
  });
  const { errors } = formState;
  const queryClient = useQueryClient();
  const problemToast = useProblemToast();
  const setting = useMutation({
    mutationFn: ({ password }: z.output<typeof schema>) =>
      api.passwordReset.resetPassword({ body: { token, password } }),
    onSuccess: () => {
      // The reset has ended the account's sessions; this browser's may have been one of them.
      void queryClient.invalidateQueries(currentUserQuery);
      onComplete();
    },
    onError: (error) => {
      showFieldIssues(error, ["password"], setError);
      problemToast.show({
        title: isAbout(error, "token") ? "Error" : "Reset Failed",
        description: refusalText(error, "Failed to reset password. Please try again."),
      });
    },
  });

  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => void handleSubmit((fields) => setting.mutate(fields))(event)}
    >
      {isLinkDead(setting.error) ? (
        <Notice
          variant="signal"
          title="This link no longer works"
          action={
            <Link to={paths.forgotPassword()} className={linkStyle({ tone: "strong" })}>
              Request a new link
            </Link>
          }
        >
          A reset link works once, within an hour, and only the newest one works.
        </Notice>
      ) : null}
      <PasswordField
        label="New Password"
        autoComplete="new-password"
        hint={NEW_PASSWORD_HINTS.reset}
        required
        error={errors.password?.message}
        {...register("password", { deps: ["confirmation"] })}
      />
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        required
        error={errors.confirmation?.message}
        {...register("confirmation")}
      />
      <Button type="submit" block busy={setting.isPending} busyLabel="Setting Password...">
        Set New Password
      </Button>
    </form>
  );
}
