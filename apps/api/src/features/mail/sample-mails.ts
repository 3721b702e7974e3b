import type { Mail } from "./mail.ts";

const recipient = { to: "ada@cosmic.test", firstName: "Ada" };

/** One mail of each kind, with made-up values. */
export const SAMPLE_MAILS: readonly Mail[] = [
  { ...recipient, template: "welcome" },
  { ...recipient, template: "password-reset", token: "made-up-it-opens-nothing-at-all-anywhere" },
  { ...recipient, template: "password-changed" },
  { ...recipient, template: "sign-in-method-added", method: "google" },
  { ...recipient, template: "data-export-ready" },
  { ...recipient, template: "account-deleted" },
];
