import type { ChartSettings } from "@cosmic/domain/chart-settings";
import { countedChartAt, type HoursCounting, type HoursSky } from "@cosmic/domain/hours";
import { type ChartView, NOT_SENT } from "../../../shared/chart-wheel/chart-view.ts";

interface MinuteView {
  birthDate: string;
  sky: HoursSky;
  settings: ChartSettings;
  counting: HoursCounting;
}

/** The chart of one minute as the wheel shows it. */
export function toMinuteView(
  { birthDate, sky, settings, counting }: MinuteView,
  at: number,
): ChartView {
  const { placements, ...chart } = countedChartAt(sky, at, counting);
  const instant = new Date(at).toISOString();
  return {
    ...NOT_SENT,
    ...chart,
    kind: "natal",
    window: { birthDate, from: instant, to: instant, reference: instant, certainty: "exact" },
    at: instant,
    settings,
    placements: placements.map((placement) => ({
      ...placement,
      signs: [...placement.signs],
      changes: [],
      declination: null,
      dignity: null,
    })),
    balance: null,
  };
}
