/** At most `max` times within a window; RATE_LIMIT_SCALE multiplies `max` where it is used. */
export interface Limit {
  max: number;
  windowSeconds: number;
}

/**
 * How many times something may be done. Numbers are those of production; `scale` multiplies them. Windows
 * from the shortest to the longest. What callers without an account can make the database grow by in a day
 * follows from these (docs/security.md).
 */
export const LIMITS = {
  checkUser: [
    { max: 10, windowSeconds: 60 },
    { max: 100, windowSeconds: 86_400 },
  ],
  /** Login and sign-up together, for one address; sign-ins of all browsers known to one account. */
  signInAttempts: [
    { max: 20, windowSeconds: 60 },
    { max: 500, windowSeconds: 86_400 },
  ],
  signUps: [
    { max: 20, windowSeconds: 3_600 },
    { max: 100, windowSeconds: 86_400 },
  ],
  /** New blueprints of one user or of one visitor's address; a repeat that finds its own is free. */
  generations: [
    { max: 5, windowSeconds: 600 },
    { max: 20, windowSeconds: 86_400 },
  ],
  /** New blueprints from one network address, of users and visitors. */
  generationsFrom: [{ max: 100, windowSeconds: 86_400 }],
  /** New blueprints of all who have not paid together: enough for about 50,000 visits a day. A quarter for one holder of networks. */
  unpaidGenerations: [{ max: 20_000, windowSeconds: 86_400 }],
  /** Birth dates and quiz answers that one user stores, together. */
  quizWrites: [
    { max: 30, windowSeconds: 600 },
    { max: 200, windowSeconds: 86_400 },
  ],
  /** Quiz answers stored from one network address, by all its accounts. */
  quizResultsFrom: [{ max: 300, windowSeconds: 86_400 }],
  /** Blind trials begun at one network address: its accounts together decide little of what is published. */
  trials: [{ max: 30, windowSeconds: 86_400 }],
  /** Answers to further statements that one user stores, and choices of a sitting. */
  sittingWrites: [
    { max: 120, windowSeconds: 600 },
    { max: 1_000, windowSeconds: 86_400 },
  ],
  /** Reset links asked for from one network address. */
  resetRequests: [
    { max: 10, windowSeconds: 3_600 },
    { max: 50, windowSeconds: 86_400 },
  ],
  /** Reset links mailed to one account. */
  resetMails: [{ max: 3, windowSeconds: 3_600 }],
  /** Emails of one kind to one address that creating accounts under it could cause. */
  unrequestedEmails: [{ max: 3, windowSeconds: 86_400 }],
  /** Reset tokens tried from one network address. */
  resetAttempts: [{ max: 10, windowSeconds: 3_600 }],
  /** Changes that one user makes to the account: name, a change of address taken back, a blueprint taken over, a choice. */
  accountWrites: [{ max: 30, windowSeconds: 600 }],
  /** Links to confirm an address that one user asks for, and tries with a token. */
  confirmationMails: [{ max: 3, windowSeconds: 86_400 }],
  confirmationAttempts: [{ max: 30, windowSeconds: 3_600 }],
  /** Changes of the address that one user begins. */
  emailChanges: [{ max: 5, windowSeconds: 86_400 }],
  /** The same from one network address: each sends emails to addresses that its accounts name. */
  emailChangesFrom: [{ max: 20, windowSeconds: 86_400 }],
  exports: [
    { max: 5, windowSeconds: 3_600 },
    { max: 20, windowSeconds: 86_400 },
  ],
  /** Reports that one user has printed. */
  reportPrints: [
    { max: 10, windowSeconds: 600 },
    { max: 60, windowSeconds: 86_400 },
  ],
  /** Reports that are printed for copies of all of a user's data. */
  archivePrints: [{ max: 200, windowSeconds: 86_400 }],
  /** PDF files that one user downloads, printed or kept from before. */
  reportDownloads: [
    { max: 60, windowSeconds: 600 },
    { max: 500, windowSeconds: 86_400 },
  ],
  /** Checkouts that one user starts. */
  checkouts: [
    { max: 30, windowSeconds: 600 },
    { max: 100, windowSeconds: 86_400 },
  ],
  /** New ones from one network address: a page that is opened again is none. */
  checkoutsFrom: [{ max: 200, windowSeconds: 86_400 }],
  /** Looks of one user at a payment that is not settled yet. */
  verifications: [{ max: 60, windowSeconds: 600 }],
  /** The same from one network address: each asks the payment provider, whose answers all share. */
  verificationsFrom: [
    { max: 300, windowSeconds: 600 },
    { max: 2_000, windowSeconds: 86_400 },
  ],
  /** Refunds that one user asks for. */
  refunds: [{ max: 10, windowSeconds: 3_600 }],
  /** Payments that one user tries to bring to the account. */
  purchaseMoves: [{ max: 10, windowSeconds: 86_400 }],
  /** Tries of all users together with one receipt. */
  receiptMoves: [{ max: 50, windowSeconds: 86_400 }],
  clientErrors: [
    { max: 30, windowSeconds: 60 },
    { max: 500, windowSeconds: 86_400 },
  ],
  /** Kinds of failure in words of their own that one network address adds to the operator's list. */
  failureKinds: [{ max: 20, windowSeconds: 86_400 }],
  /** Requests that bring steps of the funnel from one network address. */
  funnelEvents: [{ max: 60, windowSeconds: 60 }],
  /** Copies of the list of users that one operator takes. */
  userExports: [{ max: 20, windowSeconds: 3_600 }],
  /** Visits that may begin at one network address; steps of further ones are dropped. */
  newVisits: [
    { max: 60, windowSeconds: 3_600 },
    { max: 200, windowSeconds: 86_400 },
  ],
  /** Visits that may begin at all addresses together; a quarter for one holder of networks. */
  allVisits: [{ max: 100_000, windowSeconds: 86_400 }],
  /** Visits from one network address by which conversions are judged. */
  judgedVisits: [{ max: 10, windowSeconds: 86_400 }],
  /** Health checks requested by one operator. */
  healthChecks: [{ max: 6, windowSeconds: 60 }],
} as const satisfies Record<string, readonly Limit[]>;

export type LimitName = keyof typeof LIMITS;
