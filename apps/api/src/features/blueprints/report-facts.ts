import {
  type AxisResult,
  type ChartFacts,
  clarityByAxis,
  type Forecast,
  type MbtiType,
} from "@cosmic/domain";
import { forecastEvents } from "@cosmic/domain/forecast";
import { type ReportInputs, reportInputsFrom } from "@cosmic/report";
import { chartOfBirth, type StatedBirth } from "../cities/index.ts";

/** What a report rests on before the sky is computed. */
export interface BlueprintInputs {
  mbtiType: MbtiType;
  birth: StatedBirth;
  /** Null when the type was picked from the list. */
  axes: readonly AxisResult[] | null;
  /** The month the forecast begins with: YYYY-MM. */
  firstMonth: string;
}

/** The sky that a report is written from. */
export interface ReportSky {
  chart: ChartFacts;
  forecast: Forecast;
}

/** Throws RangeError for a birth that its place's clocks rule out. */
export function computeSky({ birth, firstMonth }: BlueprintInputs): ReportSky {
  const chart = chartOfBirth(birth);
  const from = new Date(`${firstMonth}-01T00:00:00Z`);
  return { chart, forecast: forecastEvents({ natal: chart, from }) };
}

/** What the writer receives. */
export function toReportFacts({ mbtiType, axes }: BlueprintInputs, sky: ReportSky): ReportInputs {
  const clarity = axes && clarityByAxis({ mbtiType, axes });
  return reportInputsFrom({ mbtiType, clarity, ...sky });
}
