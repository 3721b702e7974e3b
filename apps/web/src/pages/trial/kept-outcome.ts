import type { TrialOutcome } from "@cosmic/contracts";
import { readStored, STORE_KEYS, writeStored } from "../../shared/browser-store/browser-store.ts";

/** A choice that was made, and the texts it was made from; kept in this tab until the reader goes on. */
export interface KeptOutcome {
  /** Of the report that the trial was about; null for the overview. */
  slug: string | null;
  outcome: TrialOutcome;
  texts: readonly { id: string; text: string }[];
  chosen: string;
}

export const keepOutcome = (kept: KeptOutcome): void => {
  writeStored(STORE_KEYS.trialOutcome, JSON.stringify(kept));
};

/** The outcome kept of the trial of this report, or of the overview; null when there is none. */
export function readKeptOutcome(slug: string | null): KeptOutcome | null {
  try {
    const kept = JSON.parse(readStored(STORE_KEYS.trialOutcome) ?? "null") as KeptOutcome | null;
    const isWhole = Array.isArray(kept?.texts) && typeof kept.outcome?.ownId === "string";
    return isWhole && kept.slug === slug ? kept : null;
  } catch {
    return null;
  }
}
