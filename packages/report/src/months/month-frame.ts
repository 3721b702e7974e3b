import type { ReportInputs } from "../report-inputs.ts";
import { getMonthName, toLocalDate } from "../text/local-dates.ts";
import type { WrittenSentence } from "../text/written-text.ts";
import { toEventEvidence } from "./event-evidence.ts";
import { tellAgain } from "./event-text.ts";
import { quietFrames } from "./frames.ts";
import { isInMonth, type MonthPlan } from "./plan-months.ts";
import type { ProsePicker } from "./prose-picker.ts";
import type { Calendar } from "./tell-time.ts";

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
      text: `This is written on ${name} ${start.day}, so it tells what is left of ${name}.`,
      basis: { kind: "month", month },
    },
  ];
}

/** The first sentence of a month with few dates. */
export function openQuietMonth(
  plan: MonthPlan,
  inputs: ReportInputs,
  picker: ProsePicker,
): WrittenSentence {
  const { month } = plan;
  const isPart = openPartMonth(plan, inputs).length > 0;
  const text = isPart
    ? "Not much is left to tell."
    : picker.next(quietFrames).replace("{month}", getMonthName(month));
  return { text, basis: { kind: "month", month } };
}

/** What earlier months told of and is exact again. */
export const recallTransits = (
  { recalled }: MonthPlan,
  calendar: Calendar,
  picker: ProsePicker,
): WrittenSentence[] =>
  recalled.map((each) => ({
    text: tellAgain(each, calendar, picker),
    basis: toEventEvidence(each.event),
  }));
