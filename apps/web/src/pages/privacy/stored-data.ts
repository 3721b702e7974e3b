import type { DetailsEntry } from "./details-table.tsx";
import { RETENTION } from "./retention.ts";

const { sessionIdleDays, sessionLongestDays, ownerlessBlueprintDays } = RETENTION;
const { resetLinkMinutes, attemptCountDays, unsentMailDays, stepDays, visitDays } = RETENTION;

export const STORED_CAPTIONS = ["What", "What for", "How long"] as const;

/** What the server keeps about people, what for and for how long. */
export const STORED_DATA: readonly DetailsEntry[] = [
  {
    name: "Your account",
    cells: [
      "Your email address, your name if you gave one, whether you have lifetime access. Of a password only a hash, from which nobody can read it. With Google: the number Google gives your account, its email address and the address of your picture.",
      "To let you in and nobody else, and to greet you.",
      "Until you delete the account.",
    ],
  },
  {
    name: "Birth details",
    cells: [
      "Your birth date. A time and a place only if you gave them.",
      "To compute the sky at your birth.",
      "Until you change them or delete the account.",
    ],
  },
  {
    name: "Quiz answers",
    cells: [
      "The eight answers, the type they came to or you chose, and how clear each letter was.",
      "To show you your type and where it was close.",
      "Until you delete the account.",
    ],
  },
  {
    name: "Blueprints",
    cells: [
      "The text, the computed chart, and the birth details and the type it was written for.",
      "So that you can read it again.",
      `Until you delete the account. Made without an account: ${ownerlessBlueprintDays} days, unless you sign in and keep it.`,
    ],
  },
  {
    name: "Purchases",
    cells: [
      "What was bought, when and for how much, and the payment provider's number for it. Never a card number.",
      "To open your reports, to refund you, and for the books.",
      "As long as accounting law asks for. After you delete the account, without anything that names you.",
    ],
  },
  {
    name: "Signed-in browsers",
    cells: [
      "A fingerprint of the key that your browser holds, when it began and when it was last used.",
      "To keep you signed in, and to sign you out everywhere when you ask.",
      `${sessionIdleDays} days after the last visit, ${sessionLongestDays} days at the most, or when you sign out.`,
    ],
  },
  {
    name: "Reset links",
    cells: [
      "A fingerprint of the link that was mailed to you.",
      "To let you choose a new password.",
      `The link works for ${resetLinkMinutes} minutes; its record is removed within the hour after.`,
    ],
  },
  {
    name: "Mail",
    cells: [
      "Your email address, your first name and what the letter tells, while it waits to be sent.",
      "To welcome you and to tell you of changes to your account.",
      `Removed when it is sent; dropped after ${unsentMailDays} days if it cannot be delivered.`,
    ],
  },
  {
    name: "Counts of attempts",
    cells: [
      "A fingerprint of your network address or account, and how often something was tried.",
      "So that nobody guesses passwords or floods the site.",
      `At the most ${attemptCountDays} days.`,
    ],
  },
  {
    name: "Steps of a visit",
    cells: [
      "Which of eleven steps a visit reached, from the first page to the full report, and when; the number of a question but never its answer; the site or campaign that led here; your account, if you were signed in.",
      "To see where people leave, and that nothing is broken.",
      `The single steps ${stepDays} days, what a visit came to ${visitDays} days; after that only sums of whole days. After you delete the account, without anything that names you.`,
    ],
  },
  {
    name: "Log",
    cells: [
      "Which kind of page or call was answered, when, how fast, and what went wrong. No name, address, birth date, answer or link of yours.",
      "To find and mend faults.",
      "As long as the operator keeps logs. The company that hosts the site may keep a log of network addresses of its own.",
    ],
  },
];
