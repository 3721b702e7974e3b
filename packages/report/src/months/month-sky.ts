import type { PassingBody, YearPassage } from "@cosmic/domain";
import type { SentenceEvidence } from "../evidence/sentence-evidence.ts";
import type { ReportInputs } from "../report-inputs.ts";
import { fillFrame } from "../text/fill-frame.ts";
import { toOrdinal } from "../text/format-chart.ts";
import { formatLocalDate, toLocalDate } from "../text/local-dates.ts";
import { asSentences, type WrittenSentence } from "../text/written-text.ts";
import { TYPES } from "../types/types.ts";
import { passageFrames, sunFrames } from "./frames.ts";
import { isInMonth, type MonthPlan } from "./plan-months.ts";
import { marsPassages, marsRetrogrades, sunPassages, venusPassages } from "./prose/passages.ts";
import type { ProsePicker } from "./prose-picker.ts";

/** A stay of fewer days, such as what is left of one at the day of writing, is not told. */
const DAYS_TOLD = 5 * 86_400_000;

/** With more dates than these a month tells where the Sun is and no more. */
const FEW_DATES = 3;

const countMonths = ({ year, month }: { year: number; month: number }) => 12 * year + month;

/** Where the Sun is in a month, and what Mars or else Venus does. */
export function openMonthSky(
  plan: MonthPlan,
  inputs: ReportInputs,
  picker: ProsePicker,
): WrittenSentence[] {
  const { timeZone, year } = inputs;
  const stays = year.passages.filter(({ from, to }) => {
    const [first, last] = [from, to].map((at) => countMonths(toLocalDate(at, timeZone)));
    return (first ?? 0) <= countMonths(plan) && countMonths(plan) <= (last ?? 0);
  });
  const listStays = (body: PassingBody) => stays.filter((stay) => stay.body === body);
  const sun = tellSun(listStays("Sun"), plan, inputs, picker);
  if (plan.listed.length > FEW_DATES) return sun;
  return [
    ...sun,
    ...(tellMars(listStays("Mars"), plan, inputs, picker) ??
      tellEntry(listStays("Venus"), venusPassages, plan, inputs, picker) ??
      []),
  ];
}

/** The Sun's house, and what the reader tends to do there; the next month tells of the one it moves on to. */
function tellSun(
  stays: readonly YearPassage[],
  plan: MonthPlan,
  inputs: ReportInputs,
  picker: ProsePicker,
): WrittenSentence[] {
  const [first, second] = stays.filter(({ from, to }) => to.getTime() - from.getTime() > DAYS_TOLD);
  if (!first) return [];
  const values = { ...describe(first), effect: picker.next(sunPassages[first.house - 1] ?? []) };
  const own = writeOwnLine(first.house, inputs, picker);
  if (!second)
    return [{ text: fillFrame(sunFrames.stays, values), basis: toEvidence(first) }, ...own];
  const date = formatLocalDate(toLocalDate(second.from, inputs.timeZone), plan.year);
  return [
    {
      text: fillFrame(picker.next(sunFrames.until), { ...values, date }),
      basis: toEvidence(first),
    },
    ...own,
  ];
}

/** What the type with its Sun sign does where a house has the attention, once a year. */
function writeOwnLine(
  house: number,
  { mbtiType, chart: { sunSign: sign } }: ReportInputs,
  picker: ProsePicker,
): WrittenSentence[] {
  const text = picker.once(TYPES[mbtiType].bySign[sign].year[house - 1]);
  return text === null ? [] : asSentences({ kind: "type-sign", mbtiType, sign }, text);
}

/** Mars enters a sign, or is retrograde all month, or is told in the month of writing; else null. */
function tellMars(
  stays: readonly YearPassage[],
  plan: MonthPlan,
  inputs: ReportInputs,
  picker: ProsePicker,
): WrittenSentence[] | null {
  const [stay] = stays;
  if (stay && isRetrogradeThroughout(plan, inputs)) {
    const effect = picker.next(marsRetrogrades[stay.house - 1] ?? []);
    const text = fillFrame(passageFrames.retrograde, { ...describe(stay), effect });
    return [{ text, basis: toEvidence(stay) }];
  }
  return tellEntry(stays, marsPassages, plan, inputs, picker);
}

/** True when the next station of Mars, in a later month, turns it direct. */
function isRetrogradeThroughout(plan: MonthPlan, { year, timeZone }: ReportInputs): boolean {
  const station = year.events.find(
    (event) =>
      event.kind === "station" &&
      event.planet === "Mars" &&
      countMonths(toLocalDate(event.at, timeZone)) >= countMonths(plan),
  );
  return (
    station?.kind === "station" &&
    station.direction === "direct" &&
    !isInMonth(plan, toLocalDate(station.at, timeZone))
  );
}

/** A planet that comes into a sign in this month; null where none does. */
function tellEntry(
  stays: readonly YearPassage[],
  effects: readonly (readonly string[])[],
  plan: MonthPlan,
  { timeZone, year }: ReportInputs,
  picker: ProsePicker,
): WrittenSentence[] | null {
  const stay = stays.find(
    ({ from }) => from > year.from && isInMonth(plan, toLocalDate(from, timeZone)),
  );
  if (!stay) return null;
  const date = formatLocalDate(toLocalDate(stay.from, timeZone), plan.year);
  const effect = picker.next(effects[stay.house - 1] ?? []);
  const text = fillFrame(picker.next(passageFrames.enters), { ...describe(stay), date, effect });
  return [{ text, basis: toEvidence(stay) }];
}

const describe = ({ body, sign, house }: YearPassage) => ({
  body,
  sign,
  ordinal: toOrdinal(house),
});

const toEvidence = ({ body, sign, house, from, to }: YearPassage): SentenceEvidence => ({
  kind: "passage",
  body,
  sign,
  house,
  from: from.toISOString(),
  to: to.toISOString(),
});
