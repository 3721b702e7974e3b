import { Notice } from "@cosmic/ui/notice";
import { useQuery } from "@tanstack/react-query";
import { accountQuery } from "../../shared/account/account-query.ts";
import { SendConfirmation } from "../../shared/account/send-confirmation.tsx";

/** Says before the choice that it would not count, until the address is confirmed, be it in another tab. */
export function ConfirmFirst() {
  const { data } = useQuery({ ...accountQuery, refetchOnWindowFocus: "always" });
  if (data === undefined || data.isEmailConfirmed) return null;
  return (
    <Notice title="Your choice would not count yet" action={<SendConfirmation />}>
      <p className="break-words">
        One choice counts for each confirmed email address. To have yours counted, open the link we
        sent to {data.user.email} before you choose; these texts stay the same. You can also choose
        without it, and we tell you which text is yours.
      </p>
    </Notice>
  );
}
