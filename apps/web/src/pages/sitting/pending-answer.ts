import {
  readStored,
  removeStored,
  STORE_KEYS,
  writeStored,
} from "../../shared/browser-store/browser-store.ts";

/** An answer that could not be stored because the session had ended; it is sent after the sign-in. */
export interface PendingAnswer {
  sitting: string;
  statement: string;
  answer: number;
}

export const keepPendingAnswer = (pending: PendingAnswer): void => {
  writeStored(STORE_KEYS.pendingAnswer, JSON.stringify(pending));
};

/** The answer kept for this sitting, once: reading it forgets it. */
export function takePendingAnswer(sitting: string): PendingAnswer | null {
  const text = readStored(STORE_KEYS.pendingAnswer);
  if (text === null) return null;
  removeStored(STORE_KEYS.pendingAnswer);
  try {
    const value = JSON.parse(text) as Partial<PendingAnswer> | null;
    const isWhole = typeof value?.statement === "string" && typeof value.answer === "number";
    return isWhole && value.sitting === sitting ? (value as PendingAnswer) : null;
  } catch {
    return null;
  }
}
