import { Button } from "@cosmic/ui/button";
import { linkStyle } from "@cosmic/ui/link-style";
import { PasswordField } from "@cosmic/ui/password-field";
import { TextField } from "@cosmic/ui/text-field";
import { toast } from "@cosmic/ui/use-toast";
import { useMutation } from "@tanstack/react-query";
import { type FieldErrors, useForm } from "react-hook-form";
import { ApiError, api } from "../../api/client.ts";
import { paths } from "../../paths.ts";
import { Link } from "../../router.ts";
import { finishSignIn } from "../../shared/account/finish-sign-in.ts";
import { NEW_PASSWORD_HINTS } from "../../shared/account/new-password-hints.ts";
import { showFieldIssues } from "../../shared/feedback/show-field-issues.ts";
import { returnToOnThisSite } from "../../shared/navigation/use-return-to.ts";
import { authenticationFailure } from "./authentication-failure.ts";
import type { Mode } from "./mode.ts";

interface Fields {
  email: string;
  password: string;
  confirmation: string;
}

const NEWS = {
  "sign-in": { title: "Welcome Back", description: "You are signed in." },
  "sign-up": { title: "Account Created", description: "You are signed in to your new account." },
} as const satisfies Record<Mode, object>;

/** One toast covers the whole form; invalid fields are marked and the first gets the focus. */
function showProblem(errors: FieldErrors<Fields>) {
  const isMismatch = errors.confirmation?.type === "mismatch" && !errors.email && !errors.password;
  toast({
    variant: "destructive",
    ...(isMismatch
      ? { title: "Password Mismatch", description: "Passwords do not match." }
      : { title: "Missing Information", description: "Please fill in all required fields." }),
  });
}

interface EmailAuthFormProps {
  mode: Mode;
  email: string;
  returnTo: string | undefined;
}

export function EmailAuthForm({ mode, email, returnTo }: EmailAuthFormProps) {
  const isSignUp = mode === "sign-up";
  const { register, handleSubmit, setError, setFocus, formState } = useForm<Fields>({
    defaultValues: { email, password: "", confirmation: "" },
    shouldUnregister: true,
  });
  const { errors } = formState;

  const entering = useMutation({
    mutationFn: (fields: Fields) => {
      const body = {
        email: fields.email.trim(),
        password: fields.password,
        ...(returnTo === undefined ? {} : { returnTo }),
      };
      return isSignUp ? api.auth.signUp({ body }) : api.auth.login({ body });
    },
    onSuccess: ({ redirectUrl }) => {
      finishSignIn(returnToOnThisSite(redirectUrl, returnTo ?? paths.dashboard()), NEWS[mode]);
    },
    onError: (error) => {
      showFieldIssues(error, ["email", "password"], setError);
      if (error instanceof ApiError && error.status === 401) {
        setFocus("password", { shouldSelect: true });
      }
      toast({ variant: "destructive", ...authenticationFailure(error) });
    },
  });
  // A success stays busy until the next page has taken over.
  const isBusy = entering.isPending || entering.isSuccess;

  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) =>
        void handleSubmit((fields) => entering.mutate(fields), showProblem)(event)
      }
    >
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errors.email?.message}
        {...register("email", {
          validate: (value) => value.trim() !== "" || "Enter your email address",
        })}
      />
      <PasswordField
        label="Password"
        autoComplete={isSignUp ? "new-password" : "current-password"}
        {...(isSignUp ? { hint: NEW_PASSWORD_HINTS["sign-up"] } : {})}
        required
        error={errors.password?.message}
        {...register("password", { required: "Enter a password" })}
      />
      {isSignUp ? (
        <PasswordField
          label="Confirm Password"
          autoComplete="new-password"
          required
          error={errors.confirmation?.message}
          {...register("confirmation", {
            deps: ["password"],
            required: "Enter the password once more",
            validate: {
              mismatch: (value, { password }) =>
                value === password || "The two entries do not match",
            },
          })}
        />
      ) : (
        <Link to={paths.forgotPassword()} className={`${linkStyle({ tone: "quiet" })} self-start`}>
          Forgot password?
        </Link>
      )}
      <Button type="submit" block busy={isBusy}>
        {isSignUp ? "Create Account" : "Sign In"}
      </Button>
    </form>
  );
}
