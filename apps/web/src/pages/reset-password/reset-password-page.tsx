import { Button } from "@cosmic/ui/button";
import { linkStyle } from "@cosmic/ui/link-style";
import { toast } from "@cosmic/ui/use-toast";
import { useEffect, useState } from "react";
import { paths } from "../../paths.ts";
import { Link } from "../../router.ts";
import { SignInPage } from "../../shell/sign-in-page.tsx";
import { NewPasswordForm } from "./new-password-form.tsx";
import { useResetToken } from "./use-reset-token.ts";

/** The page that the reset email links to. */
export function ResetPasswordPage() {
  const token = useResetToken();
  const [isComplete, setIsComplete] = useState(false);
  if (token === null) return <InvalidLink />;
  if (isComplete) return <Complete />;
  return (
    <SignInPage
      key="form"
      title="Set New Password"
      heading="Choose a new password"
      lead="At least eight characters. Every device signed in with the old one will be signed out."
    >
      <NewPasswordForm
        token={token}
        onComplete={() => {
          setIsComplete(true);
        }}
      />
    </SignInPage>
  );
}

function InvalidLink() {
  useEffect(() => {
    toast({
      variant: "destructive",
      title: "Invalid Reset Link",
      description: "This password reset link is invalid or missing a token.",
    });
  }, []);
  return (
    <SignInPage
      title="Invalid Reset Link"
      heading="Invalid Reset Link"
      lead="A reset link works once and for a short time. You can request a new one at any time."
    >
      <Button asChild>
        <Link to={paths.forgotPassword()}>Request a new link</Link>
      </Button>
    </SignInPage>
  );
}

function Complete() {
  return (
    <SignInPage
      key="complete"
      takesPlace
      title="Password Reset Complete"
      heading="Password Reset Complete"
      lead="Your new password is set. From now on you can sign in with Google or with your email address."
    >
      <Link to={paths.authSelect()} className={`${linkStyle({ tone: "strong" })} self-start`}>
        Sign In Now
      </Link>
    </SignInPage>
  );
}
