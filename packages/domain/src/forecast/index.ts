export { forecastEvents } from "./forecast-events.ts";
export * from "./forecast-facts.ts";
export { computeYearEvents } from "./year/compute-year-events.ts";
export { findYearEnd } from "./year/find-year-end.ts";
export * from "./year/year-facts.ts";
export { yearSkyBetween } from "./year/year-sky.ts";
