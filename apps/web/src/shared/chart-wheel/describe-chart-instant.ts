import { formatUtcMinute } from "../dates/format-instant.ts";
import type { ChartView } from "./chart-view.ts";

/** Which instant another chart than that of the birth is for, and what it is compared with. */
export function describeChartInstant({ kind, at }: Pick<ChartView, "kind" | "at">): string {
  const instant = formatUtcMinute(at);
  switch (kind) {
    case "transits":
      return `Where the bodies stand on ${instant}, and their aspects to the birth chart.`;
    case "solar-return":
      return `For the instant at which the Sun last came back to its place at birth, ${instant}, at the place of birth.`;
    case "lunar-return":
      return `For the instant at which the Moon last came back to its place at birth, ${instant}, at the place of birth.`;
    case "progressions":
      return `The birth carried on to ${instant}: each day after birth stands for a year of life. Houses are those of the birth.`;
    default:
      return `Every point of the birth moved on as far as the progressed Sun has come by ${instant}. Houses are those of the birth.`;
  }
}
