import { formatPrice, PRODUCT_NAME } from "@cosmic/domain";
import type { MailFor } from "../mail.ts";
import { type EmailContent, type EmailContext, inlineLink, sentence } from "./layout.ts";
import { formatInstant } from "./wording.ts";

export function writeReceipt(
  { cents, paidAt, purchaseId, refundableUntil }: MailFor<"receipt">,
  { link }: EmailContext,
): EmailContent {
  const amount = formatPrice({ cents, currency: "usd" });
  const yourData = inlineLink("Your data", link("/your-data"));
  return {
    subject: "Your receipt",
    preview: `${amount}, paid once. Lifetime access is yours.`,
    heading: "Thank you for your payment",
    paragraphs: [
      `You paid ${amount} (US dollars) on ${formatInstant(new Date(paidAt))} for lifetime access to ${PRODUCT_NAME}: every report of yours in full, those you have and those to come. It is a single payment; there is no subscription.`,
      refundableUntil === null
        ? "If something is not right with this payment, please contact support and name the receipt."
        : sentence(
            `If it is not what you hoped for, you can get a full refund until ${formatInstant(new Date(refundableUntil))}: open `,
            yourData,
            " and choose “Get a refund” beside the payment. Your reports are previews again from then on. This ends when you download a full copy (PDF, calendar or archive): you then ask us to deliver at once and lose the right to withdraw.",
          ),
      `Receipt number: ${purchaseId}`,
    ],
    action: { label: "Read Your Full Report", href: link("/dashboard") },
    aside: sentence(
      "You did not make this payment? Then someone else may be signed in as you: ",
      inlineLink("set a new password", link("/forgot-password")),
      ", which signs you out everywhere.",
    ),
  };
}
