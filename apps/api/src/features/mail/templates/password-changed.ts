import type { MailFor } from "../mail.ts";
import { type EmailContent, type EmailContext, inlineLink, sentence } from "./layout.ts";
import { formatInstant } from "./wording.ts";

export function writePasswordChanged(
  _mail: MailFor<"password-changed">,
  { link, at }: EmailContext,
): EmailContent {
  return {
    subject: "Your password was changed",
    preview: "If it was you, there is nothing to do.",
    heading: "Your password was changed",
    paragraphs: [
      `The password of your account was changed on ${formatInstant(at)}. Every browser that was signed in has been signed out.`,
      "If it was you, there is nothing to do: sign in with the new password.",
    ],
    aside: sentence(
      "It was not you? ",
      inlineLink("Set another password", link("/forgot-password")),
      " now, and make sure that no one else can read your email.",
    ),
  };
}
