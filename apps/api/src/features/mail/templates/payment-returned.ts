import { formatPrice, PRODUCT_NAME } from "@cosmic/domain";
import type { MailFor } from "../mail.ts";
import { type EmailContent, type EmailContext, inlineLink, sentence } from "./layout.ts";
import { formatInstant } from "./wording.ts";

export function writePaymentReturned(
  { cents, purchaseId }: MailFor<"payment-returned">,
  { link, at }: EmailContext,
): EmailContent {
  const amount = formatPrice({ cents, currency: "usd" });
  return {
    subject: "Your payment was refunded",
    preview: `${amount} goes back to where it was paid from.`,
    heading: "Your payment was refunded",
    paragraphs: [
      `Your payment to ${PRODUCT_NAME} arrived after the account it was for had ended, so it unlocked nothing.`,
      `On ${formatInstant(at)} we refunded ${amount} (US dollars). It goes to the card or account it was paid from; banks take five to ten days to show it. There is nothing for you to do.`,
      `Receipt number: ${purchaseId}`,
    ],
    aside: sentence(
      "Would you like to come back? ",
      inlineLink("A new account", link("/signup")),
      " starts empty.",
    ),
  };
}
