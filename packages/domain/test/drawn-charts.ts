import type { ChartFacts } from "../src/chart/chart-facts.ts";
import { natalChart } from "../src/chart/index.ts";
import { layOutWheel } from "../src/wheel/lay-out-wheel.ts";
import type { WheelGlyph, WheelLayout, WheelPoint } from "../src/wheel/wheel-layout.ts";
import { signedDegrees, wrapDegrees } from "../src/zodiac/circle.ts";

const DAY = 86_400_000;

/** Births spread over 1900 to 2100, the same ones every time; every third with a time and place. */
function randomBirths(count: number) {
  let state = 19_620_204;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const first = Date.UTC(1900, 0, 1);
  const last = Date.UTC(2100, 0, 1);
  return Array.from({ length: count }, (_, index) => {
    const day = first + Math.floor((random() * (last - first)) / DAY) * DAY;
    const minute = Math.floor(random() * 1440);
    const latitude = random() * 130 - 65;
    const longitude = random() * 360 - 180;
    const birthDate = new Date(day).toISOString().slice(0, 10);
    return index % 3 === 0
      ? {
          birthDate,
          birthTime: `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`,
          place: { latitude, longitude, timeZone: "UTC" },
        }
      : { birthDate };
  });
}

/** The charts of as many births, each with its wheel. */
export function drawCharts(count: number): { chart: ChartFacts; layout: WheelLayout }[] {
  return randomBirths(count)
    .map(natalChart)
    .map((chart) => ({ chart, layout: layOutWheel(chart) }));
}

/** The longitude that a drawn point stands for. */
export function longitudeAt({ x, y }: WheelPoint, { center, leftLongitude }: WheelLayout): number {
  const angle = (Math.atan2(center.y - y, x - center.x) * 180) / Math.PI;
  return wrapDegrees(angle - 180 + leftLongitude);
}
export const computeRadius = ({ x, y }: WheelPoint, { center }: WheelLayout) =>
  Math.hypot(x - center.x, y - center.y);
export const distance = (a: number, b: number) => Math.abs(signedDegrees(a - b));
export const getMiddle = ({ x, y, scale }: WheelGlyph) => ({
  x: x + 12 * scale,
  y: y + 12 * scale,
});
export const parsePoints = (path: string): WheelPoint[] =>
  [...path.matchAll(/[ML]([-\d.]+) ([-\d.]+)/g)].map(([, x, y]) => ({
    x: Number(x),
    y: Number(y),
  }));
export const getPathStart = (path: string) => parsePoints(path)[0] as WheelPoint;
/** Where a path ends, whatever its last command is. */
export function getPathEnd(path: string): WheelPoint {
  const [x = Number.NaN, y = Number.NaN] = (path.match(/-?[\d.]+/g) ?? []).slice(-2).map(Number);
  return { x, y };
}
