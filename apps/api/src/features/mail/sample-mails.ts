import type { Mail } from "./mail.ts";

const recipient = { to: "ada@cosmic.test" };

const token = "made-up-it-opens-nothing-at-all-anywhere";

const payment = { cents: 999, purchaseId: "7d3f0c52-8a41-4e6b-9c7f-2b1a5d0e9f34" };

/** One mail of each kind, with sample values. */
export const SAMPLE_MAILS: readonly Mail[] = [
  { ...recipient, template: "welcome", token },
  { ...recipient, template: "confirm-email", token },
  { ...recipient, template: "change-email", token, newEmail: "augusta@cosmic.test" },
  { ...recipient, template: "email-changed" },
  { ...recipient, template: "password-reset", token, emptiesAccount: true },
  { ...recipient, template: "password-changed" },
  { ...recipient, template: "sign-in-method-added", method: "google" },
  { ...recipient, template: "account-emptied", hasPayment: true },
  { ...recipient, template: "data-export-ready" },
  { ...recipient, template: "account-deleted" },
  {
    ...recipient,
    ...payment,
    template: "receipt",
    paidAt: "2026-11-21T15:04:05.999Z",
    refundableUntil: "2026-12-05T15:04:05.999Z",
  },
  { ...recipient, ...payment, template: "refunded", hasAccess: false },
  { ...recipient, ...payment, template: "payment-returned" },
  {
    ...recipient,
    template: "alert",
    title: "Sign-ins are failing",
    description:
      "40 of 50 sign-ins failed in the last hour (80%; usual: 11%), for 32 accounts. Either sign-in is broken, or someone is guessing passwords.",
  },
];
