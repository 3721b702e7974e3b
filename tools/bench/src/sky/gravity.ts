import { GRAVITY_BODIES, type GravityBody, type JplState } from "./jpl-states.ts";

export type Triple = readonly [x: number, y: number, z: number];

/** Astronomical units a day. */
const LIGHT_SPEED = 173.144_632_674_24;
const COUNT = GRAVITY_BODIES.length;
/** A state holds the places of all, three numbers a body, then their motions. */
const MOTIONS = 3 * COUNT;

/** The ring’s pull is next to nothing near its middle. */
const FIRST_OUTER = GRAVITY_BODIES.indexOf("Jupiter");

/** Days from one kept state to the next; Mercury, the quickest, goes round in eleven of them. */
const STEP = 8;
/** Into how many parts a step is cut, before what ever finer parts would give is read off. */
const CUTS = [2, 4, 6, 8, 10, 12] as const;

/** The Kuiper belt as DE440 has it: a ring on the ecliptic, of a fiftieth of the Earth's mass. */
const RING_POINTS = 36;
const RING_RADIUS = 44;
const RING_MASS = 0.0197 / 332_946.05 / RING_POINTS;
const OBLIQUITY = ((84_381.406 / 3600) * Math.PI) / 180;
const RING: readonly Triple[] = Array.from({ length: RING_POINTS }, (_, point) => {
  const angle = (2 * Math.PI * point) / RING_POINTS;
  const y = RING_RADIUS * Math.sin(angle);
  return [RING_RADIUS * Math.cos(angle), y * Math.cos(OBLIQUITY), y * Math.sin(OBLIQUITY)];
});

/**
 * The Sun and nine planets, each one with its moons, drawn by Newton's gravity and what Einstein's adds for the Sun, from
 * the state in which JPL has them at one instant. Nothing else of an ephemeris is in it.
 */
export class Gravity {
  readonly #masses: readonly number[];
  readonly #first: number;
  readonly #states: readonly Float64Array[];

  /** @param from and to, days of Terrestrial Time from J2000 */
  constructor({ day, masses, state }: JplState, from: number, to: number) {
    this.#masses = masses;
    const start = atRest(state, masses);
    const later = this.#follow(start, STEP, Math.ceil(Math.max(to - day, 0) / STEP) + 1);
    const earlier = this.#follow(start, -STEP, Math.ceil(Math.max(day - from, 0) / STEP) + 1);
    this.#first = day - earlier.length * STEP;
    this.#states = [...earlier.toReversed(), start, ...later];
  }

  /** Astronomical units from the Sun, on the equator of the ICRF. */
  aboutSun(body: GravityBody, day: number): Triple {
    const [x, y, z] = this.#placeOf(body, day);
    const [sunX, sunY, sunZ] = this.#placeOf("Sun", day);
    return [x - sunX, y - sunY, z - sunZ];
  }

  /** By Hermite's cubic through two places and motions. */
  #placeOf(body: GravityBody, day: number): Triple {
    const position = (day - this.#first) / STEP;
    const index = Math.floor(position);
    const [before, after] = [this.#states[index], this.#states[index + 1]];
    if (!before || !after) throw new RangeError(`Nothing is computed for day ${day}`);
    const past = position - index;
    const left = 1 - past;
    const along = (axis: number) => {
      const at = 3 * GRAVITY_BODIES.indexOf(body) + axis;
      return (
        (1 + 2 * past) * left * left * read(before, at) +
        past * left * left * STEP * read(before, MOTIONS + at) +
        (1 + 2 * left) * past * past * read(after, at) -
        left * past * past * STEP * read(after, MOTIONS + at)
      );
    };
    return [along(0), along(1), along(2)];
  }

  #follow(start: Float64Array, step: number, steps: number): Float64Array[] {
    const states: Float64Array[] = [];
    let state = start;
    for (let index = 0; index < steps; index++) {
      state = this.#advance(state, step);
      states.push(state);
    }
    return states;
  }

  /** One step, after Gragg, Bulirsch and Stoer. */
  #advance(state: Float64Array, step: number): Float64Array {
    let row: Float64Array[] = [];
    for (const [index, cuts] of CUTS.entries()) {
      const next = [this.#midpoint(state, step, cuts)];
      row.forEach((coarser, column) => {
        const finer = next[column] as Float64Array;
        const ratio = (cuts / (CUTS[index - column - 1] as number)) ** 2;
        next.push(finer.map((value, at) => value + (value - read(coarser, at)) / (ratio - 1)));
      });
      row = next;
    }
    return row.at(-1) as Float64Array;
  }

