import { INVALID_EMAIL_MESSAGE, isSimpleEmail, PASSWORD_MESSAGES } from "@cosmic/domain";
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
import { ApiError, api } from "../../api/client.ts";
import { paths } from "../../paths.ts";
import { Link } from "../../router.ts";
import { finishSignIn } from "../../shared/account/finish-sign-in.ts";
import { GoogleButton } from "../../shared/account/google-button.tsx";
import { refusalText } from "../../shared/feedback/refusal-text.ts";
import { showFieldIssues } from "../../shared/feedback/show-field-issues.ts";
import { useReturnTo } from "../../shared/navigation/use-return-to.ts";
import { SignInPage } from "../../shell/sign-in-page.tsx";

const schema = z.object({
  email: z.string().check(z.trim(), z.refine(isSimpleEmail, INVALID_EMAIL_MESSAGE)),
  password: z.string().check(z.minLength(1, PASSWORD_MESSAGES.required)),
});

/** Sign-in with a password. */
export function LoginPage() {
  const returnTo = useReturnTo();
  const { register, handleSubmit, setError, setFocus, formState } = useForm<
    z.input<typeof schema>,
    unknown,
    z.output<typeof schema>
  >({
    defaultValues: { email: "", password: "" },
    resolver: standardSchemaResolver(schema),
  });
  const { errors } = formState;
  const login = useMutation({
    mutationFn: (body: z.output<typeof schema>) => api.auth.login({ body }),
    onSuccess: () => {
      finishSignIn(paths.dashboard(), { title: "You've been logged in successfully" });
    },
    onError: (error) => {
      showFieldIssues(error, ["email", "password"], setError);
      if (error instanceof ApiError && error.status === 401) {
        setFocus("password", { shouldSelect: true });
      }
      toast({
        variant: "destructive",
        title: "Login Failed",
        description: refusalText(error, "Invalid email or password"),
      });
    },
  });

  return (
    <SignInPage title="Log In" heading="Good to see you again">
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => void handleSubmit((fields) => login.mutate(fields))(event)}
      >
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
          autoComplete="current-password"
          required
          error={errors.password?.message}
          {...register("password")}
        />
        <Button type="submit" block busy={login.isPending || login.isSuccess}>
          Sign In
        </Button>
      </form>
      <Divider label="Or continue with" />
      <GoogleButton />
      <p className="font-sans text-ink-muted">
        No account yet?{" "}
        <Link to={paths.signup(returnTo === undefined ? {} : { returnTo })} className={linkStyle()}>
          Sign up
        </Link>
      </p>
    </SignInPage>
  );
}
