import type { ReportInputs } from "../report-inputs.ts";
import { fillFrame } from "../text/fill-frame.ts";
import { getMonthName, toLocalDate } from "../text/local-dates.ts";
import { asSentences, type WrittenSentence } from "../text/written-text.ts";
import { TYPES } from "../types/types.ts";
import { closingLabels, openingFrames } from "./frames.ts";
import { nameHouseTheme } from "./house-topics.ts";
import { isEclipse, isMoon } from "./moons.ts";
import { isInMonth, type MonthPlan } from "./plan-months.ts";
import type { ProsePicker } from "./prose-picker.ts";

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

/** What the month moves from and to: the houses of its first and last new or full moon. */
export function openEvenMonth(plan: MonthPlan, picker: ProsePicker): WrittenSentence[] {
  const moons = plan.listed.filter((event) => isMoon(event) || isEclipse(event));
  const [first, last] = [moons[0], moons.at(-1)];
  if (!first || !last || first.house === last.house) return [];
  const { month } = plan;
  const text = fillFrame(picker.next(openingFrames), {
    month: getMonthName(month),
    first: nameHouseTheme(first.house),
    second: nameHouseTheme(last.house),
  });
  return [{ text, basis: { kind: "month", month } }];
}

/** One thing that the type may do all month. */
export function closeMonth(
  { month }: MonthPlan,
  { mbtiType }: ReportInputs,
  picker: ProsePicker,
): WrittenSentence[] {
  const label = picker.next(closingLabels).replace("{month}", getMonthName(month));
  const line = TYPES[mbtiType].year[`month ${month}`] ?? "";
  return asSentences({ kind: "type-month", mbtiType, month }, `${label} ${line}`);
}
