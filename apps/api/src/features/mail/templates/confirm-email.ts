import type { MailFor } from "../mail.ts";
import { type EmailContent, type EmailContext, inlineLink, sentence } from "./layout.ts";

export function writeConfirmEmail(
  { token }: MailFor<"confirm-email">,
  { link }: EmailContext,
): EmailContent {
  return {
    subject: "Confirm your email address",
    preview: "The link in this email works for a week.",
    heading: "Confirm your email address",
    paragraphs: [
      "Please confirm that this is your address. Then what you make under your account stays yours, also when you need a new password.",
      "The link works for a week, in a browser where you are signed in. A newer email like this one replaces it.",
    ],
    action: {
      label: "Confirm My Email Address",
      href: link(`/confirm-email?token=${token}`),
      isSpelledOut: true,
    },
    aside: sentence(
      "You have no account with us? Then someone entered your address, and you need not do anything. To have the account for yourself, ",
      inlineLink("set a new password", link("/forgot-password")),
      ".",
    ),
  };
}
