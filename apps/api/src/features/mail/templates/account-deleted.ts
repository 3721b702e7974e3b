import type { MailFor } from "../mail.ts";
import { type EmailContent, type EmailContext, inlineLink, sentence } from "./layout.ts";
import { formatInstant } from "./wording.ts";

export function writeAccountDeleted(
  _mail: MailFor<"account-deleted">,
  { link, at }: EmailContext,
): EmailContent {
  return {
    subject: "Your account was deleted",
    preview: "Your blueprints, your answers and your ways to sign in are gone.",
    heading: "Your account was deleted",
    paragraphs: [
      `On ${formatInstant(at)} your account was deleted, with your blueprints, your birth date, your answers and every way to sign in. You are signed out everywhere.`,
      "If you paid for a report, the record of the payment is kept for as long as accounting rules ask, without your blueprints. Nothing else is.",
    ],
    aside: sentence(
      "You may come back at any time: ",
      inlineLink("a new account", link("/signup")),
      " under this address starts empty.",
    ),
  };
}
