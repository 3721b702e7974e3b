import type { MailFor } from "../mail.ts";
import { type EmailContent, type EmailContext, inlineLink, sentence } from "./layout.ts";

export function writeChangeEmail(
  { token, newEmail }: MailFor<"change-email">,
  { link }: EmailContext,
): EmailContent {
  return {
    subject: "Confirm your new email address",
    preview: "Nothing changes before it is confirmed.",
    heading: "Confirm your new email address",
    paragraphs: [
      newEmail === undefined
        ? "This address was entered as the new one of an account. Please confirm that it is yours."
        : `The address of your account is to change to ${newEmail}. Please confirm that you want this.`,
      "Nothing changes before every address has confirmed it. The link works for a week, in a browser where you are signed in.",
    ],
    action: {
      label: "Confirm the Change",
      href: link(`/confirm-email?token=${token}`),
      isSpelledOut: true,
    },
    aside:
      newEmail === undefined
        ? "You have no account with us? Then someone entered your address, and there is nothing to do."
        : sentence(
            "It was not you? Then do not confirm, and ",
            inlineLink("set a new password", link("/forgot-password")),
            ", which signs you out everywhere.",
          ),
  };
}
