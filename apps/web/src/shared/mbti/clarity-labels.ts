/** What a clarity says about the answers, not about the person. */
export const CLARITY_LABELS = {
  "too close to call": "Too close to call",
  slight: "Slight",
  moderate: "Moderate",
  clear: "Clear",
} as const;
