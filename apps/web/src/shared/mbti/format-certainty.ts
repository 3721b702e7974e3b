/** "8 in 10" on one line: rounded down, so that it promises no more than the model says. */
export const formatTenths = (certainty: number): string =>
  `${Math.floor(Math.round(certainty * 1000) / 100)}\u00a0in\u00a010`;

/** "41%", and "under 1%". */
export const formatShare = (probability: number): string =>
  probability < 0.01 ? "under 1%" : `${Math.round(probability * 100)}%`;
