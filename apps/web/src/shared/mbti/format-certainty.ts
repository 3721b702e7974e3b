/** "8 in 10"; never ten, which no number of questions could promise. */
export const formatTenths = (certainty: number): string =>
  `${Math.min(Math.round(certainty * 10), 9)} in 10`;

/** "41 %", and "under 1 %". */
export const formatShare = (probability: number): string =>
  probability < 0.01 ? "under 1%" : `${Math.round(probability * 100)}%`;
