import { type ChartSettings, DEFAULT_CHART_SETTINGS } from "@cosmic/domain/chart-settings";
import type { HoursCounting } from "@cosmic/domain/hours";
import { useEffect, useMemo, useState } from "react";
import { useChartSettings } from "../../../shared/chart-wheel/use-chart-settings.ts";

/**
 * The reader's settings as far as the dial and its tables follow them, and what they come to. How far a sidereal zodiac
 * begins after the tropical one is asked of the chart's engine; until it answers the dial stays tropical, and says so.
 * @param at The instant of the hours that the zodiac is taken at, in milliseconds since 1970
 */
export function useHoursCounting(at: number): { settings: ChartSettings; counting: HoursCounting } {
  const [chosen] = useChartSettings();
  const { houses, orbs } = chosen;
  const asked = useZodiacOffset(chosen.zodiac, at);
  const zodiac = asked === null ? DEFAULT_CHART_SETTINGS.zodiac : chosen.zodiac;
  const zodiacOffset = asked ?? 0;
  return useMemo(
    () => ({
      settings: { ...DEFAULT_CHART_SETTINGS, houses, orbs, zodiac },
      counting: { houses, orbs, zodiacOffset },
    }),
    [houses, orbs, zodiac, zodiacOffset],
  );
}

/** Null while it is not known. */
function useZodiacOffset(zodiac: ChartSettings["zodiac"], at: number): number | null {
  const [known, setKnown] = useState({ zodiac: DEFAULT_CHART_SETTINGS.zodiac, degrees: 0 });
  useEffect(() => {
    if (zodiac === DEFAULT_CHART_SETTINGS.zodiac) return undefined;
    let isGone = false;
    import("../../../shared/chart-wheel/sky-engine.ts").then(
      ({ computeZodiacOffset }) => {
        if (!isGone) setKnown({ zodiac, degrees: computeZodiacOffset(zodiac, at) });
      },
      // The sky above says that its code did not load.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [zodiac, at]);
  if (zodiac === DEFAULT_CHART_SETTINGS.zodiac) return 0;
  return known.zodiac === zodiac ? known.degrees : null;
}
