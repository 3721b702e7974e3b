/** Crossings are found to this many milliseconds where nothing else is said, far finer than the positions are known. */
const TOLERANCE = 10;

/**
 * The instant between two others at which a smooth quantity passes zero, by bisection. The quantity
 * must have opposite signs at the two ends; where one end is exactly zero, that end is the answer.
 */
export function crossingBetween(
  quantity: (at: Date) => number,
  from: Date,
  to: Date,
  tolerance = TOLERANCE,
): Date {
  let low = from.getTime();
  let high = to.getTime();
  const risingFrom = quantity(from) < 0;
  while (high - low > tolerance) {
    const middle = (low + high) / 2;
    if (quantity(new Date(middle)) < 0 === risingFrom) low = middle;
    else high = middle;
  }
  return new Date(Math.round(high));
}
