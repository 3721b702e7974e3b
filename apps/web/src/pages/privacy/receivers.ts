import type { DetailsEntry } from "./details-table.tsx";
import { RETENTION } from "./retention.ts";

/** Third parties that receive personal data, and which. */
export const RECEIVERS: readonly DetailsEntry[] = [
  {
    name: "Payment provider",
    cells: [
      "Only when you buy: you enter your card on the provider's own page. We send the provider the amount, your email address and your account number, and nothing about your birth, your type or your blueprints.",
    ],
  },
  {
    name: "Email provider",
    cells: ["The emails we send you, and the address they go to."],
  },
  {
    name: "Google",
    cells: [
      "Only when you choose to continue with Google: Google then knows that you sign in here, and sends us your email address, your name and the web address of your picture. Your browser loads that picture from Google. We keep no access to your Google account.",
    ],
  },
  {
    name: "AI provider",
    cells: [
      "Only if the operator uses one to polish the wording of full reports: the sentences we wrote and the computed facts they are based on, including your type, how clear its letters were, your signs, and the day and time of birth where a sentence mentions them. Never your name, your email address, your birth place or your answers.",
    ],
  },
  {
    name: "Measuring visits and advertising",
    cells: [
      "None, unless the operator has set up such a service and you have allowed it. It then receives which steps you reach, the number of a question but never its answer, what was paid, a random number of the visit and, if you are signed in, your account number, which means nothing outside this site. It never receives your email address, your birth date, your type or the address of a private page.",
    ],
  },
];

/** What the browser stores, under the names used there. */
export const KEPT_IN_BROWSER: readonly DetailsEntry[] = [
  {
    name: "Consent cookie",
    cells: [
      "cosmic_consent: only if a service that measures visits is set up. It stores what you allowed or refused, for six months. If you allow Google Analytics, it sets its own cookies, _ga and _ga_…, until you withdraw your consent.",
    ],
  },
  {
    name: "Session cookies",
    cells: [
      "cosmic_session: keeps you signed in for as long as the session lasts. cosmic_signed_in: tells the pages that there is a session; it holds nothing else.",
    ],
  },
  {
    name: "Known browser cookie",
    cells: [
      `cosmic_device: set when you sign in with a password, so that failed sign-ins by others do not make you wait in this browser. It opens nothing by itself. ${RETENTION.knownBrowserDays} days after your last sign-in.`,
    ],
  },
  {
    name: "Draft cookie",
    cells: [
      `cosmic_claim: set when you create a blueprint without an account, so that only this browser can add it to an account. ${RETENTION.ownerlessBlueprintDays} days.`,
    ],
  },
  {
    name: "Google sign-in cookie",
    cells: [
      "cosmic_google_…: set when you continue with Google, so that we recognize you when you return. 10 minutes.",
    ],
  },
  {
    name: "In this tab",
    cells: [
      "Your latest blueprint, birth date, type and quiz progress, so that you lose nothing on reload; an answer that waits for you to sign in again; the number of a payment that is not confirmed yet; the secret part of a link that confirms your address, until it is used; and a number for this visit with the steps it reached. Deleted when you close the tab or sign out.",
    ],
  },
  {
    name: "In this browser",
    cells: [
      "Whether you chose day or night, a flag that this browser is signed in, and which marketing statements are currently hidden. Also how far you have read your reports, and which of them you have in the new edition: both are deleted when you sign out.",
    ],
  },
];
