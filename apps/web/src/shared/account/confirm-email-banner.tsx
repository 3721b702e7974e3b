import { Notice } from "@cosmic/ui/notice";
import { useQuery } from "@tanstack/react-query";
import { accountQuery } from "./account-query.ts";
import { SendConfirmation } from "./send-confirmation.tsx";

/** Asks to confirm the account's address until that is done; nothing while that is not known. */
export function ConfirmEmailBanner() {
  const { data } = useQuery(accountQuery);
  if (data === undefined || data.isEmailConfirmed) return null;
  return (
    <Notice title="Please confirm your email address" action={<SendConfirmation />}>
      <p className="break-words">
        Open the link we sent to {data.user.email}. Then your blueprints stay yours, also when you
        need a new password.
      </p>
    </Notice>
  );
}
