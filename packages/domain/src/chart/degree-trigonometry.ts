const DEGREE = Math.PI / 180;

/** The trigonometric functions of, and to, degrees: the unit of every angle in a chart. */
export const sinDegrees = (angle: number): number => Math.sin(angle * DEGREE);
export const cosDegrees = (angle: number): number => Math.cos(angle * DEGREE);
export const tanDegrees = (angle: number): number => Math.tan(angle * DEGREE);
export const asinDegrees = (sine: number): number => Math.asin(sine) / DEGREE;
/** -180 to 180. */
export const atan2Degrees = (y: number, x: number): number => Math.atan2(y, x) / DEGREE;
