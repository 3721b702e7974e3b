export type AlertType =
  | "AUTHENTICATION_FAILURE"
  | "CONVERSION_DROP"
  | "SESSION_ANOMALY"
  | "PAYMENT_FAILURE"
  | "GENERATION_FAILURE"
  | "ERROR_BURST"
  | "STORAGE_GROWTH";

export type AlertSeverity = "HIGH" | "MEDIUM" | "LOW";

/** Trouble as an operator reads of it. Words and numbers, nothing about a person. */
export interface FoundAlert {
  type: AlertType;
  severity: AlertSeverity;
  title: string;
  description: string;
  metrics: {
    affected_users?: number;
    /** A fraction, 0 to 1. */
    failure_rate?: number;
    time_range?: string;
  };
  /** Identifies the problem: until it is resolved, it is one alert. */
  key: string;
}

/** The severity of a size, by where HIGH and MEDIUM begin. */
export function getSeverity(
  size: number,
  { high, medium }: { high: number; medium: number },
): AlertSeverity {
  if (size >= high) return "HIGH";
  return size >= medium ? "MEDIUM" : "LOW";
}

const RANK: Readonly<Record<AlertSeverity, number>> = { LOW: 1, MEDIUM: 2, HIGH: 3 };

/** Whether the first is worse than the second. */
export const isWorse = (one: AlertSeverity, other: AlertSeverity): boolean =>
  RANK[one] > RANK[other];
