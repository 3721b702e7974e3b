import type { DetailsEntry } from "./details-table.tsx";
import { RETENTION } from "./retention.ts";

/** Who else learns something about people, and what. */
export const RECEIVERS: readonly DetailsEntry[] = [
  {
    name: "Payment provider",
    cells: [
      "Only when you buy: you enter your card on the provider's own page. We tell it the amount, your email address and the number of your account, nothing about your birth, your type or your blueprints.",
    ],
  },
  {
    name: "Mail provider",
    cells: ["The letters we send you, and the email address they go to."],
  },
  {
    name: "Google",
    cells: [
      "Only when you choose to continue with Google: Google then knows that you sign in here, and tells us your email address, your name and your picture's address. Your browser fetches that picture from Google. We keep no key to your Google account.",
    ],
  },
  {
    name: "AI provider",
    cells: [
      "Only where the operator has set one up to polish the wording of full reports: the sentences our own writer made and the computed facts they rest on, among them your type, how clear its letters were, your signs, and the day and time of birth where a sentence names them. Never your name, your email address, your birth place or your answers.",
    ],
  },
  {
    name: "Measuring visits and advertising",
    cells: [
      "Nobody, unless the operator has set up such a service and you have said yes. It then learns which steps you reach, the number of a question but never its answer, what was paid and, if you are signed in, the number of your account, which means nothing outside this site. It is never told your email address, your birth date, your type or the address of a private page.",
    ],
  },
];

/** What the browser itself keeps, by the names it has there. */
export const KEPT_IN_BROWSER: readonly DetailsEntry[] = [
  {
    name: "Cookie of your choice about measuring",
    cells: [
      "cosmic_consent: only where a service for measuring visits is set up; what you allowed or refused, for half a year. If you allow Google Analytics it keeps cookies of its own, _ga and _ga_…, until you take that back.",
    ],
  },
  {
    name: "Cookie of your session",
    cells: ["cosmic_session: keeps you signed in, as long as the session lasts."],
  },
  {
    name: "Cookie of your drafts",
    cells: [
      `cosmic_claim: set when you make a blueprint without an account, so that only this browser can claim it. ${RETENTION.ownerlessBlueprintDays} days.`,
    ],
  },
  {
    name: "Cookie on the way to Google",
    cells: [
      "cosmic_google_…: set when you continue with Google, to know you again on the way back. 10 minutes.",
    ],
  },
  {
    name: "In this tab",
    cells: [
      "Your latest blueprint, birth date, type and quiz progress, so that a reload loses nothing, the number of a payment that is still to be confirmed, and a number for this visit with the steps it reached. Gone when you close the tab or sign out.",
    ],
  },
  {
    name: "In this browser",
    cells: [
      "Whether you chose day or night, a mark that somebody is signed in here, and which of the public figures are not shown just now.",
    ],
  },
];
