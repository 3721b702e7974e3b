import type { AstroTime } from "astronomy-engine";

const DAYS_IN_CENTURY = 36_525;
const MILLIARCSECONDS_IN_DEGREE = 3_600_000;
const ARC_SECONDS_IN_TURN = 1_296_000;
/** In radians. */
const ARC_SECOND = Math.PI / 648_000;

/** Where the arguments of nutation stand at J2000, in arc seconds, and how far they go in a hundred years. */
const ARGUMENTS = [
  [485_868.249036, 1_717_915_923.2178], // the Moon from its perigee
  [1_287_104.79305, 129_596_581.0481], // the Sun from its perigee
  [335_779.526232, 1_739_527_262.8478], // the Moon from its node
  [1_072_260.70369, 1_602_961_601.209], // the Moon from the Sun
  [450_160.398036, -6_962_890.5431], // the Moon's node
] as const;

/**
 * Nutation in longitude of the theory IAU 2000B (McCarthy and Luzum 2003), but for the five largest of its terms, which
 * are all that the engine has: multiples of the five arguments, and milliarcseconds.
 */
const TERMS: readonly (readonly [number, number, number, number, number, number])[] = [
  [0, 1, 2, -2, 2, -51.6821],
  [1, 0, 0, 0, 0, 71.1159],
  [0, 0, 2, 0, 1, -38.7298],
  [1, 0, 2, 0, 2, -30.1461],
  [0, -1, 2, -2, 2, 21.5829],
  [0, 0, 2, -2, 1, 12.8227],
  [-1, 0, 2, 0, 2, 12.3457],
  [-1, 0, 0, 2, 0, 15.6994],
  [1, 0, 0, 0, 1, 6.311],
  [-1, 0, 0, 0, 1, -5.7976],
  [-1, 0, 2, 2, 2, -5.9641],
  [1, 0, 2, 0, 1, -5.1613],
  [-2, 0, 2, 0, 1, 4.5893],
  [0, 0, 0, 2, 0, 6.3384],
  [0, 0, 2, 2, 2, -3.8571],
  [0, -2, 2, -2, 2, 3.2481],
  [-2, 0, 0, 2, 0, -4.7722],
  [2, 0, 2, 0, 2, -3.1046],
  [1, 0, 2, -2, 2, 2.8593],
  [-1, 0, 2, 0, 1, 2.0441],
  [2, 0, 0, 0, 0, 2.9243],
  [0, 0, 2, 0, 0, 2.5887],
  [0, 1, 0, 0, 1, -1.4053],
  [-1, 0, 0, 2, 1, 1.5164],
  [0, 2, 2, -2, 2, -1.5794],
  [0, 0, -2, 2, 0, 2.1783],
  [1, 0, 0, -2, 1, -1.2873],
  [0, -1, 0, 0, 1, -1.2654],
  [-1, 0, 2, 2, 1, -1.0204],
  [0, 2, 0, 0, 0, 1.6707],
  [1, 0, 2, 2, 2, -0.7691],
  [-2, 0, 2, 0, 0, -1.1024],
  [0, 1, 2, 0, 2, 0.7566],
  [0, 0, 2, 2, 1, -0.6637],
  [0, -1, 2, 0, 2, -0.7141],
  [0, 0, 0, 2, 1, -0.6302],
  [1, 0, 2, -2, 1, 0.58],
  [2, 0, 2, -2, 2, 0.6443],
  [-2, 0, 0, 2, 1, -0.5774],
  [2, 0, 2, 0, 1, -0.535],
  [0, -1, 2, -2, 1, -0.4752],
  [0, 0, 0, -2, 1, -0.494],
  [-1, -1, 0, 2, 0, 0.735],
  [2, 0, 0, -2, 1, 0.4065],
  [1, 0, 0, 2, 0, 0.6579],
  [0, 1, 2, -2, 1, 0.3579],
  [1, -1, 0, 0, 0, 0.4725],
  [-2, 0, 2, 0, 2, -0.3075],
  [3, 0, 2, 0, 2, -0.2904],
  [0, -1, 0, 2, 0, 0.4348],
  [1, -1, 2, 0, 2, -0.2878],
  [0, 0, 0, 1, 0, -0.423],
  [-1, -1, 2, 2, 2, -0.2819],
  [-1, 0, 2, 0, 0, -0.4056],
  [0, -1, 2, 2, 2, -0.2647],
  [-2, 0, 0, 0, 1, -0.2294],
  [1, 1, 2, 0, 2, 0.2481],
  [2, 0, 0, 0, 1, 0.2179],
  [-1, 1, 0, 1, 0, 0.3276],
  [1, 1, 0, 0, 0, -0.3389],
  [1, 0, 2, 0, 0, 0.3339],
  [-1, 0, 2, -2, 1, -0.1987],
  [1, 0, 0, 0, 2, -0.1981],
  [-1, 0, 0, 1, 0, 0.4026],
  [0, 0, 2, 1, 2, 0.166],
  [-1, 0, 2, 4, 2, -0.1521],
  [-1, 1, 0, 1, 1, 0.1314],
  [0, -2, 2, -2, 1, -0.1283],
  [1, 0, 2, 2, 1, -0.1331],
  [-2, 0, 2, 2, 2, 0.1383],
  [-1, 0, 0, 0, 2, 0.1405],
  [1, 1, 2, -2, 2, 0.129],
];

/** What the engine’s longitudes of date lack of nutation, in degrees: up to a quarter of an arc second. */
export function leftOutNutation(time: AstroTime): number {
  const centuries = time.tt / DAYS_IN_CENTURY;
  const [moon, sun, latitude, phase, node] = ARGUMENTS.map(
    ([start, motion]) => ((start + motion * centuries) % ARC_SECONDS_IN_TURN) * ARC_SECOND,
  ) as [number, number, number, number, number];
  let sum = 0;
  for (const term of TERMS) {
    const angle =
      term[0] * moon + term[1] * sun + term[2] * latitude + term[3] * phase + term[4] * node;
    sum += term[5] * Math.sin(angle);
  }
  return sum / MILLIARCSECONDS_IN_DEGREE;
}
