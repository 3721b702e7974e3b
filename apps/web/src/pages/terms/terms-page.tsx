import { LIFETIME_PRICE_LABEL } from "@cosmic/domain";
import { refundDays } from "../../config.ts";
import { DocumentPage } from "../../shell/document-page.tsx";
import { TERMS_CHAPTERS } from "./terms-chapters.tsx";

const SUMMARY = [
  "The preview of a blueprint costs nothing.",
  `The full report costs ${LIFETIME_PRICE_LABEL} (US dollars), once, for every blueprint you have and make later. There is no subscription.`,
  ...(refundDays() > 0
    ? [
        `If it is not what you hoped for, you can get a full refund within ${refundDays()} days, once, as long as you have not downloaded a full copy.`,
      ]
    : []),
  "A blueprint is for self-reflection and entertainment. It is not advice, and it does not predict the future.",
];

/** What people agree to, in plain words. */
export function TermsPage() {
  return (
    <DocumentPage
      title="Terms of Service"
      since="November 22, 2026"
      summary={SUMMARY}
      chapters={TERMS_CHAPTERS}
    />
  );
}
