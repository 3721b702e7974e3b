export { forecastEvents } from "./forecast-events.ts";
export * from "./forecast-facts.ts";
export { computeYearEvents } from "./year/compute-year-events.ts";
export * from "./year/year-facts.ts";
