import series from "astronomia/data/elpMppDe";
import { Moon } from "astronomia/elp";
import { ChebSeries } from "caelus";

type Triple = [number, number, number];

/** Days on either side over which the motion is read off. */
const STEP = 0.02;

/**
 * The Moon by the theory ELP/MPP02, fitted to JPL DE405, of the npm package astronomia 4.2.0 (MIT), in the shape in which
 * caelus asks its own fit, for the years that this one lacks.
 */
export class ElpMoon extends ChebSeries {
  readonly #moon = new Moon(series);

  constructor() {
    super({ jd0: Number.NEGATIVE_INFINITY, seg_days: Number.POSITIVE_INFINITY, segments: [] });
  }

  override xyz(jde: number): Triple {
    const { x, y, z } = this.#moon.positionXYZ(jde);
    return [x, y, z];
  }

  override xyzVel(jde: number): [Triple, Triple] {
    const at = (steps: number) => this.xyz(jde + steps * STEP);
    const [before, first, last, after] = [at(-2), at(-1), at(1), at(2)] as const;
    const motion = (axis: 0 | 1 | 2) =>
      (8 * (last[axis] - first[axis]) - (after[axis] - before[axis])) / (12 * STEP);
    return [at(0), [motion(0), motion(1), motion(2)]];
  }
}
