import type { GeneratedProfile } from "@cosmic/contracts";
import { MONTH_NAMES } from "@cosmic/domain";

export interface ForecastMonth {
  /** 0 is January, as in the report's list. */
  index: number;
  name: (typeof MONTH_NAMES)[number];
  /** Null in reports that do not say. */
  year: number | null;
  text: string;
  isCurrent: boolean;
}

/** The id of a month's heading; 0 is January. */
export const toMonthId = (index: number): string => `month-${index + 1}`;

/** The forecast's months in reading order: from the reader's current month, once around the year. */
export function monthsFrom(
  { monthlyForecasts, forecastYears }: ForecastTexts,
  now: Date,
): readonly ForecastMonth[] {
  const months = monthlyForecasts.map((text, index): ForecastMonth => {
    const year = forecastYears[index] ?? null;
    return {
      index,
      name: MONTH_NAMES[index % 12] as (typeof MONTH_NAMES)[number],
      year,
      text,
      isCurrent: index === now.getMonth() && (year === null || year === now.getFullYear()),
    };
  });
  const start = now.getMonth();
  return [...months.slice(start), ...months.slice(0, start)];
}

type ForecastTexts = Pick<GeneratedProfile, "monthlyForecasts" | "forecastYears">;
