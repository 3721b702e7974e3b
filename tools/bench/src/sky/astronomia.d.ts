// The parts in use of the npm package astronomia (MIT), which has no types of its own.

declare module "astronomia/elp" {
  export class Moon {
    constructor(series: object);
    /** Kilometers on the ecliptic and from the equinox of J2000, at a Julian day of Terrestrial Time. */
    positionXYZ(jde: number): { x: number; y: number; z: number };
  }
}

declare module "astronomia/data/elpMppDe" {
  const series: object;
  export default series;
}
