import type { MailOf } from "../mail.ts";
import type { Letter, Occasion } from "./letter.ts";
import { tellMoment } from "./wording.ts";

export function writePasswordReset(
  { token }: MailOf<"password-reset">,
  { link, resetEndsAt }: Occasion,
): Letter {
  return {
    subject: "Set a new password",
    preview: "The link in this letter works once.",
    heading: "Set a new password",
    paragraphs: [
      "Somebody, we hope you, asked to set a new password for the account under this address.",
      `The link works once, until ${tellMoment(resetEndsAt)}. A newer letter like this one replaces it.`,
    ],
    action: {
      label: "Choose a New Password",
      href: link(`/reset-password?token=${token}`),
      isSpelledOut: true,
    },
    aside:
      "You did not ask for this? Then there is nothing to do: your password stays as it is, and the link ends by itself. Please do not pass this letter on.",
  };
}
