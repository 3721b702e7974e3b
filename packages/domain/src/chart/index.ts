export { computeAngles } from "./angles.ts";
export { ASPECT_FAMILIES, type AspectFamily } from "./aspect-families.ts";
export { ASPECTS } from "./aspect-orbs.ts";
export { BALANCE_WEIGHTS, computeBalance } from "./balance.ts";
export { parseBirthTime } from "./birth-time.ts";
export { birthWindow } from "./birth-window.ts";
export { CHART_BODIES, type ChartBody } from "./bodies.ts";
export type * from "./chart-facts.ts";
export { computeHoursSky } from "./hours/compute-hours-sky.ts";
export { listDayMinutes } from "./hours/list-day-minutes.ts";
export { localSkyAt } from "./local-sky.ts";
export {
  type ClockReading,
  type ResolvedTime,
  resolveLocalTime,
  type ZonedInstant,
} from "./local-time.ts";
export { type Birth, computeChart, natalChart } from "./natal-chart.ts";
export { getPlacement } from "./placement-of.ts";
export { getSignRuler } from "./salience/dignities.ts";
export { findSalientFacts } from "./salience/find-salient-facts.ts";
export * from "./salience/salient-fact.ts";
export { selectStandouts } from "./salience/select-standouts.ts";
export { getWholeSignHouse } from "./whole-sign-house.ts";
export { isTimeZone } from "./zone-offset.ts";
