import type { ChartFacts } from "../chart/chart-facts.ts";
import type { Forecast } from "../forecast/forecast-facts.ts";
import type { Axis, MbtiType } from "../mbti/types.ts";
import type { Clarity } from "../quiz/scoring.ts";
import type { ZodiacSign } from "../zodiac/signs.ts";

/** The moment the Sun passes from one sign to the next, near enough to a birth to matter. */
export interface ReportChangeover {
  from: ZodiacSign;
  to: ZodiacSign;
  /** ISO instant in UTC. */
  at: string;
}

/** Everything a report is written from. Same facts, same report. */
export interface ReportFacts {
  mbtiType: MbtiType;
  /** Plain calendar date, YYYY-MM-DD. */
  birthDate: string;
  /** The sign the report reads the person as. */
  sunSign: ZodiacSign;
  /** Null when what is known of the birth allows one sign only. */
  changeover: ReportChangeover | null;
  /** Null when the type was picked from the list; the wording is then firm. */
  clarity: Readonly<Record<Axis, Clarity>> | null;
  chart: ChartFacts;
  /** Twelve months in a row, the first being the month of writing. */
  forecast: Forecast;
}

/** What was asked for, measured and computed; the rest of a report’s facts follow from it. */
export type ReportSources = Pick<ReportFacts, "mbtiType" | "clarity" | "chart" | "forecast">;

/** The facts of a report; birth date, Sun sign and an open changeover are the chart’s own. */
export function reportFactsFrom(sources: ReportSources): ReportFacts {
  const { window, sunSign, changeover } = sources.chart;
  const isOpen = changeover !== null && !changeover.isSettled;
  return {
    ...sources,
    birthDate: window.birthDate,
    sunSign,
    changeover: isOpen
      ? { from: changeover.from, to: changeover.to, at: changeover.at.toISOString() }
      : null,
  };
}
