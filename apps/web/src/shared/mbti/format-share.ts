/** "41%", and "under 1%". */
export const formatShare = (probability: number): string =>
  probability < 0.01 ? "under 1%" : `${Math.round(probability * 100)}%`;
