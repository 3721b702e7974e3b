export { zodiacOffsetOn } from "./ayanamsa.ts";
export { computeSkyChart } from "./compute-sky-chart.ts";
export { lastReturnBefore, progressedInstant, solarArcBetween } from "./derived-instants.ts";
export { declinationFrom, vertexIn } from "./horizon.ts";
export { computeCusps } from "./house-cusps.ts";
export { MOVING_NAMES, type MovingPoint, pointOn } from "./moving-points.ts";
export { lastEclipsesBefore } from "./prenatal.ts";
