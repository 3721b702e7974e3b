import type { MailFor } from "../mail.ts";
import type { EmailContent, EmailContext } from "./layout.ts";
import { asSubject, formatInstant } from "./wording.ts";

export function writeAlert(
  { title, description }: MailFor<"alert">,
  { panelLink, at }: EmailContext,
): EmailContent {
  return {
    subject: `Alert: ${asSubject(title)}`,
    preview: title,
    heading: title,
    paragraphs: [description, `Found on ${formatInstant(at)}.`],
    action: { label: "Open the alerts", href: panelLink("/alerts") },
    isForOperators: true,
    aside:
      "You get this email because you operate this site. It is sent once for each alert, however long the problem lasts.",
  };
}
