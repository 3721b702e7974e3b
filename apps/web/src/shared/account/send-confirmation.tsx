import { Button } from "@cosmic/ui/button";
import { useMutation } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { refusalText } from "../feedback/refusal-text.ts";

/** Asks for another link that confirms the account's address, and tells what became of it. */
export function SendConfirmation() {
  const sending = useMutation({ mutationFn: () => api.addresses.sendConfirmation() });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        variant="secondary"
        size="sm"
        busy={sending.isPending}
        busyLabel="Sending..."
        onClick={() => {
          sending.mutate();
        }}
      >
        {sending.isSuccess ? "Send it again" : "Send a new link"}
      </Button>
      <p aria-live="polite">
        {sending.isSuccess ? "Sent. Please look into your mailbox." : null}
        {sending.error
          ? refusalText(sending.error, "It could not be sent. Please try again.")
          : null}
      </p>
    </div>
  );
}
