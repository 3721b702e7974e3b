import type { Evidence } from "../evidence.ts";
import { findBroken } from "./find-broken.ts";
import { findDoubled } from "./find-doubled.ts";
import { findFree } from "./find-free.ts";
import { findLost } from "./find-lost.ts";
import type { Violation } from "./violation.ts";

/** Everything that should not be, from what is left of a run alone. */
export const checkEvidence = (evidence: Evidence): Violation[] => [
  ...findLost(evidence),
  ...findFree(evidence),
  ...findDoubled(evidence),
  ...findBroken(evidence),
];
