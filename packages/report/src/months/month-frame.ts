import type { ReportInputs } from "../report-inputs.ts";
import { getMonthName, toLocalDate } from "../text/local-dates.ts";
import type { WrittenSentence } from "../text/written-text.ts";
import { isInMonth, type MonthPlan } from "./plan-months.ts";

/** The month of writing is told from its day on. */
export function openPartMonth(
  plan: MonthPlan,
  { year, timeZone }: ReportInputs,
): WrittenSentence[] {
  const start = toLocalDate(year.from, timeZone);
  if (!isInMonth(plan, start) || start.day === 1) return [];
  const { month } = plan;
  const name = getMonthName(month);
  return [
    {
      text: `Written on ${name} ${start.day}, this covers what is left of ${name}.`,
      basis: { kind: "month", month },
    },
  ];
}
