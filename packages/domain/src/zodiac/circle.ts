/** An angle brought into 0 to below 360 degrees. */
export function wrapDegrees(angle: number): number {
  const wrapped = angle % 360;
  // A tiny negative angle plus 360 rounds to 360 itself, which is 0 on the circle.
  return wrapped < 0 ? (wrapped + 360) % 360 : wrapped;
}

/** An angle as the shorter way round, in -180 to below 180 degrees. */
export function signedDegrees(angle: number): number {
  return wrapDegrees(angle + 180) - 180;
}

/** The other end of the diameter through a longitude. */
export function oppositeDegrees(degrees: number): number {
  return wrapDegrees(degrees + 180);
}
