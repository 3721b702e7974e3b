import { createHmac } from "node:crypto";
import { keyFor } from "../../config/sealed-text.ts";
import type { Deps } from "../../deps.ts";
import { addTallies } from "./tallies.store.ts";

/** What is counted, for the rules that find trouble. */
export const TALLIES = {
  signInSucceeded: "sign_in.succeeded",
  signInFailed: "sign_in.failed",
  sessionStarted: "session.started",
  generationSucceeded: "generation.succeeded",
  generationFailed: "generation.failed",
  generationReworded: "generation.reworded",
  generationFellBack: "generation.fell_back",
  checkoutStarted: "checkout.started",
  checkoutFailed: "checkout.failed",
  apiError: "error.api",
  browserError: "error.browser",
} as const;
export type TallyName = (typeof TALLIES)[keyof typeof TALLIES];

/** Whose it was: the same thing is then counted by subject too. */
export type SubjectKind = "account" | "address" | "user";

/** The name under which something is counted by subject. */
export const bySubject = (name: TallyName, kind: SubjectKind): string => `${name}/${kind}`;

/** Minutes that are counted together. */
export const SLOT_MINUTES = 10;
const SLOT = SLOT_MINUTES * 60_000;

/** When the slot of an instant began. */
export const slotOf = (at: Date): Date => new Date(Math.floor(at.getTime() / SLOT) * SLOT);

export type TallyDeps = Pick<Deps, "db" | "clock" | "config" | "logger" | "metrics">;

/** The same facts, as this process's figures tell them at once. */
const COUNTED: Record<TallyName, (metrics: Deps["metrics"]) => void> = {
  "sign_in.succeeded": (metrics) => metrics.noteSignIn("succeeded"),
  "sign_in.failed": (metrics) => metrics.noteSignIn("failed"),
  "session.started": () => {},
  "generation.succeeded": (metrics) => metrics.noteReport("written"),
  "generation.failed": (metrics) => metrics.noteReport("failed"),
  "generation.reworded": (metrics) => metrics.noteWriter("ai"),
  "generation.fell_back": (metrics) => metrics.noteWriter("built_in"),
  "checkout.started": (metrics) => metrics.noteCheckout("started"),
  "checkout.failed": (metrics) => metrics.noteCheckout("failed"),
  "error.api": () => {},
  "error.browser": (metrics) => metrics.noteBrowserError(),
};

export type Subjects = Partial<Record<SubjectKind, string>>;

/**
 * Counts that something happened, to whom too where subjects are named; they are kept only as keyed
 * hashes. Never fails: what is counted matters more than its count.
 */
export async function tally(
  { db, clock, config, logger, metrics }: TallyDeps,
  name: TallyName,
  subjects: Subjects = {},
): Promise<void> {
  COUNTED[name](metrics);
  const slot = slotOf(clock.now());
  const hashOf = (subject: string) =>
    createHmac("sha256", keyFor("tallies/subjects", config))
      .update(subject)
      .digest("base64url")
      .slice(0, 22);
  const ofSubjects = Object.entries(subjects).map(([kind, subject]) => ({
    name: bySubject(name, kind as SubjectKind),
    subject: hashOf(subject),
    slot,
  }));
  try {
    await addTallies(db, [{ name, subject: "", slot }, ...ofSubjects]);
  } catch (error) {
    logger.warn({ tally: name, err: error }, "Something was not counted");
  }
}
