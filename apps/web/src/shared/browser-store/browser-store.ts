import type { GeneratedProfile } from "@cosmic/contracts";

/** Keys of the session storage, which ends with the tab. */
export const STORE_KEYS = {
  generatedProfile: "generatedProfile",
  calculatedMbtiType: "calculatedMbtiType",
  birthDate: "birthDate",
  sessionId: "sessionId",
  quizProgress: "quizProgress",
  pendingAnswer: "pendingAnswer",
  trialOutcome: "trialOutcome",
  carriedToast: "carriedToast",
  awaitedPayment: "awaitedPayment",
  funnelVisit: "funnelVisit",
  confirmationToken: "confirmationToken",
} as const;

/** Keys of the local storage, which outlives the tab. */
export const LASTING_KEYS = {
  readingPlaces: "readingPlaces",
  newEditions: "newEditions",
  chartSettings: "chartSettings",
} as const;

export type LastingKey = (typeof LASTING_KEYS)[keyof typeof LASTING_KEYS];
export type StoreKey = (typeof STORE_KEYS)[keyof typeof STORE_KEYS] | LastingKey;

const getStorage = (key: StoreKey): Storage =>
  key in LASTING_KEYS ? localStorage : sessionStorage;

/** A stored text, or null. Storage that is switched off reads as empty. */
export function readStored(key: StoreKey): string | null {
  try {
    return getStorage(key).getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: StoreKey, value: string): void {
  try {
    getStorage(key).setItem(key, value);
  } catch {
    // Full or switched off: the visit goes on, it only forgets on reload.
  }
}

export function removeStored(key: StoreKey): void {
  try {
    getStorage(key).removeItem(key);
  } catch {
    // Nothing was kept, so nothing is left.
  }
}

/** Forgets everything the product kept for this user; called before signing out. */
export function clearStored(): void {
  for (const key of Object.values({ ...STORE_KEYS, ...LASTING_KEYS })) removeStored(key);
}

export function storeProfile(profile: GeneratedProfile): void {
  writeStored(STORE_KEYS.generatedProfile, JSON.stringify(profile));
}

/** What a blueprint that an earlier version of the page kept in this tab does not have. */
const LATER_FIELDS = {
  changeover: null,
  birthTime: null,
  place: null,
  chart: null,
  axes: null,
  sectionAsides: [],
  sectionParagraphs: [],
  book: null,
  forecastYears: [],
} satisfies Partial<GeneratedProfile>;

/** The stored blueprint; null when there is none or it cannot be read as one. */
export function readStoredProfile(): GeneratedProfile | null {
  try {
    const value: unknown = JSON.parse(readStored(STORE_KEYS.generatedProfile) ?? "null");
    const looksRight =
      typeof value === "object" &&
      value !== null &&
      ["slug", "mbtiType", "sunSign", "archetype", "overview"].every(
        (field) => typeof (value as Record<string, unknown>)[field] === "string",
      ) &&
      Array.isArray((value as Record<string, unknown>)["strengths"]);
    return looksRight ? { ...LATER_FIELDS, ...(value as GeneratedProfile) } : null;
  } catch {
    return null;
  }
}

/** The id of a tab that may not store one; it lasts as long as the page. */
let unstoredId: string | null = null;

/** The tab's own id, `session_<time>_<random>`, made on first use. */
export function sessionId(): string {
  const kept = readStored(STORE_KEYS.sessionId);
  if (kept) return kept;
  if (unstoredId) return unstoredId;
  const made = `session_${Date.now()}_${crypto.randomUUID().slice(0, 13).replace("-", "")}`;
  writeStored(STORE_KEYS.sessionId, made);
  if (readStored(STORE_KEYS.sessionId) === null) unstoredId = made;
  return made;
}
