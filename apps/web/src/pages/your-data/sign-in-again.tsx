import type { User } from "@cosmic/contracts";
import { Button } from "@cosmic/ui/button";
import { PasswordField } from "@cosmic/ui/password-field";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { ApiError, api } from "../../api/client.ts";
import { paths, serverPaths } from "../../paths.ts";
import { refusalText } from "../../shared/feedback/refusal-text.ts";
import { navigateFully } from "../../shared/navigation/navigate-fully.ts";
import { AccountPart } from "./account-part.tsx";

interface SignInAgainProps {
  user: User;
  /** What the sign-in is for, as the end of a sentence. */
  purpose: string;
  onDone: () => void;
}

/** True for an action that takes a sign-in of a few minutes ago. */
export const needsFreshSignIn = (error: unknown): boolean =>
  error instanceof ApiError && error.body?.code === "fresh_sign_in_required";

/** Asks for the password, or leads through Google, before something that cannot be undone. */
export function SignInAgain({ user, purpose, onDone }: SignInAgainProps) {
  return (
    <div className="flex w-full flex-col gap-4 border-l-4 border-brass-line bg-raised px-5 py-4">
      <p>You signed in a while ago. Please sign in again {purpose}.</p>
      <AccountPart what="Your ways to sign in">
        {({ signInMethods }) => (
          <>
            {signInMethods.some(({ kind }) => kind === "password") ? (
              <PasswordForm user={user} onDone={onDone} />
            ) : null}
            {signInMethods.some(({ kind }) => kind === "google") ? (
              <Button
                variant="secondary"
                onClick={() => {
                  navigateFully(serverPaths.google({ returnTo: paths.yourData() }));
                }}
              >
                Continue with Google
              </Button>
            ) : null}
          </>
        )}
      </AccountPart>
    </div>
  );
}

function PasswordForm({ user: { email }, onDone }: Pick<SignInAgainProps, "user" | "onDone">) {
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { password: "" },
  });
  const signingIn = useMutation({
    mutationFn: ({ password }: { password: string }) =>
      api.auth.login({ body: { email, password, returnTo: paths.yourData() } }),
    onSuccess: onDone,
    onError: (error) => {
      const message = refusalText(error, "We could not sign you in. Please try again.");
      setError("password", { message }, { shouldFocus: true });
    },
  });
  return (
    <form
      noValidate
      aria-label="Sign in again"
      className="flex flex-col items-start gap-4"
      onSubmit={(event) => void handleSubmit((fields) => signingIn.mutate(fields))(event)}
    >
      <div className="w-full">
        <PasswordField
          label="Password"
          autoComplete="current-password"
          error={formState.errors.password?.message}
          {...register("password", { required: "Password is required" })}
        />
      </div>
      <Button
        type="submit"
        variant="secondary"
        busy={signingIn.isPending}
        busyLabel="Signing in..."
      >
        Sign in and continue
      </Button>
    </form>
  );
}
