import type { MailFor } from "../mail.ts";
import { type EmailContent, type EmailContext, inlineLink, sentence } from "./layout.ts";
import { formatInstant } from "./wording.ts";

const METHODS = { google: "your Google account", password: "email and password" } as const;

/** The account's address was never verified, so the earlier password may not be its owner's. */
const PASSWORD_GONE =
  "A password had been set before, but this address had never been confirmed. The password has been removed, and every browser that used it is signed out.";

export function writeSignInMethodAdded(
  { method, passwordRemoved }: MailFor<"sign-in-method-added">,
  { link, at }: EmailContext,
): EmailContent {
  return {
    subject: "A new way to sign in",
    preview: `Your account now opens with ${METHODS[method]}.`,
    heading: "A new way to sign in",
    paragraphs: [
      `Since ${formatInstant(at)} your account also opens with ${METHODS[method]}.`,
      passwordRemoved ? PASSWORD_GONE : "The way you signed in before still works.",
    ],
    aside: sentence(
      "It was not you? ",
      inlineLink("Set a new password", link("/forgot-password")),
      ", then look at the ways to sign in under ",
      inlineLink("Your data", link("/your-data")),
      ".",
    ),
  };
}
