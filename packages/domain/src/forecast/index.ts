export { forecastEvents } from "./forecast-events.ts";
export * from "./forecast-facts.ts";
export * from "./year/year-facts.ts";
