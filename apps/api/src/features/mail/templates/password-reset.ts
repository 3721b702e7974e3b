import type { MailFor } from "../mail.ts";
import type { EmailContent, EmailContext } from "./layout.ts";
import { formatInstant } from "./wording.ts";

export function writePasswordReset(
  { token }: MailFor<"password-reset">,
  { link, resetEndsAt }: EmailContext,
): EmailContent {
  return {
    subject: "Set a new password",
    preview: "The link in this email works once.",
    heading: "Set a new password",
    paragraphs: [
      "We received a request to set a new password for the account under this address.",
      `The link works once, until ${formatInstant(resetEndsAt)}. A newer email like this one replaces it.`,
    ],
    action: {
      label: "Choose a New Password",
      href: link(`/reset-password?token=${token}`),
      isSpelledOut: true,
    },
    aside:
      "You did not ask for this? Then there is nothing to do: your password stays as it is, and the link expires by itself. Please do not forward this email.",
  };
}
