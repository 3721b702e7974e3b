import { formatPrice } from "@cosmic/domain";
import type { MailFor } from "../mail.ts";
import { type EmailContent, type EmailContext, inlineLink, sentence } from "./layout.ts";
import { formatInstant } from "./wording.ts";

export function writeRefunded(
  { cents, purchaseId, hasAccess }: MailFor<"refunded">,
  { link, at }: EmailContext,
): EmailContent {
  const amount = formatPrice({ cents, currency: "usd" });
  return {
    subject: "Your refund is on its way",
    preview: `${amount} goes back to where it was paid from.`,
    heading: "Your refund is on its way",
    paragraphs: [
      `On ${formatInstant(at)} we refunded ${amount} (US dollars). It goes to the card or account it was paid from; banks take five to ten days to show it.`,
      hasAccess
        ? "Your lifetime access stays as it is."
        : "Your lifetime access has ended, and your reports are previews again. Nothing of yours was deleted.",
      `Receipt number: ${purchaseId}`,
    ],
    aside: sentence(
      "Your payments and their status are under ",
      inlineLink("Your data", link("/your-data")),
      ".",
    ),
  };
}
