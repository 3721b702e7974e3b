import type { MailOf } from "../mail.ts";
import type { Letter, Occasion } from "./letter.ts";
import { tellMoment } from "./wording.ts";

export function writeAlert(
  { title, description }: MailOf<"alert">,
  { panelLink, at }: Occasion,
): Letter {
  return {
    subject: "An alert of the highest severity",
    preview: title,
    heading: title,
    paragraphs: [description, `Found on ${tellMoment(at)}.`],
    action: { label: "Open the alerts", href: panelLink("/alerts") },
    aside:
      "You get this letter because you operate this site. It is written once for each alert, however long the trouble lasts.",
  };
}