  #midpoint(state: Float64Array, step: number, cuts: number): Float64Array {
    const part = step / cuts;
    let before = state;
    let now = plus(state, this.#changeOf(state), part);
    for (let cut = 1; cut < cuts; cut++) {
      [before, now] = [now, plus(before, this.#changeOf(now), 2 * part)];
    }
    const after = plus(before, this.#changeOf(now), part);
    return after.map((value, at) => (value + read(now, at)) / 2);
  }

  /** What a state changes by in a day: the motions, and the pulls on each body. */
  #changeOf(state: Float64Array): Float64Array {
    const change = new Float64Array(2 * MOTIONS);
    change.set(state.subarray(MOTIONS));
    for (let body = 0; body < COUNT; body++) {
      const mass = this.#masses[body] as number;
      for (let other = 0; other < body; other++) {
        const apart = difference(state, 3 * other, 3 * body);
        pull(change, body, apart, this.#masses[other] as number);
        pull(change, other, apart, -mass);
      }
      if (body > 0) this.#bend(state, change, body);
      if (body >= FIRST_OUTER) this.#pullByRing(state, change, body);
    }
    return change;
  }

  #pullByRing(state: Float64Array, change: Float64Array, body: number): void {
    const at = 3 * body;
    const [placeX, placeY, placeZ] = [read(state, at), read(state, at + 1), read(state, at + 2)];
    for (const [x, y, z] of RING) {
      const mass = RING_MASS * (this.#masses[0] as number);
      pull(change, body, [x - placeX, y - placeY, z - placeZ], mass);
    }
  }

  /** What Einstein's gravity of the Sun adds to Newton's; the Sun is moved as little as its mass is large. */
  #bend(state: Float64Array, change: Float64Array, body: number): void {
    const sunMass = this.#masses[0] as number;
    const place = difference(state, 3 * body, 0);
    const motion = difference(state, MOTIONS + 3 * body, MOTIONS);
    const distance = Math.sqrt(dot(place, place));
    const factor = sunMass / (LIGHT_SPEED * LIGHT_SPEED * distance ** 3);
    const along = factor * ((4 * sunMass) / distance - dot(motion, motion));
    const forward = factor * 4 * dot(place, motion);
    const share = (this.#masses[body] as number) / sunMass;
    for (const axis of [0, 1, 2] as const) {
      const added = along * place[axis] + forward * motion[axis];
      change[MOTIONS + 3 * body + axis] = read(change, MOTIONS + 3 * body + axis) + added;
      change[MOTIONS + axis] = read(change, MOTIONS + axis) - share * added;
    }
  }
}

const read = (state: Float64Array, at: number) => state[at] as number;
const dot = (a: Triple, b: Triple) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const plus = (state: Float64Array, change: Float64Array, days: number) =>
  state.map((value, at) => value + days * read(change, at));

/** From one place or motion to another. */
const difference = (state: Float64Array, to: number, from: number): Triple => [
  read(state, to) - read(state, from),
  read(state, to + 1) - read(state, from + 1),
  read(state, to + 2) - read(state, from + 2),
];

function pull(change: Float64Array, body: number, [x, y, z]: Triple, mass: number): void {
  const square = x * x + y * y + z * z;
  const strength = mass / (square * Math.sqrt(square));
  const at = MOTIONS + 3 * body;
  change[at] = read(change, at) + strength * x;
  change[at + 1] = read(change, at + 1) + strength * y;
  change[at + 2] = read(change, at + 2) + strength * z;
}

/** A state seen from the bodies' center of mass, which moves on evenly and stands in the middle of the ring. */
function atRest(state: JplState["state"], masses: readonly number[]): Float64Array {
  const whole = masses.reduce((sum, mass) => sum + mass, 0);
  const rested = new Float64Array(2 * MOTIONS);
  for (let value = 0; value < 6; value++) {
    const center =
      state.reduce(
        (sum, each, body) => sum + (masses[body] as number) * (each[value] as number),
        0,
      ) / whole;
    state.forEach((each, body) => {
      const at = (value < 3 ? 0 : MOTIONS) + 3 * body + (value % 3);
      rested[at] = (each[value] as number) - center;
    });
  }
  return rested;
}
