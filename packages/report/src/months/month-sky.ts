import type { PassingBody, YearPassage } from "@cosmic/domain";
import type { SentenceEvidence } from "../evidence/sentence-evidence.ts";
import type { ReportInputs } from "../report-inputs.ts";
import { fillFrame } from "../text/fill-frame.ts";
import { toOrdinal } from "../text/format-chart.ts";
import { formatLocalDate, getMonthName, toLocalDate } from "../text/local-dates.ts";
import { asSentences, type WrittenSentence } from "../text/written-text.ts";
import { TYPES } from "../types/types.ts";
import { passageFrames, sunFrames } from "./frames.ts";
import { nameHouseTheme } from "./house-topics.ts";
import { isInMonth, type MonthPlan } from "./plan-months.ts";
import { marsPassages, marsRetrogrades, sunPassages, venusPassages } from "./prose/passages.ts";
import type { ProsePicker } from "./prose-picker.ts";
import { tellRuler } from "./tell-why.ts";

/** A stay of fewer days, such as what is left of one at the day of writing, is not told. */
const DAYS_TOLD = 5 * 86_400_000;

/** With more dates than these a month tells where the Sun is until when, and no more. */
const FEW_DATES = 3;

const countMonths = ({ year, month }: { year: number; month: number }) => 12 * year + month;

/** Sun and Mars or Venus in a month, and the day on which the Sun moves on, told among the month's events. */
export interface MonthSky {
  opening: WrittenSentence[];
  entry: { at: Date; sentence: WrittenSentence } | null;
}

/** Where the Sun is in a month, and what Mars or else Venus does. */
export function tellMonthSky(plan: MonthPlan, inputs: ReportInputs, picker: ProsePicker): MonthSky {
  const { timeZone, year } = inputs;
  const stays = year.passages.filter(({ from, to }) => {
    const [first, last] = [from, to].map((at) => countMonths(toLocalDate(at, timeZone)));
    return (first ?? 0) <= countMonths(plan) && countMonths(plan) <= (last ?? 0);
  });
  const listStays = (body: PassingBody) => stays.filter((stay) => stay.body === body);
  const [first, second] = listStays("Sun").filter(
    ({ from, to }) => to.getTime() - from.getTime() > DAYS_TOLD,
  );
  const hasRoom = plan.listed.length <= FEW_DATES;
  const mars = listStays("Mars");
  const others =
    tellRetrogradeMars(mars, plan, inputs, picker) ??
    (hasRoom
      ? (tellEntry(mars, marsPassages, plan, inputs, picker) ??
        tellEntry(listStays("Venus"), venusPassages, plan, inputs, picker))
      : null);
  return {
    opening: [
      ...(first ? tellSun(first, hasRoom ? undefined : second, plan, inputs, picker) : []),
      ...(others ?? []),
    ],
    entry: first && second && hasRoom ? tellSunEntry(second, plan, inputs, picker) : null,
  };
}

/** The Sun's house: in a few words beside a main event, else in the type's own, which say what the month is for. */
function tellSun(
  first: YearPassage,
  /** Told here by its date; nothing where it is told among the month's events, or comes later. */
  second: YearPassage | undefined,
  plan: MonthPlan,
  inputs: ReportInputs,
  picker: ProsePicker,
): WrittenSentence[] {
  const { mbtiType, timeZone, year } = inputs;
  const basis = toEvidence(first);
  const values = {
    ...describe(first),
    month: getMonthName(plan.month),
    theme: nameHouseTheme(first.house),
    date: second ? formatLocalDate(toLocalDate(second.from, timeZone), plan.year) : "",
  };
  if (plan.main !== null || isInMonth(plan, toLocalDate(year.from, timeZone))) {
    const frames = second ? sunFrames.untilBeside : sunFrames.staysBeside;
    const effect = picker.next(sunPassages[first.house - 1] ?? []);
    return [{ text: fillFrame(picker.next(frames), { ...values, effect }), basis }];
  }
  const frames = second ? sunFrames.until : sunFrames.stays;
  const event = `Sun in ${first.sign}, ${values.ordinal} house`;
  return [
    { text: fillFrame(picker.next(frames), values), basis },
    ...asSentences(
      { kind: "type-event", mbtiType, event },
      picker.once(TYPES[mbtiType].year[`sun ${first.house}`]) ?? "",
    ),
  ];
}

function tellSunEntry(
  stay: YearPassage,
  plan: MonthPlan,
  { timeZone }: ReportInputs,
  picker: ProsePicker,
): MonthSky["entry"] {
  const text = fillFrame(picker.next(sunFrames.enters), {
    ...describe(stay),
    date: formatLocalDate(toLocalDate(stay.from, timeZone), plan.year),
    effect: picker.next(sunPassages[stay.house - 1] ?? []),
  });
  return { at: stay.from, sentence: { text, basis: toEvidence(stay) } };
}

/** Mars where it is retrograde from the first day of the month to the last. */
function tellRetrogradeMars(
  stays: readonly YearPassage[],
  plan: MonthPlan,
  inputs: ReportInputs,
  picker: ProsePicker,
): WrittenSentence[] | null {
  const [stay] = stays;
  const turn = findRetrogradeEnd(plan, inputs);
  if (!stay || !turn) return null;
  const effect = picker.next(marsRetrogrades[stay.house - 1] ?? []);
  // It may back into the sign before until then.
  const end = stay.to < turn ? stay.to : turn;
  const date = formatLocalDate(toLocalDate(end, inputs.timeZone), plan.year);
  const text = fillFrame(passageFrames.retrograde, { ...describe(stay), effect, date });
  const basis = toEvidence(stay);
  return [{ text, basis }, ...tellRuler("Mars", basis, inputs, picker)];
}

/** When Mars turns direct, where its next station does so in a later month; else null. */
function findRetrogradeEnd(plan: MonthPlan, { year, timeZone }: ReportInputs): Date | null {
  const station = year.events.find(
    (event) =>
      event.kind === "station" &&
      event.planet === "Mars" &&
      countMonths(toLocalDate(event.at, timeZone)) >= countMonths(plan),
  );
  const isThroughout =
    station?.kind === "station" &&
    station.direction === "direct" &&
    !isInMonth(plan, toLocalDate(station.at, timeZone));
  return isThroughout ? station.at : null;
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
