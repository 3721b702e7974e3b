import type { WireChart } from "@cosmic/contracts";
import { chartAtMinute, type HoursSky } from "@cosmic/domain/hours";

/** The chart of one minute in the shape that the wheel and its tables show. */
export function toMinuteChart(birthDate: string, sky: HoursSky, at: number): WireChart {
  const chart = chartAtMinute(sky, at);
  const instant = new Date(at).toISOString();
  return {
    // As it would be sent.
    ...(JSON.parse(JSON.stringify(chart)) as Pick<WireChart, keyof typeof chart>),
    window: { birthDate, from: instant, to: instant, reference: instant, certainty: "exact" },
    changeover: null,
  };
}
