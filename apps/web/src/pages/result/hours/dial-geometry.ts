const TURN = 2 * Math.PI;
const DAY = 24 * 60;
/** Half the width of the drawing. */
export const CENTER = 200;

/** A point of the dial: noon at the top, midnight at the bottom, with the hands of a clock. */
export function dialPoint(minute: number, radius: number): { x: number; y: number } {
  const angle = (minute / DAY - 0.5) * TURN;
  return {
    x: CENTER + radius * Math.sin(angle),
    y: CENTER - radius * Math.cos(angle),
  };
}

const pointText = (minute: number, radius: number) => {
  const { x, y } = dialPoint(minute, radius);
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
};

/** An arc between two minutes of the clock, the later one perhaps after midnight. */
export function dialArc(from: number, to: number, radius: number): string {
  const span = (((to - from) % DAY) + DAY) % DAY || DAY;
  const isLong = span > DAY / 2 ? 1 : 0;
  // A whole turn would end where it began, and draw nothing.
  const end = span === DAY ? to - 0.5 : to;
  return `M${pointText(from, radius)}A${radius} ${radius} 0 ${isLong} 1 ${pointText(end, radius)}`;
}

/** A stroke across a ring. */
export const dialTick = (minute: number, inner: number, outer: number): string =>
  `M${pointText(minute, inner)}L${pointText(minute, outer)}`;

/** The minute of the clock that a point of the drawing lies at. */
export function minuteAt(x: number, y: number): number {
  const angle = Math.atan2(x - CENTER, CENTER - y);
  return Math.round((angle / TURN + 0.5) * DAY) % DAY;
}
