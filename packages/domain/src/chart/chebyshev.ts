/** The sum of Chebyshev polynomials at x, from -1 to 1, by Clenshaw's recurrence. */
export function sumChebyshev(coefficients: readonly number[], x: number): number {
  let [next, afterNext] = [0, 0];
  for (let degree = coefficients.length - 1; degree > 0; degree--) {
    const sum = 2 * x * next - afterNext + (coefficients[degree] as number);
    afterNext = next;
    next = sum;
  }
  return x * next - afterNext + (coefficients[0] as number);
}
