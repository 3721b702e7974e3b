import type { MailFor } from "../mail.ts";
import type { EmailContent, EmailContext } from "./layout.ts";
import { formatInstant } from "./wording.ts";

export function writeEmailChanged(
  _mail: MailFor<"email-changed">,
  { at }: EmailContext,
): EmailContent {
  return {
    subject: "Your email address was changed",
    preview: "From now on you sign in with the new one.",
    heading: "Your email address was changed",
    paragraphs: [
      `On ${formatInstant(at)} the address of your account was changed, after every address had confirmed it.`,
      "From now on you sign in with the new address, and our emails go there.",
    ],
    aside: "It was not you? Then someone else can read your email: please contact us.",
  };
}
