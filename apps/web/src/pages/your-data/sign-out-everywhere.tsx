import { Button } from "@cosmic/ui/button";
import { ConfirmDialog } from "@cosmic/ui/dialog";
import { toast } from "@cosmic/ui/use-toast";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../api/client.ts";
import { leaveSignedOut } from "../../shared/account/sign-out.ts";
import { refusalText } from "../../shared/feedback/refusal-text.ts";
import { useSessionCheck } from "./use-session-check.ts";

/** Ends every session of the account, after asking. */
export function SignOutEverywhere() {
  const [isAsking, setIsAsking] = useState(false);
  const hasSessionEnded = useSessionCheck();
  const ending = useMutation({
    mutationFn: () => api.account.signOutEverywhere(),
    onSuccess: () => {
      leaveSignedOut({ title: "You are signed out everywhere" });
    },
    onError: (error) => {
      if (hasSessionEnded(error)) return;
      setIsAsking(false);
      toast({
        variant: "destructive",
        title: "You are still signed in",
        description: refusalText(error, "The server could not be reached. Please try again."),
      });
    },
  });
  return (
    <>
      <Button
        variant="secondary"
        onClick={() => {
          setIsAsking(true);
        }}
      >
        Sign out everywhere
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Sign out everywhere?"
        description="Every browser and device, including this one, will have to sign in again. You will not lose any data."
        confirmLabel="Sign out everywhere"
        busy={ending.isPending || ending.isSuccess}
        onConfirm={() => {
          ending.mutate();
        }}
      />
    </>
  );
}
