export { zodiacOffsetOn } from "./ayanamsa.ts";
export * from "./chart-settings.ts";
export { canComputeChart, computeSkyChart } from "./compute-sky-chart.ts";
export { lastReturnBefore, progressedInstant, solarArcBetween } from "./derived-instants.ts";
export { declinationFrom, vertexIn } from "./horizon.ts";
export { computeCusps } from "./house-cusps.ts";
export { MOVING_NAMES, type MovingPoint, pointOn } from "./moving-points.ts";
export {
  lastEclipsesBefore,
  lastLunationBefore,
  type PrenatalEvent,
  type PrenatalKind,
} from "./prenatal.ts";
export type * from "./sky-chart.ts";
