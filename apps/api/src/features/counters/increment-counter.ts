import { createHmac } from "node:crypto";
import { keyFor } from "../../config/sealed-text.ts";
import type { Deps } from "../../deps.ts";
import { incrementCounters } from "./counters.store.ts";

/** What is counted, for the health check's rules. */
export const COUNTERS = {
  signInSucceeded: "sign_in.succeeded",
  signInFailed: "sign_in.failed",
  sessionStarted: "session.started",
  quizAnswered: "quiz.answered",
  generationSucceeded: "generation.succeeded",
  generationFailed: "generation.failed",
  generationReworded: "generation.reworded",
  generationFellBack: "generation.fell_back",
  checkoutStarted: "checkout.started",
  checkoutFailed: "checkout.failed",
  apiError: "error.api",
  browserError: "error.browser",
} as const;
export type CounterName = (typeof COUNTERS)[keyof typeof COUNTERS];

/** Whose it was: the same thing is then counted by subject too. */
export type SubjectKind = "account" | "address" | "user";

/** The name under which something is counted by subject. */
export const bySubject = (name: CounterName, kind: SubjectKind): string => `${name}/${kind}`;

/** Minutes that are counted together. */
export const SLOT_MINUTES = 10;
const SLOT = SLOT_MINUTES * 60_000;

/** When the slot of an instant began. */
export const toSlot = (at: Date): Date => new Date(Math.floor(at.getTime() / SLOT) * SLOT);

export type CounterDeps = Pick<Deps, "db" | "clock" | "config" | "logger" | "metrics">;

/** The same facts as metrics of this process. */
const RECORDED: Record<CounterName, (metrics: Deps["metrics"]) => void> = {
  "sign_in.succeeded": (metrics) => metrics.recordSignIn("succeeded"),
  "sign_in.failed": (metrics) => metrics.recordSignIn("failed"),
  "session.started": () => {},
  "quiz.answered": () => {},
  "generation.succeeded": (metrics) => metrics.recordReport("written"),
  "generation.failed": (metrics) => metrics.recordReport("failed"),
  "generation.reworded": (metrics) => metrics.recordWriter("ai"),
  "generation.fell_back": (metrics) => metrics.recordWriter("built_in"),
  "checkout.started": (metrics) => metrics.recordCheckout("started"),
  "checkout.failed": (metrics) => metrics.recordCheckout("failed"),
  "error.api": () => {},
  "error.browser": (metrics) => metrics.recordBrowserError(),
};

export type Subjects = Partial<Record<SubjectKind, string>>;

/**
 * Counts an event, and for each subject where subjects are given; subjects are kept only as keyed
 * hashes. Never throws: the counted work matters more than its count.
 */
export async function incrementCounter(
  { db, clock, config, logger, metrics }: CounterDeps,
  name: CounterName,
  subjects: Subjects = {},
): Promise<void> {
  RECORDED[name](metrics);
  const slot = toSlot(clock.now());
  const hashSubject = (subject: string) =>
    createHmac("sha256", keyFor("tallies/subjects", config))
      .update(subject)
      .digest("base64url")
      .slice(0, 22);
  const ofSubjects = Object.entries(subjects).map(([kind, subject]) => ({
    name: bySubject(name, kind as SubjectKind),
    subject: hashSubject(subject),
    slot,
  }));
  try {
    await incrementCounters(db, [{ name, subject: "", slot }, ...ofSubjects]);
  } catch (error) {
    logger.warn({ counter: name, err: error }, "A counter could not be incremented");
  }
}
