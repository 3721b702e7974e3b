import type { MailFor } from "../mail.ts";
import type { EmailContent, EmailContext } from "./layout.ts";
import { formatInstant } from "./wording.ts";

export function writePasswordReset(
  { token, emptiesAccount = false }: MailFor<"password-reset">,
  { link, resetEndsAt }: EmailContext,
): EmailContent {
  return {
    subject: "Set a new password",
    preview: "The link in this email works once.",
    heading: "Set a new password",
    paragraphs: [
      "We received a request to set a new password for the account under this address.",
      `The link works once, until ${formatInstant(resetEndsAt)}. A newer email like this one replaces it.`,
      ...(emptiesAccount
        ? [
            "This address has not been confirmed. To protect the person who opened the account, the link removes the birth data, the answers and the blueprints under it. If they are yours and a browser of yours is still signed in, open the link there: then they stay.",
          ]
        : []),
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
