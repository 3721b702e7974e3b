/** The bodies of a chart, in the order tradition lists them. */
export const CHART_BODIES = [
  "Sun",
  "Moon",
  "Mercury",
  "Venus",
  "Mars",
  "Jupiter",
  "Saturn",
  "Uranus",
  "Neptune",
  "Pluto",
] as const;
export type ChartBody = (typeof CHART_BODIES)[number];

/** The two lights: brightest, given the wider orbs, and never retrograde. */
export function isLuminary(body: ChartBody): boolean {
  return body === "Sun" || body === "Moon";
}
