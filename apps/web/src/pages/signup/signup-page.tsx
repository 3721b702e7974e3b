import { INVALID_EMAIL_MESSAGE, isSimpleEmail } from "@cosmic/domain";
import { Button } from "@cosmic/ui/button";
import { Divider } from "@cosmic/ui/divider";
import { linkStyle } from "@cosmic/ui/link-style";
import { PasswordField } from "@cosmic/ui/password-field";
import { TextField } from "@cosmic/ui/text-field";
import { toast } from "@cosmic/ui/use-toast";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { api } from "../../api/client.ts";
import { paths } from "../../paths.ts";
import { Link } from "../../router.ts";
import { finishSignIn } from "../../shared/account/finish-sign-in.ts";
import { GoogleButton } from "../../shared/account/google-button.tsx";
import { newPassword } from "../../shared/account/new-password.ts";
import { NEW_PASSWORD_HINTS } from "../../shared/account/new-password-hints.ts";
import { refusalText } from "../../shared/feedback/refusal-text.ts";
import { showFieldIssues } from "../../shared/feedback/show-field-issues.ts";
import { AgreementNote } from "../../shared/legal/agreement-note.tsx";
import { useReturnTo } from "../../shared/navigation/use-return-to.ts";
import { SignInPage } from "../../shell/sign-in-page.tsx";

const schema = z.object({
  firstName: z.string().check(z.trim()),
  lastName: z.string().check(z.trim()),
  email: z.string().check(z.trim(), z.refine(isSimpleEmail, INVALID_EMAIL_MESSAGE)),
  password: newPassword("sign-up"),
});

/** A new account with a password; the names are for the greeting and optional. */
export function SignupPage() {
  const returnTo = useReturnTo();
  const { register, handleSubmit, setError, formState } = useForm<
    z.input<typeof schema>,
    unknown,
    z.output<typeof schema>
  >({
    defaultValues: { firstName: "", lastName: "", email: "", password: "" },
    resolver: standardSchemaResolver(schema),
  });
  const { errors } = formState;
  const signUp = useMutation({
    mutationFn: ({ email, password, firstName, lastName }: z.output<typeof schema>) =>
      api.auth.signUp({
        body: {
          email,
          password,
          ...(firstName ? { firstName } : {}),
          ...(lastName ? { lastName } : {}),
        },
      }),
    onSuccess: () => {
      finishSignIn(paths.quiz(), { title: "Your account has been created successfully" });
    },
    onError: (error) => {
      showFieldIssues(error, ["firstName", "lastName", "email", "password"], setError);
      toast({
        variant: "destructive",
        title: "Sign Up Failed",
        description: refusalText(error, "Failed to create account"),
      });
    },
  });

  return (
    <SignInPage
      title="Sign Up"
      heading="Begin your blueprint"
      lead="An account keeps every blueprint you make in one place."
    >
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => void handleSubmit((fields) => signUp.mutate(fields))(event)}
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label="First name"
            optionalMark="optional"
            autoComplete="given-name"
            maxLength={100}
            error={errors.firstName?.message}
            {...register("firstName")}
          />
          <TextField
            label="Last name"
            optionalMark="optional"
            autoComplete="family-name"
            maxLength={100}
            error={errors.lastName?.message}
            {...register("lastName")}
          />
        </div>
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={errors.email?.message}
          {...register("email")}
        />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          hint={NEW_PASSWORD_HINTS["sign-up"]}
          required
          error={errors.password?.message}
          {...register("password")}
        />
        <Button type="submit" block busy={signUp.isPending || signUp.isSuccess}>
          Create Account
        </Button>
      </form>
      <Divider label="or" />
      <GoogleButton />
      <AgreementNote />
      <p className="font-sans text-ink-muted">
        Already have an account?{" "}
        <Link to={paths.login(returnTo === undefined ? {} : { returnTo })} className={linkStyle()}>
          Sign in
        </Link>
      </p>
    </SignInPage>
  );
}
