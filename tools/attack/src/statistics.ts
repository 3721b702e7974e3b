const ascending = (values: readonly number[]) => values.toSorted((a, b) => a - b);

/** The middle value; the mean of the middle two of an even number. NaN of nothing. */
export function median(values: readonly number[]): number {
  const sorted = ascending(values);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** How many of the sorted values are below the value, counting equal ones by half. */
function countBelow(sorted: readonly number[], value: number): number {
  let below = 0;
  let equal = 0;
  for (const each of sorted) {
    if (each > value) break;
    if (each < value) below += 1;
    else equal += 1;
  }
  return below + equal / 2;
}

/**
 * How well one number tells which of two groups it came from: the chance that a value of one group
 * is above one of the other, whichever way round is larger. 0.5 tells nothing, 1 everything.
 * (Area under the ROC curve, from the Mann-Whitney statistic.)
 */
export function separability(first: readonly number[], second: readonly number[]): number {
  const sorted = ascending(second);
  const wins = first.reduce((sum, value) => sum + countBelow(sorted, value), 0);
  const area = wins / (first.length * second.length);
  return Math.max(area, 1 - area);
}
