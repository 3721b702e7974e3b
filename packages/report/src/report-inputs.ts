import type {
  Axis,
  ChartFacts,
  Clarity,
  MbtiType,
  ReportChangeover,
  YearEvents,
  ZodiacSign,
} from "@cosmic/domain";
import type { MinuteRange } from "@cosmic/domain/hours";

/** Everything a report is written from. Same inputs, same report. */
export interface ReportInputs {
  mbtiType: MbtiType;
  /** Plain calendar date, YYYY-MM-DD. */
  birthDate: string;
  /** The sign the report reads the person as. */
  sunSign: ZodiacSign;
  /** Null when what is known of the birth allows one sign only. */
  changeover: ReportChangeover | null;
  /** Null when the type was picked from the list, and so never measured. */
  clarity: Readonly<Record<Axis, Clarity>> | null;
  chart: ChartFacts;
  /** What the year holds, from the instant of writing to the end of the twelfth month. */
  year: YearEvents;
  /** IANA name: the clocks that dates are told by; "UTC" where no place is known. */
  timeZone: string;
  /** Every minute of the hours that were given in place of a birth time; left out of other births. */
  hours?: readonly MinuteRange[];
}

/** What was asked for, measured and computed; the rest of a report’s inputs follow from it. */
export type ReportSources = Pick<
  ReportInputs,
  "mbtiType" | "clarity" | "chart" | "year" | "timeZone" | "hours"
>;

/** The inputs of a report; birth date, Sun sign and an open changeover are the chart’s own. */
export function reportInputsFrom(sources: ReportSources): ReportInputs {
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
