import { INVALID_EMAIL_MESSAGE, isSimpleEmail } from "@cosmic/domain";
import { Button } from "@cosmic/ui/button";
import { linkStyle } from "@cosmic/ui/link-style";
import { TextField } from "@cosmic/ui/text-field";
import { toast } from "@cosmic/ui/use-toast";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { api } from "../../api/client.ts";
import { paths } from "../../paths.ts";
import { Link } from "../../router.ts";
import { refusalText } from "../../shared/feedback/refusal-text.ts";
import { showFieldIssues } from "../../shared/feedback/show-field-issues.ts";
import { SignInPage } from "../../shell/sign-in-page.tsx";

const schema = z.object({
  email: z.string().check(z.trim(), z.refine(isSimpleEmail, INVALID_EMAIL_MESSAGE)),
});

const SENT = "If an account with that email exists, we've sent password reset instructions.";

/** Asks for a reset link; says the same whether or not the address has an account. */
export function ForgotPasswordPage() {
  const [isAgain, setIsAgain] = useState(false);
  const { register, handleSubmit, setError, formState } = useForm<
    z.input<typeof schema>,
    unknown,
    z.output<typeof schema>
  >({
    defaultValues: { email: "" },
    resolver: standardSchemaResolver(schema),
  });
  const sending = useMutation({
    mutationFn: (body: z.output<typeof schema>) => api.passwordReset.forgotPassword({ body }),
    onSuccess: () => {
      toast({ title: "Reset Email Sent", description: SENT });
    },
    onError: (error) => {
      showFieldIssues(error, ["email"], setError);
      toast({
        variant: "destructive",
        title: "Error",
        description: refusalText(error, "Failed to send reset email. Please try again."),
      });
    },
  });

  if (sending.isSuccess) {
    return (
      <SignInPage
        key="sent"
        takesPlace
        title="Check Your Email"
        heading="Check Your Email"
        lead="Follow the link in the message to choose a new password. It can take a minute to arrive. If you do not see it, check your spam folder."
      >
        <p className="text-ink-muted">
          Nothing there?{" "}
          <button
            type="button"
            className={linkStyle()}
            onClick={() => {
              setIsAgain(true);
              sending.reset();
            }}
          >
            try again
          </button>
        </p>
        <BackToSignIn />
      </SignInPage>
    );
  }
  return (
    <SignInPage
      key="form"
      takesPlace={isAgain}
      title="Forgot Password"
      heading="Forgot your password?"
      lead="Enter the email address of your account, and we will send you a link to choose a new one."
    >
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => void handleSubmit((fields) => sending.mutate(fields))(event)}
      >
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={formState.errors.email?.message}
          {...register("email")}
        />
        <Button type="submit" block busy={sending.isPending} busyLabel="Sending...">
          Send Reset Instructions
        </Button>
      </form>
      <BackToSignIn />
    </SignInPage>
  );
}

function BackToSignIn() {
  return (
    <Link to={paths.authSelect()} className={`${linkStyle({ tone: "strong" })} self-start`}>
      Back to sign in
    </Link>
  );
}
