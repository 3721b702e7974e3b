import type { Account, User } from "@cosmic/contracts";
import { Button } from "@cosmic/ui/button";
import { Notice } from "@cosmic/ui/notice";
import { toast } from "@cosmic/ui/use-toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { accountQuery } from "../../shared/account/account-query.ts";
import { refusalText } from "../../shared/feedback/refusal-text.ts";
import { AccountPart } from "./account-part.tsx";
import { EmailForm } from "./email-form.tsx";
import { useSessionCheck } from "./use-session-check.ts";

/** The account's address, a change of it that waits, and the form that begins one. */
export function EmailAddress({ user }: { user: User }) {
  return (
    <div className="flex flex-col gap-6">
      <p className="break-words">{user.email}</p>
      <AccountPart what="Your email address">
        {({ emailChange, isEmailConfirmed }) => (
          <>
            {emailChange ? (
              <WaitingChange
                change={emailChange}
                email={user.email}
                isEmailConfirmed={isEmailConfirmed}
              />
            ) : null}
            <EmailForm user={user} />
          </>
        )}
      </AccountPart>
    </div>
  );
}

interface WaitingChangeProps {
  change: NonNullable<Account["emailChange"]>;
  email: string;
  isEmailConfirmed: boolean;
}

function WaitingChange({ change, email, isEmailConfirmed }: WaitingChangeProps) {
  const queryClient = useQueryClient();
  const hasSessionEnded = useSessionCheck();
  const canceling = useMutation({
    mutationFn: () => api.addresses.cancelEmailChange(),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: accountQuery.queryKey }),
    onError: (error) => {
      if (hasSessionEnded(error)) return;
      toast({
        variant: "destructive",
        title: "The change still waits",
        description: refusalText(error, "It could not be canceled. Please try again."),
      });
    },
  });
  const missing = [
    ...(change.isNewConfirmed ? [] : [change.newEmail]),
    ...(isEmailConfirmed && !change.isOldConfirmed ? [email] : []),
  ];
  return (
    <Notice
      title={`Changing to ${change.newEmail}`}
      action={
        <Button
          variant="secondary"
          size="sm"
          busy={canceling.isPending}
          onClick={() => {
            canceling.mutate();
          }}
        >
          Cancel the change
        </Button>
      }
    >
      <p className="break-words">Please open the link we sent to {missing.join(" and to ")}.</p>
    </Notice>
  );
}
