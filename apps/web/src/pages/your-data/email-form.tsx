import type { User } from "@cosmic/contracts";
import { isSimpleEmail } from "@cosmic/domain";
import { Button } from "@cosmic/ui/button";
import { TextField } from "@cosmic/ui/text-field";
import { toast } from "@cosmic/ui/use-toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { api } from "../../api/client.ts";
import { accountQuery } from "../../shared/account/account-query.ts";
import { refusalText } from "../../shared/feedback/refusal-text.ts";
import { needsFreshSignIn, SignInAgain } from "./sign-in-again.tsx";
import { useSessionCheck } from "./use-session-check.ts";

const INVALID = "Please enter a valid email address";

/** Begins a change of the account's address. */
export function EmailForm({ user }: { user: User }) {
  const queryClient = useQueryClient();
  const hasSessionEnded = useSessionCheck();
  const [isSignInDue, setSignInDue] = useState(false);
  const { register, handleSubmit, setError, reset, getValues, formState } = useForm({
    defaultValues: { email: "" },
  });
  const starting = useMutation({
    mutationFn: ({ email }: { email: string }) =>
      api.addresses.changeEmail({ body: { email: email.trim() } }),
    onSuccess: async () => {
      reset();
      await queryClient.invalidateQueries({ queryKey: accountQuery.queryKey });
      toast({ title: "Please confirm the change", description: "We have emailed you how." });
    },
    onError: (error) => {
      if (hasSessionEnded(error)) return;
      if (needsFreshSignIn(error)) {
        setSignInDue(true);
        return;
      }
      const message = refusalText(error, "It could not be changed. Please try again.");
      setError("email", { message }, { shouldFocus: true });
    },
  });
  return (
    <div className="flex flex-col items-start gap-6">
      <form
        noValidate
        aria-label="Change your email address"
        className="flex w-full flex-col items-start gap-6"
        onSubmit={(event) => void handleSubmit((fields) => starting.mutate(fields))(event)}
      >
        <div className="w-full">
          <TextField
            label="New email address"
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            required
            error={formState.errors.email?.message}
            {...register("email", { validate: (typed) => isSimpleEmail(typed.trim()) || INVALID })}
          />
        </div>
        <Button type="submit" variant="secondary" busy={starting.isPending} busyLabel="Sending...">
          Change address
        </Button>
      </form>
      {isSignInDue ? (
        <SignInAgain
          user={user}
          purpose="to change your address"
          onDone={() => {
            setSignInDue(false);
            starting.mutate(getValues());
          }}
        />
      ) : null}
    </div>
  );
}
