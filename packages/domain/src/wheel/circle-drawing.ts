import { signedDegrees, wrapDegrees } from "../zodiac/circle.ts";
import type { WheelGlyph, WheelLabel, WheelPoint } from "./wheel-layout.ts";

/** The middle of the drawing, in both directions. */
export const CENTER = 500;

/** The field that glyph paths are drawn on. */
const GLYPH_FIELD = 24;
/** From the middle of digits and capitals down to their baseline, as a share of the font size. */
export const BASELINE_DROP = 0.35;
/** Degrees that one straight piece of a spiral covers: too few to be seen as a corner. */
const SPIRAL_STEP = 2;

const hundredth = (value: number) => Math.round(value * 100) / 100;

/** Turns ecliptic longitudes into places on circles about the middle of the drawing. */
export interface Dial {
  leftLongitude: number;
  point: (longitude: number, radius: number) => WheelPoint;
}

/** A dial with one longitude at the left, the others following against the clock. */
export function dialWith(leftLongitude: number): Dial {
  return {
    leftLongitude: wrapDegrees(leftLongitude),
    point(longitude, radius) {
      const angle = ((180 + longitude - leftLongitude) * Math.PI) / 180;
      return {
        x: hundredth(CENTER + radius * Math.cos(angle)),
        y: hundredth(CENTER - radius * Math.sin(angle)),
      };
    },
  };
}

/** A line through points. */
export function linePath(...points: readonly WheelPoint[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x} ${y}`).join("");
}

/** A line along a radius. */
export function radialPath(dial: Dial, longitude: number, from: number, to: number): string {
  return linePath(dial.point(longitude, from), dial.point(longitude, to));
}

/** From one place on the dial to another, radius and longitude changing evenly together. */
export function spiralPath(
  dial: Dial,
  from: { longitude: number; radius: number },
  to: { longitude: number; radius: number },
): string {
  const turn = signedDegrees(to.longitude - from.longitude);
  const steps = Math.max(1, Math.ceil(Math.abs(turn) / SPIRAL_STEP));
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const share = step / steps;
    return dial.point(
      from.longitude + share * turn,
      from.radius + share * (to.radius - from.radius),
    );
  });
  return linePath(...points);
}

/** A circular arc from one longitude up to a higher one, less than a full turn away. */
export function arcPath(dial: Dial, from: number, to: number, radius: number): string {
  const start = dial.point(from, radius);
  const end = dial.point(to, radius);
  const isLarge = to - from > 180 ? 1 : 0;
  return `${linePath(start)}A${radius} ${radius} 0 ${isLarge} 0 ${end.x} ${end.y}`;
}

/** A glyph of a given height with its middle at a point. */
export function glyphAt(path: string, { x, y }: WheelPoint, height: number): WheelGlyph {
  return {
    path,
    x: hundredth(x - height / 2),
    y: hundredth(y - height / 2),
    scale: hundredth(height / GLYPH_FIELD),
  };
}

/** A label with its middle at a point. */
export function labelAt(text: string, { x, y }: WheelPoint, size: number): WheelLabel {
  return { text, x, y: hundredth(y + BASELINE_DROP * size), size };
}
