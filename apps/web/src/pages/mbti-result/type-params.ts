import { readStored, STORE_KEYS } from "../../shared/browser-store/browser-store.ts";

export interface TypeParams {
  type: string;
  birthDate: string;
}

/** Type and birth date from the address, else from what this tab kept; null when either is missing. */
export function findTypeParams(query: URLSearchParams): TypeParams | null {
  const type = query.get("type") || readStored(STORE_KEYS.calculatedMbtiType);
  const birthDate = query.get("birthDate") || readStored(STORE_KEYS.birthDate);
  return type && birthDate ? { type, birthDate } : null;
}
