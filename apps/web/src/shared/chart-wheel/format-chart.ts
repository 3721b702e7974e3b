import type { City, WireChart } from "@cosmic/contracts";
import type { AspectedName, SkyAspect } from "@cosmic/domain";
import { findAngleSign, formatCalendarDate, ZODIAC_SIGNS } from "@cosmic/domain";
import type { ChartKind } from "@cosmic/domain/chart-settings";
import { type BirthHours, formatBirthHours, type MinuteRange } from "@cosmic/domain/hours";
import { formatUtcDay, formatUtcHour, formatUtcMinute } from "../dates/format-instant.ts";
import type { ChartView, ViewPlacement } from "./chart-view.ts";

const SIGN_WIDTH = 30;
const HOUR = 3_600_000;
/** How many aspects a sentence can carry. */
const NAMED_ASPECTS = 3;

const ASPECT_VERBS: Readonly<Record<SkyAspect["aspect"], string>> = {
  conjunction: "conjunct",
  sextile: "sextile",
  square: "square",
  trine: "trine",
  opposition: "opposite",
  "semi-sextile": "semi-sextile",
  "semi-square": "semi-square",
  sesquiquadrate: "sesquiquadrate",
  quincunx: "quincunx",
};

/** The charts as the reader chooses them. */
export const CHART_LABELS: Readonly<Record<ChartKind, string>> = {
  natal: "Birth chart",
  transits: "Transits now",
  "solar-return": "Solar return",
  "lunar-return": "Lunar return",
  progressions: "Secondary progressions",
  "solar-arc": "Solar arc directions",
};

/** "Leo", "Leo or Virgo", "Cancer, Leo or Virgo". */
export function formatSigns(signs: readonly string[]): string {
  if (signs.length < 2) return signs.join("");
  return `${signs.slice(0, -1).join(", ")} or ${signs.at(-1)}`;
}

/** "Sun square Saturn"; with a chart that is compared with the birth "Sun square natal Saturn". */
export function formatAspect(
  {
    bodies: [a, b],
    aspect,
  }: { bodies: readonly [AspectedName, AspectedName]; aspect: SkyAspect["aspect"] },
  isCompared = false,
): string {
  return `${a} ${ASPECT_VERBS[aspect]} ${isCompared ? "natal " : ""}${b}`;
}

/** The sign that holds a longitude. */
export function signOfLongitude(longitude: number): (typeof ZODIAC_SIGNS)[number] {
  const index = Math.floor((((longitude % 360) + 360) % 360) / SIGN_WIDTH);
  return ZODIAC_SIGNS[index] as (typeof ZODIAC_SIGNS)[number];
}

/** Degrees and minutes into the sign, cut off as tables do: "17° 04′". */
export function degreeAndMinute(longitude: number): string {
  const minutes = Math.floor((((longitude % SIGN_WIDTH) + SIGN_WIDTH) % SIGN_WIDTH) * 60);
  return `${Math.floor(minutes / 60)}° ${String(minutes % 60).padStart(2, "0")}′`;
}

/** As closely as the instant of a sign change is known: docs/accuracy.md says how slow planets stretch it. */
function formatSignChange(body: ViewPlacement["body"], at: string): string {
  if (body === "Sun" || body === "Moon") return formatUtcMinute(at);
  return isSlow(body) ? formatUtcDay(at) : formatUtcHour(at);
}

const isSlow = (body: ViewPlacement["body"]) =>
  !["Sun", "Moon", "Mercury", "Venus", "Mars"].includes(body);

/** As closely by the clocks of the birth place, as its dial of hours shows them: "20:36 local time". */
function formatLocalChange(
  body: ViewPlacement["body"],
  at: string,
  ranges: readonly MinuteRange[],
): string {
  const instant = Date.parse(at);
  const { offset } = ranges.findLast(({ from }) => from <= instant) ?? { offset: 0 };
  const isLight = body === "Sun" || body === "Moon";
  const local = isLight ? instant + offset : Math.round((instant + offset) / HOUR) * HOUR;
  return `${isLight ? "" : "about "}${new Date(local).toISOString().slice(11, 16)} local time`;
}

/**
 * "Leo until July 15, 1990 at 03:12 UTC, then Virgo"; null for a body that kept its sign.
 * @param ranges With the minutes of the birth place's clocks: "Leo until 04:12 local time, then Virgo".
 */
export function formatSignChanges(
  { body, changes }: Pick<ViewPlacement, "body" | "changes">,
  ranges?: readonly MinuteRange[],
): string | null {
  const [first, ...later] = changes;
  if (!first) return null;
  const when = (at: string) =>
    ranges && !isSlow(body) ? formatLocalChange(body, at, ranges) : formatSignChange(body, at);
  const opening = `${first.from} until ${when(first.at)}, then ${first.to}`;
  return [opening, ...later.map(({ to, at }) => `and from ${when(at)} ${to}`)].join(", ");
}

/** What stands above the chart. */
export const chartHeading = ({ kind }: Pick<ChartView, "kind">): string =>
  kind === "natal" ? "The sky at your birth" : CHART_LABELS[kind];

/** The name of the whole drawing. */
export function chartTitle({ kind, window: { birthDate } }: ChartView): string {
  return `${CHART_LABELS[kind]} for ${kind === "natal" ? "" : "a birth on "}${formatCalendarDate(birthDate)}`;
}

/** The drawing in a few sentences, for those who do not see it. */
export function describeChart(view: ChartView): string {
  const { placements, aspects, isCompared } = view;
  const inSign = (body: ViewPlacement["body"]) =>
    formatSigns(placements.find((placement) => placement.body === body)?.signs ?? []);
  const sentences = [`The Sun in ${inSign("Sun")}, the Moon in ${inSign("Moon")}.`];
  const rising = findAngleSign(view, "ascendant");
  const midheaven = findAngleSign(view, "midheaven");
  const turning = [
    ...(rising ? [`${rising} rising`] : []),
    ...(midheaven ? [`${midheaven} at the midheaven`] : []),
  ];
  if (turning.length > 0) sentences.push(`${turning.join(", ")}.`);
  const closest = aspects.slice(0, NAMED_ASPECTS).map((aspect) => formatAspect(aspect, isCompared));
  if (closest.length > 0) sentences.push(`Closest aspects: ${closest.join(", ")}.`);
  sentences.push("The tables give every position.");
  return sentences.join(" ");
}

/** Which instant the positions are for, and where it was taken from. */
export function describeBirthTime(
  { window: { birthDate, reference, certainty } }: Pick<WireChart, "window">,
  place: City | null,
  birthTime: string | null,
  birthHours?: BirthHours,
): string {
  const instant = formatUtcMinute(reference);
  const where = place ? ` in ${place.name}, ${place.country}` : "";
  if (certainty === "exact" && birthTime) {
    const day = `${formatCalendarDate(birthDate)} at `;
    // The date is said once, unless it was another one in Universal Time.
    return `Computed for ${day}${birthTime}${where}, which was ${instant.replace(day, "")}.`;
  }
  if (certainty === "exact") return `Computed for ${instant}.`;
  if (birthHours) {
    return `Computed for the middle of the hours you gave, ${formatBirthHours(birthHours)}${where} (${instant}).`;
  }
  if (!birthTime && place) {
    return `Computed for noon${where} (${instant}), since the birth time is not known.`;
  }
  const missing = birthTime ? "which instant the birth time was" : "the birth time";
  return `Computed for ${instant}, since ${missing} is not known.`;
}
