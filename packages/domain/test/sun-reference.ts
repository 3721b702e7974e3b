/**
 * Solar theory independent of the library under test, from Jean Meeus, Astronomical Algorithms,
 * 2nd edition. Times are dynamical time; the difference to UTC (29 s before 1960, about 70 s now)
 * is far inside the limits the tests set.
 */
const DEGREE = Math.PI / 180;
const J2000 = 2_451_545;

const julianDay = (at: Date): number => at.getTime() / 86_400_000 + 2_440_587.5;

/** Chapter 25, low accuracy: apparent longitude of the Sun in degrees, good to 0.01 degrees. */
export function meeusSunLongitude(at: Date): number {
  const t = (julianDay(at) - J2000) / 36_525;
  const meanLongitude = 280.46646 + 36_000.76983 * t + 0.0003032 * t * t;
  const anomaly = (357.52911 + 35_999.05029 * t - 0.0001537 * t * t) * DEGREE;
  const center =
    (1.914602 - 0.004817 * t - 0.000014 * t * t) * Math.sin(anomaly) +
    (0.019993 - 0.000101 * t) * Math.sin(2 * anomaly) +
    0.000289 * Math.sin(3 * anomaly);
  const node = (125.04 - 1934.136 * t) * DEGREE;
  const longitude = meanLongitude + center - 0.00569 - 0.00478 * Math.sin(node);
  return ((longitude % 360) + 360) % 360;
}

/** Chapter 27, table 27.B: mean instants for the years 1000 to 3000, by quarter of the zodiac. */
const MEAN_INSTANTS = [
  [2451623.80984, 365242.37404, 0.05169, -0.00411, -0.00057],
  [2451716.56767, 365241.62603, 0.00325, 0.00888, -0.0003],
  [2451810.21715, 365242.01767, -0.11575, 0.00337, 0.00078],
  [2451900.05952, 365242.74049, -0.06223, -0.00823, 0.00032],
] as const;

/** Chapter 27, table 27.C: amplitude, phase and rate of each periodic term. */
const PERIODIC_TERMS = [
  [485, 324.96, 1934.136],
  [203, 337.23, 32964.467],
  [199, 342.08, 20.186],
  [182, 27.85, 445267.112],
  [156, 73.14, 45036.886],
  [136, 171.52, 22518.443],
  [77, 222.54, 65928.934],
  [74, 296.72, 3034.906],
  [70, 243.58, 9037.513],
  [58, 119.81, 33718.147],
  [52, 297.17, 150.678],
  [50, 21.02, 2281.226],
  [45, 247.54, 29929.562],
  [44, 325.15, 31555.956],
  [29, 60.93, 4443.417],
  [18, 155.12, 67555.328],
  [17, 288.79, 4562.452],
  [16, 198.04, 62894.029],
  [14, 199.76, 31436.921],
  [12, 95.39, 14577.848],
  [12, 287.11, 31931.756],
  [12, 320.81, 34777.259],
  [9, 227.73, 1222.114],
  [8, 15.45, 16859.074],
] as const;

/** Chapter 27: the March, June, September or December (0 to 3) equinox or solstice of a year. */
export function meeusSeason(year: number, quarter: 0 | 1 | 2 | 3): Date {
  const y = (year - 2000) / 1000;
  const mean = MEAN_INSTANTS[quarter].reduce((sum, term, power) => sum + term * y ** power, 0);
  const t = (mean - J2000) / 36_525;
  const w = (35_999.373 * t - 2.47) * DEGREE;
  const speed = 1 + 0.0334 * Math.cos(w) + 0.0007 * Math.cos(2 * w);
  const terms = PERIODIC_TERMS.reduce(
    (sum, [size, phase, rate]) => sum + size * Math.cos((phase + rate * t) * DEGREE),
    0,
  );
  const day = mean + (0.00001 * terms) / speed;
  return new Date((day - 2_440_587.5) * 86_400_000);
}
