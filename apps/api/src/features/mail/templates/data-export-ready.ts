import type { MailFor } from "../mail.ts";
import { type EmailContent, type EmailContext, inlineLink, sentence } from "./layout.ts";
import { formatInstant } from "./wording.ts";

export function writeDataExportReady(
  _mail: MailFor<"data-export-ready">,
  { link, at }: EmailContext,
): EmailContent {
  return {
    subject: "Your data is ready",
    preview: "Everything kept under your account, in one archive.",
    heading: "Your data is ready",
    paragraphs: [
      `On ${formatInstant(at)} a copy was asked for of everything kept under your account. It is one archive: your answers and blueprints as JSON, your reports as PDF, your charts as drawings.`,
      "You download it on the Your data page, signed in. It is never sent by mail.",
    ],
    action: { label: "Go to Your Data", href: link("/your-data") },
    aside: sentence(
      "You did not ask for it? Then someone else may be signed in as you. ",
      inlineLink("Set a new password", link("/forgot-password")),
      ": that signs you out everywhere.",
    ),
  };
}
