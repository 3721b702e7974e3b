import {
  type AxisResult,
  type ChartFacts,
  clarityByAxis,
  type Forecast,
  type MbtiType,
  type YearEvents,
} from "@cosmic/domain";
import { listDayMinutes } from "@cosmic/domain/chart";
import { computeYearEvents, findYearEnd, forecastEvents } from "@cosmic/domain/forecast";
import { type ReportInputs, reportInputsFrom } from "@cosmic/report";
import { chartOfBirth, type StatedBirth } from "../cities/index.ts";

/** What a report rests on before the sky is computed. */
export interface BlueprintInputs {
  mbtiType: MbtiType;
  birth: StatedBirth;
  /** Null when the type was picked from the list. */
  axes: readonly AxisResult[] | null;
  /** The instant of writing: the year it tells begins there, and its tables with that month. */
  writtenAt: Date;
}

/** The sky that a report is written from. */
export interface ReportSky {
  chart: ChartFacts;
  forecast: Forecast;
  year: YearEvents;
}

/** The clocks that a report's dates are told by. */
const toTimeZone = ({ place }: StatedBirth) => place?.timeZone ?? "UTC";

/** Throws RangeError for a birth that its place's clocks rule out. */
export function computeSky({ birth, writtenAt }: BlueprintInputs): ReportSky {
  const chart = chartOfBirth(birth);
  const to = findYearEnd(writtenAt, toTimeZone(birth));
  return {
    chart,
    forecast: forecastEvents({ natal: chart, from: writtenAt }),
    year: computeYearEvents({ natal: chart, from: writtenAt, to }),
  };
}

/** What the writer receives. */
export function toReportFacts(
  { mbtiType, axes, birth }: BlueprintInputs,
  sky: ReportSky,
): ReportInputs {
  const clarity = axes && clarityByAxis({ mbtiType, axes });
  const timeZone = toTimeZone(birth);
  const { chart, year } = sky;
  const sources = { mbtiType, clarity, timeZone, chart, year };
  const { birthDate, birthHours, place } = birth;
  if (birthHours === null || place === null) return reportInputsFrom(sources);
  const { ranges } = listDayMinutes(birthDate, birthHours, place.timeZone);
  return reportInputsFrom({ ...sources, hours: ranges });
}
