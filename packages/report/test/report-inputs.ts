import {
  type ChartBody,
  type ChartFacts,
  type MbtiType,
  type Placement,
  ZODIAC_SIGNS,
  type ZodiacSign,
} from "@cosmic/domain";
import { type Birth, natalChart } from "@cosmic/domain/chart";
import { computeYearEvents } from "@cosmic/domain/forecast";
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
  const year = computeYearEvents({ natal: chart, from });
  const timeZone = typeof birth === "string" ? "UTC" : (birth.place?.timeZone ?? "UTC");
  return reportInputsFrom({ mbtiType, clarity, chart, year, timeZone });
}

/** A chart with one body somewhere else. */
export function withPlacement(
  chart: ChartFacts,
  body: ChartBody,
  change: Partial<Placement>,
): ChartFacts {
  const placements = chart.placements.map((placement) =>
    placement.body === body ? { ...placement, ...change } : placement,
  );
  return { ...chart, placements };
}

/** A body settled in a sign. */
export function settledIn(sign: ZodiacSign): Partial<Placement> {
  const longitude = ZODIAC_SIGNS.indexOf(sign) * 30 + 10;
  return { longitude, degree: 10, sign, signs: [sign], isSettled: true, changes: [] };
}

/** A body that may stand in several signs, in the order it came through them. */
export function openBetween(...signs: ZodiacSign[]): Partial<Placement> {
  const at = new Date("1990-07-14T03:00:00Z");
  const changes = signs.slice(1).map((to, index) => ({ from: signs[index] ?? to, to, at }));
  return { sign: null, signs, isSettled: false, changes };
}
