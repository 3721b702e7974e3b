import type { MailOf } from "../mail.ts";
import type { Letter, Occasion } from "./letter.ts";
import { asSubject, tellMoment } from "./wording.ts";

export function writeAlert(
  { title, description }: MailOf<"alert">,
  { panelLink, at }: Occasion,
): Letter {
  return {
    subject: `Alert: ${asSubject(title)}`,
    preview: title,
    heading: title,
    paragraphs: [description, `Found on ${tellMoment(at)}.`],
    action: { label: "Open the alerts", href: panelLink("/alerts") },
    isForOperators: true,
    aside:
      "You get this letter because you operate this site. It is written once for each alert, however long the trouble lasts.",
  };
}
