/** A probability that was stated, and whether what it was stated of came true. */
export interface Forecast {
  stated: number;
  cameTrue: boolean;
}

const BINS = 20;

/** Expected calibration error: how far stated and found differ in twenty bins, by how many fall into each. */
export function computeCalibrationError(forecasts: readonly Forecast[]): number {
  const bins = Array.from({ length: BINS }, () => ({ stated: 0, found: 0 }));
  for (const { stated, cameTrue } of forecasts) {
    const bin = bins[Math.min(Math.floor(stated * BINS), BINS - 1)];
    if (!bin) continue;
    bin.stated += stated;
    bin.found += cameTrue ? 1 : 0;
  }
  const gap = bins.reduce((sum, bin) => sum + Math.abs(bin.stated - bin.found), 0);
  return gap / forecasts.length;
}

/** No certainty is taken at its word beyond this, or one miss would cost infinitely much. */
const UTMOST = 0.99;

/** Mean of -ln of what was stated of what then happened. */
export function computeLogLoss(forecasts: readonly Forecast[]): number {
  const losses = forecasts.map(({ stated, cameTrue }) => {
    const bounded = Math.min(Math.max(stated, 1 - UTMOST), UTMOST);
    return -Math.log(cameTrue ? bounded : 1 - bounded);
  });
  return losses.reduce((sum, each) => sum + each, 0) / forecasts.length;
}
