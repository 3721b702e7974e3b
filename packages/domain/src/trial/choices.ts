import type { TrialArm } from "./trial-draw.ts";

/** The share of own texts among choices made blindly; of the first of two copies in the check. */
export const getChance = (arm: TrialArm): number => (arm === "same" ? 1 / 2 : 1 / 3);

/** Fewer choices than this say nothing yet. */
export const FEWEST_CHOICES = 30;

export const FINDINGS = [
  "none yet",
  "too few to say",
  "above chance",
  "as chance",
  "below chance",
] as const;
export type Finding = (typeof FINDINGS)[number];

/** Choices counted, and what they say. */
export interface ChoiceSummary {
  n: number;
  /** Of the reader's own text. */
  own: number;
  /** Between 0 and 1; null while nothing is counted. */
  share: number | null;
  /** The 95 % interval of the share. */
  interval: { low: number; high: number } | null;
  chance: number;
  finding: Finding;
}

/** The standard normal quantile that leaves 2.5 % on each side. */
const Z = 1.959964;

/**
 * The 95 % interval of a share.
 * Source: E. B. Wilson, "Probable inference", Journal of the American Statistical Association 22 (1927).
 */
export function computeWilsonInterval(hits: number, n: number): { low: number; high: number } {
  const share = hits / n;
  const center = share + Z ** 2 / (2 * n);
  const reach = Z * Math.sqrt((share * (1 - share)) / n + Z ** 2 / (4 * n ** 2));
  const scale = 1 + Z ** 2 / n;
  return {
    low: Math.max(0, (center - reach) / scale),
    high: Math.min(1, (center + reach) / scale),
  };
}

export function summarizeChoices(own: number, n: number, chance: number): ChoiceSummary {
  if (n === 0) return { n, own, share: null, interval: null, chance, finding: "none yet" };
  const interval = computeWilsonInterval(own, n);
  return { n, own, share: own / n, interval, chance, finding: findFinding(n, interval, chance) };
}

function findFinding(
  n: number,
  { low, high }: { low: number; high: number },
  chance: number,
): Finding {
  if (n < FEWEST_CHOICES) return "too few to say";
  if (low > chance) return "above chance";
  return high < chance ? "below chance" : "as chance";
}

const percent = (share: number) => `${Math.round(100 * share)}%`;

/** One line for people: "n = 7: too few to say", "45% of 130 (95% interval: 37% to 54%), 33% by chance". */
export function describeChoices({ n, share, interval, chance, finding }: ChoiceSummary): string {
  if (share === null || interval === null) return "not measured yet";
  if (finding === "too few to say") return `n = ${n}: too few to say`;
  return `${percent(share)} of ${n} (95% interval: ${percent(interval.low)} to ${percent(interval.high)}), ${percent(chance)} by chance`;
}
