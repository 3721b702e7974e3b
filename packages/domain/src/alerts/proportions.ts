import type { Outcomes } from "./health-facts.ts";

export const getTotal = ({ succeeded, failed }: Outcomes): number => succeeded + failed;

/** Failed of all, as a fraction; 0 where nothing happened. */
export function failureRate(outcomes: Outcomes): number {
  const total = getTotal(outcomes);
  return total === 0 ? 0 : outcomes.failed / total;
}

/** Succeeded of all, as a fraction; 0 where nothing happened. */
export const successRate = (outcomes: Outcomes): number =>
  getTotal(outcomes) === 0 ? 0 : 1 - failureRate(outcomes);

/**
 * How unlikely it is that both have the same rate of success: the z of the two-proportion test, positive
 * where the first does worse. 0 where either has nothing.
 * Source: the pooled two-proportion z-test of any textbook of statistics.
 */
export function zOfDrop(recent: Outcomes, usual: Outcomes): number {
  const [few, many] = [getTotal(recent), getTotal(usual)];
  if (few === 0 || many === 0) return 0;
  const pooled = (recent.succeeded + usual.succeeded) / (few + many);
  const spread = Math.sqrt(pooled * (1 - pooled) * (1 / few + 1 / many));
  return spread === 0 ? 0 : (successRate(usual) - successRate(recent)) / spread;
}

/** A fraction as people read it: "37%". */
export const percent = (fraction: number): string => `${Math.round(fraction * 100)}%`;

/** A count with its word: "1 user", "3 users". */
export const counted = (count: number, word: string): string =>
  `${count} ${word}${count === 1 ? "" : "s"}`;
