/**
 * New and full moons independent of the library under test: Jean Meeus, Astronomical Algorithms,
 * 2nd edition, chapter 49, the periodic terms of size 0.0001 day and more. Dynamical time, good to
 * about a minute.
 */
const DEGREE = Math.PI / 180;

/** Amplitude at new moon, at full moon, power of E, and multiples of M, M', F and the node. */
const TERMS = [
  [-0.4072, -0.40614, 0, 0, 1, 0, 0],
  [0.17241, 0.17302, 1, 1, 0, 0, 0],
  [0.01608, 0.01614, 0, 0, 2, 0, 0],
  [0.01039, 0.01043, 0, 0, 0, 2, 0],
  [0.00739, 0.00734, 1, -1, 1, 0, 0],
  [-0.00514, -0.00515, 1, 1, 1, 0, 0],
  [0.00208, 0.00209, 2, 2, 0, 0, 0],
  [-0.00111, -0.00111, 0, 0, 1, -2, 0],
  [-0.00057, -0.00057, 0, 0, 1, 2, 0],
  [0.00056, 0.00056, 1, 1, 2, 0, 0],
  [-0.00042, -0.00042, 0, 0, 3, 0, 0],
  [0.00042, 0.00042, 1, 1, 0, 2, 0],
  [0.00038, 0.00038, 1, 1, 0, -2, 0],
  [-0.00024, -0.00024, 1, -1, 2, 0, 0],
  [-0.00017, -0.00017, 0, 0, 0, 0, 1],
] as const;

/** The lunation nearest to an instant: a new moon for phase 0, a full moon for phase 0.5. */
export function meeusLunation(near: Date, phase: 0 | 0.5): Date {
  const year = 2000 + (near.getTime() - Date.UTC(2000, 0, 1)) / (365.2425 * 86_400_000);
  const k = Math.round((year - 2000) * 12.3685 - phase) + phase;
  const t = k / 1236.85;
  const e = 1 - 0.002516 * t - 0.0000074 * t * t;
  const sunAnomaly = 2.5534 + 29.1053567 * k - 0.0000014 * t * t;
  const moonAnomaly = 201.5643 + 385.81693528 * k + 0.0107582 * t * t;
  const argument = 160.7108 + 390.67050284 * k - 0.0016118 * t * t;
  const node = 124.7746 - 1.56375588 * k + 0.0020672 * t * t;
  const mean = 2_451_550.09766 + 29.530588861 * k + 0.00015437 * t * t;
  const correction = TERMS.reduce((sum, [atNew, atFull, power, m, moon, f, omega]) => {
    const angle = m * sunAnomaly + moon * moonAnomaly + f * argument + omega * node;
    return sum + (phase === 0 ? atNew : atFull) * e ** power * Math.sin(angle * DEGREE);
  }, 0);
  return new Date((mean + correction - 2_440_587.5) * 86_400_000);
}
