import type { MailFor } from "../mail.ts";
import { type EmailContent, type EmailContext, inlineLink, sentence } from "./layout.ts";
import { formatInstant } from "./wording.ts";

export function writeAccountEmptied(
  { hasPayment }: MailFor<"account-emptied">,
  { link, at }: EmailContext,
): EmailContent {
  return {
    subject: "Your account starts empty",
    preview: "What was stored under it before has been removed.",
    heading: "Your account starts empty",
    paragraphs: [
      `On ${formatInstant(at)} you showed that this address is yours. It had not been confirmed before, so the account may have been opened by another person.`,
      "To protect that person's data, and yours, the name, the birth data, the answers and the blueprints under it have been removed.",
      ...(hasPayment
        ? [
            "A payment made under it is kept for the person who paid. If that was you, open Your data and enter the receipt number and the birth date of one of your blueprints: everything you paid for is yours again.",
          ]
        : []),
    ],
    action: { label: "Go to Your Data", href: link("/your-data") },
    aside: sentence(
      "Was it not you? ",
      inlineLink("Set a new password", link("/forgot-password")),
      " now, and make sure that no one else can read your email.",
    ),
  };
}
