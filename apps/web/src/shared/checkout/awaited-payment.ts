import {
  readStored,
  removeStored,
  STORE_KEYS,
  writeStored,
} from "../browser-store/browser-store.ts";

/** Keeps the number of a payment made in this tab that is not confirmed yet. */
export function saveAwaitedPayment(sessionId: string): void {
  writeStored(STORE_KEYS.awaitedPayment, sessionId);
}

export function findAwaitedPayment(): string | null {
  return readStored(STORE_KEYS.awaitedPayment);
}

export function clearAwaitedPayment(): void {
  removeStored(STORE_KEYS.awaitedPayment);
}
