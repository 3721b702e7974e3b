/**
 * Lost: paid, and not there (I1). Free: there, and not paid (I2). Doubled: something happened twice
 * that happens once (I3). Broken: an answer that was given is not true.
 */
export type ViolationKind = "lost" | "free" | "doubled" | "broken";

export interface Violation {
  kind: ViolationKind;
  /** A buyer, a session, an event. */
  who: string;
  what: string;
}
