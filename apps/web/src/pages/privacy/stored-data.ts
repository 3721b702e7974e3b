import type { DetailsEntry } from "./details-table.tsx";
import { RETENTION } from "./retention.ts";

const { keptBlueprintDays, sessionIdleDays, sessionLongestDays, ownerlessBlueprintDays } =
  RETENTION;
const { resetLinkMinutes, attemptCountDays, unsentMailDays, stepDays, visitDays } = RETENTION;

export const STORED_CAPTIONS = ["What", "What for", "How long"] as const;

/** What the server keeps about users, why and for how long. */
export const STORED_DATA: readonly DetailsEntry[] = [
  {
    name: "Your account",
    cells: [
      "Your email address and whether you confirmed it, your name if you gave one, whether you have lifetime access. For a password, only a hash, which does not reveal it. With Google: the ID of your Google account, its email address and the web address of your picture.",
      "To sign you in, to keep others out, and to greet you by name.",
      "Until you delete the account. If another person proves that an address you never confirmed is theirs, your name and your data go from the account.",
    ],
  },
  {
    name: "Birth details",
    cells: [
      "Your birth date. Your birth time, or the hours it may have been, and your birth place only if you entered them.",
      "To compute the sky at your birth.",
      "Until you change them or delete the account.",
    ],
  },
  {
    name: "Quiz answers",
    cells: [
      "Each time you answer: your eight answers, your answers to further statements, the type they gave or you chose, how sure each letter was, and which time new blueprints follow.",
      "To show you your type, where the result was close, and how it changes over time.",
      "The last 100 times, until you delete the account.",
    ],
  },
  {
    name: "Blind trials",
    cells: [
      "That you took part, for which text, and when. Until you choose, which texts you were shown. What you chose is added to a public count that names no one. If it counts, a fingerprint of your confirmed email address and of the text's name, without what you chose.",
      "To count each reader once, and to show how often readers find their own text.",
      "Until you delete the account; the count stays, and so do the fingerprints, so that no address counts twice.",
    ],
  },
  {
    name: "Improving the questions",
    cells: [
      "Whether you allowed it. Only if you did: your answers and the dates you gave them, read without your name, address, birth date or account, from which we compute how well each question works. Nothing else is stored, and what we compute names no one.",
      "To measure the questions, so that the certainties we show are true.",
      "Until you withdraw it on the Your data page, or delete the account. From then on, your answers are left out.",
    ],
  },
  {
    name: "Blueprints",
    cells: [
      "The text, the computed chart, and the birth details and the type it was written for.",
      "So that you can read it again.",
      `Until you delete the account. If created without an account: ${ownerlessBlueprintDays} days, unless you sign in and keep it. If paid for, and the account passed to the owner of its address: ${keptBlueprintDays} days, for the person who paid.`,
    ],
  },
  {
    name: "Purchases",
    cells: [
      "What was bought, when and for how much, the payment provider's number for it, and when you last downloaded a full copy. A fingerprint of the card from the payment provider, and of your address after a refund. Never a card number.",
      "To unlock your reports, to refund you, to give the automatic refund once, and for accounting.",
      "For as long as accounting law requires. After you delete the account, without your name and address; the fingerprints stay, so that the automatic refund is not given twice.",
    ],
  },
  {
    name: "Signed-in browsers",
    cells: [
      "A fingerprint of your browser's session key, and when the session started and was last used.",
      "To keep you signed in, and to sign you out everywhere when you ask.",
      `${sessionIdleDays} days after the last visit, ${sessionLongestDays} days at most, or until you sign out.`,
    ],
  },
  {
    name: "Confirmation links",
    cells: [
      "A fingerprint of the link we emailed you.",
      "To make sure that the address is yours, or a new one that you enter.",
      "Until you confirm or cancel, or delete the account.",
    ],
  },
  {
    name: "Reset links",
    cells: [
      "A fingerprint of the link we emailed you.",
      "To let you choose a new password.",
      `The link works for ${resetLinkMinutes} minutes; its record is deleted within an hour after that.`,
    ],
  },
  {
    name: "Email",
    cells: [
      "Your email address and the content of the message, which may greet you by name, until it is sent.",
      "To welcome you and to notify you of changes to your account.",
      `Deleted once it is sent, or after ${unsentMailDays} days if it cannot be delivered.`,
    ],
  },
  {
    name: "Counts of attempts",
    cells: [
      "A fingerprint of your network address or account, and how often something was tried.",
      "To prevent password guessing and flooding.",
      `At most ${attemptCountDays} days.`,
    ],
  },
  {
    name: "Steps of a visit",
    cells: [
      "Which of eleven steps a visit reached, from the first page to the full report, and when; the number of a question but never its answer; the site or campaign that led here; your account, if you were signed in and had allowed measuring.",
      "To see where visitors leave, and whether anything is broken.",
      `Each step for ${stepDays} days and the result of a visit for ${visitDays} days; after that, only daily totals. After you delete the account, without anything that identifies you.`,
    ],
  },
  {
    name: "Log",
    cells: [
      "Which kind of page or call was answered, when, how fast, and what went wrong. No name, address, birth date, answer or link of yours.",
      "To find and fix errors.",
      "For as long as the operator keeps logs. The company that hosts the site may keep its own log of network addresses.",
    ],
  },
];
