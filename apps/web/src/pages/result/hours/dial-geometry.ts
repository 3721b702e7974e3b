import type { DialScale } from "./dial-scale.ts";

const TURN = 2 * Math.PI;
const DAY = 24 * 60;
/** Half the width of the drawing. */
export const CENTER = 200;

/** Points and strokes of a dial whose times run clockwise from its top. */
export function createDialGeometry({ turn, top }: DialScale) {
  function point(minute: number, radius: number): { x: number; y: number } {
    const angle = ((minute - top) / turn) * TURN;
    return {
      x: CENTER + radius * Math.sin(angle),
      y: CENTER - radius * Math.cos(angle),
    };
  }

  const pointText = (minute: number, radius: number) => {
    const { x, y } = point(minute, radius);
    return `${x.toFixed(2)} ${y.toFixed(2)}`;
  };

  return {
    point,
    /** An arc from a minute of the clock on for so many, perhaps past midnight. */
    arc: (from: number, minutes: number, radius: number): string => {
      // A whole turn would end where it began, and draw nothing.
      const span = Math.min(minutes, turn * 0.9996);
      const isLong = span > turn / 2 ? 1 : 0;
      return `M${pointText(from, radius)}A${radius} ${radius} 0 ${isLong} 1 ${pointText(from + span, radius)}`;
    },
    /** A stroke across a ring. */
    tick: (minute: number, inner: number, outer: number): string =>
      `M${pointText(minute, inner)}L${pointText(minute, outer)}`,
    /** How long an arc of so many minutes is. */
    measure: (minutes: number, radius: number): number => (minutes / turn) * TURN * radius,
    /** The minute of the clock that a point of the drawing lies at. */
    minuteAt: (x: number, y: number): number => {
      const angle = Math.atan2(x - CENTER, CENTER - y);
      return (Math.round(top + (angle / TURN) * turn) + DAY) % DAY;
    },
  };
}
export type DialGeometry = ReturnType<typeof createDialGeometry>;
