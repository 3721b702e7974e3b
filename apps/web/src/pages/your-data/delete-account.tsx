import type { User } from "@cosmic/contracts";
import { canonicalEmail } from "@cosmic/domain";
import { Button } from "@cosmic/ui/button";
import { Card } from "@cosmic/ui/card";
import { TextField } from "@cosmic/ui/text-field";
import { toast } from "@cosmic/ui/use-toast";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { api } from "../../api/client.ts";
import { leaveSignedOut } from "../../shared/account/sign-out.ts";
import { refusalText } from "../../shared/feedback/refusal-text.ts";
import { showFieldIssues } from "../../shared/feedback/show-field-issues.ts";
import { needsFreshSignIn, SignInAgain } from "./sign-in-again.tsx";
import { useSessionCheck } from "./use-session-check.ts";

const MISMATCH = "This is not the email address of this account.";

/** Deletes the account at once, after its email address is typed as confirmation. */
export function DeleteAccount({ user }: { user: User }) {
  const hasSessionEnded = useSessionCheck();
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { email: "" } });
  const deleting = useMutation({
    mutationFn: ({ email }: { email: string }) =>
      api.account.deleteAccount({ body: { email: email.trim() } }),
    onSuccess: () => {
      leaveSignedOut({
        title: "Your account is deleted",
        description: "We have emailed you a confirmation.",
      });
    },
    onError: (error) => {
      if (hasSessionEnded(error) || needsFreshSignIn(error)) return;
      if (showFieldIssues(error, ["email"], setError)) return;
      toast({
        variant: "destructive",
        title: "Your account is still there",
        description: refusalText(error, "It could not be deleted. Please try again."),
      });
    },
  });
  return (
    <Card tone="signal">
      <form
        noValidate
        aria-labelledby="delete"
        className="flex flex-col items-start gap-5"
        onSubmit={(event) => void handleSubmit((fields) => deleting.mutate(fields))(event)}
      >
        <div className="flex flex-col gap-3">
          <p>
            Deleted immediately and permanently: your account, your birth details, your answers,
            every blueprint, and every session.
          </p>
          <p>
            Kept: the record of a payment, if there was one, because accounting requires it. It
            contains neither your name nor your address. After a refund, a fingerprint of the
            address stays with it, because that refund is given once.
          </p>
          {user.hasLifetimeAccess ? <p>Your lifetime access ends with the account.</p> : null}
        </div>
        <div className="w-full">
          <TextField
            label="Type your email address to confirm"
            hint={user.email}
            type="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
            error={formState.errors.email?.message}
            {...register("email", {
              validate: (typed) => canonicalEmail(typed) === user.email || MISMATCH,
            })}
          />
        </div>
        <Button
          type="submit"
          variant="danger"
          busy={deleting.isPending || deleting.isSuccess}
          busyLabel="Deleting..."
        >
          Delete my account
        </Button>
      </form>
      {needsFreshSignIn(deleting.error) ? (
        <div className="mt-5">
          <SignInAgain
            user={user}
            purpose="to delete your account"
            onDone={() => void handleSubmit((fields) => deleting.mutate(fields))()}
          />
        </div>
      ) : null}
    </Card>
  );
}
