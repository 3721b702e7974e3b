/** The middle value. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/**
 * How well one number tells which of two groups it came from: the chance that a value of one group is
 * above one of the other, whichever way round is larger. 0.5 tells nothing, 1 everything. (Area under
 * the ROC curve, from the Mann-Whitney statistic.)
 */
export function separability(first: readonly number[], second: readonly number[]): number {
  const wins = (value: number) =>
    second.reduce((sum, other) => sum + (Math.sign(value - other) + 1) / 2, 0);
  const area = first.reduce((sum, value) => sum + wins(value), 0) / (first.length * second.length);
  return Math.max(area, 1 - area);
}
