import { type MbtiType } from "@cosmic/domain";
import { type Birth, natalChart } from "@cosmic/domain/chart";
import { computeYearEvents, findYearEnd } from "@cosmic/domain/forecast";
import { type ReportInputs, type ReportSources, reportInputsFrom } from "../src/report-inputs.ts";

/** The day that the reports of the tests are written on. */
export const WRITTEN_ON = new Date("2026-11-21T12:00:00Z");

export const LISBON = { latitude: 38.72, longitude: -9.14, timeZone: "Europe/Lisbon" } as const;

/** The inputs of a report on a birth, for a type that was picked unless its clarity is given. */
export function makeReportInputs(
  birth: string | Birth,
  mbtiType: MbtiType = "ISTJ",
  {
    from = WRITTEN_ON,
    clarity = null,
  }: { from?: Date } & Partial<Pick<ReportSources, "clarity">> = {},
): ReportInputs {
  const chart = natalChart(typeof birth === "string" ? { birthDate: birth } : birth);
  const timeZone = typeof birth === "string" ? "UTC" : (birth.place?.timeZone ?? "UTC");
  const year = computeYearEvents({ natal: chart, from, to: findYearEnd(from, timeZone) });
  return reportInputsFrom({ mbtiType, clarity, chart, year, timeZone });
}
