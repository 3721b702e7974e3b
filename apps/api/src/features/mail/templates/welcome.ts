import { PRODUCT_NAME } from "@cosmic/domain";
import type { MailFor } from "../mail.ts";
import { type EmailContent, type EmailContext, inlineLink, sentence } from "./layout.ts";
import { greetingName } from "./wording.ts";

export function writeWelcome(
  { to, firstName, token }: MailFor<"welcome">,
  { link }: EmailContext,
): EmailContent {
  const name = greetingName(firstName);
  return {
    subject: `Welcome to ${PRODUCT_NAME}`,
    preview: "Your account is open. A first blueprint takes a birth date and a type.",
    heading: name === null ? "Welcome" : `Welcome, ${name}`,
    paragraphs: [
      `Your account is open. You sign in with ${to}, and whatever you make here is kept under it: you find it again on any device, and no one else can open it.`,
      "A blueprint needs two things: your birth date and your personality type. If you do not know your type, eight questions will suggest one.",
      ...(token === undefined
        ? []
        : [
            "Please confirm your address first. Then what you make stays yours, also when you need a new password. The link works for a week, in a browser where you are signed in.",
          ]),
    ],
    action:
      token === undefined
        ? { label: "Chart Your Self", href: link("/quiz") }
        : {
            label: "Confirm My Email Address",
            href: link(`/confirm-email?token=${token}`),
            isSpelledOut: true,
          },
    aside: sentence(
      "You did not open this account? Then someone entered your address. ",
      inlineLink("Set a new password", link("/forgot-password")),
      ", and the account is yours alone and empty: to keep, or to delete.",
    ),
  };
}
