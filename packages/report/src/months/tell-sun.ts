import type { ReportInputs } from "../report-inputs.ts";
import { fillFrame } from "../text/fill-frame.ts";
import { toOrdinal } from "../text/format-chart.ts";
import { formatLocalDate, toLocalDate } from "../text/local-dates.ts";
import { asSentences, type WrittenSentence } from "../text/written-text.ts";
import { TYPES } from "../types/types.ts";
import { sunFrames } from "./frames.ts";
import { nameHouseTopic } from "./house-topics.ts";
import { isInMonth, type MonthPlan } from "./plan-months.ts";
import type { ProsePicker } from "./prose-picker.ts";

/** A stay of fewer days, such as what is left of one at the day of writing, is not told. */
const DAYS_TOLD = 5 * 86_400_000;

const countMonths = ({ year, month }: { year: number; month: number }) => 12 * year + month;

/** What the type does in the house that the Sun crosses as the month begins, and until when it does. */
export function tellSun(
  plan: MonthPlan,
  { mbtiType, timeZone, year }: ReportInputs,
  picker: ProsePicker,
): WrittenSentence[] {
  const [stay] = year.sunStays.filter(({ from, to }) => {
    const [first = 0, last = 0] = [from, to].map((at) => countMonths(toLocalDate(at, timeZone)));
    const isLong = to.getTime() - from.getTime() > DAYS_TOLD;
    return isLong && first <= countMonths(plan) && countMonths(plan) <= last;
  });
  if (!stay) return [];
  const { sign, house } = stay;
  const end = toLocalDate(stay.to, timeZone);
  const values = {
    sign,
    ordinal: toOrdinal(house),
    topic: nameHouseTopic(house),
    date: formatLocalDate(end, plan.year),
    start: formatLocalDate(toLocalDate(stay.from, timeZone), plan.year),
  };
  // In the month of writing the Sun stays into the next one, which then has these words.
  const isPart = isInMonth(plan, toLocalDate(year.from, timeZone));
  const own = isPart ? null : picker.once(TYPES[mbtiType].year[`sun ${house}`]);
  const until = plan.main === null ? "until" : "untilBeside";
  // On the day of writing the Sun may be about to change its sign.
  const stays = stay.from > year.from ? "enters" : "stays";
  const frames = sunFrames[isInMonth(plan, end) ? until : stays];
  const event = `Sun in ${sign}, ${values.ordinal} house`;
  const [from, to] = [stay.from.toISOString(), stay.to.toISOString()];
  return [
    ...(own === null ? [] : asSentences({ kind: "type-event", mbtiType, event }, own)),
    {
      text: fillFrame(picker.next(frames), values),
      basis: { kind: "passage", body: "Sun", sign, house, from, to },
    },
  ];
}
