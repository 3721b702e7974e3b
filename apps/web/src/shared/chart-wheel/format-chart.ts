import type { City, WireChart } from "@cosmic/contracts";
import { formatCalendarDate, ZODIAC_SIGNS } from "@cosmic/domain";
import { type BirthHours, formatBirthHours } from "@cosmic/domain/hours";
import { formatUtcMinute } from "../dates/format-instant.ts";

export type WirePlacement = WireChart["placements"][number];
export type WireAspect = WireChart["aspects"][number];

const SIGN_WIDTH = 30;
/** How many aspects a sentence can carry. */
const NAMED_ASPECTS = 3;

const ASPECT_VERBS: Readonly<Record<WireAspect["aspect"], string>> = {
  conjunction: "conjunct",
  sextile: "sextile",
  square: "square",
  trine: "trine",
  opposition: "opposite",
};

/** "Leo", "Leo or Virgo", "Cancer, Leo or Virgo". */
export function formatSigns(signs: readonly string[]): string {
  if (signs.length < 2) return signs.join("");
  return `${signs.slice(0, -1).join(", ")} or ${signs.at(-1)}`;
}

/** "Sun square Saturn". */
export function formatAspect({
  bodies: [a, b],
  aspect,
}: {
  bodies: readonly [string, string];
  aspect: WireAspect["aspect"];
}): string {
  return `${a} ${ASPECT_VERBS[aspect]} ${b}`;
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

/** "Leo until July 15, 1990 at 03:12 UTC, then Virgo"; null for a body that kept its sign. */
export function formatSignChanges({ changes }: WirePlacement): string | null {
  const [first, ...later] = changes;
  if (!first) return null;
  const opening = `${first.from} until ${formatUtcMinute(first.at)}, then ${first.to}`;
  return [opening, ...later.map(({ to, at }) => `and from ${formatUtcMinute(at)} ${to}`)].join(
    ", ",
  );
}

/** The name of the whole drawing. */
export function chartTitle({ window: { birthDate } }: WireChart): string {
  return `Birth chart for ${formatCalendarDate(birthDate)}`;
}

/** The drawing in a few sentences, for those who do not see it. */
export function describeChart(chart: WireChart): string {
  const { placements, aspects, angles } = chart;
  const inSign = (body: WirePlacement["body"]) =>
    formatSigns(placements.find((placement) => placement.body === body)?.signs ?? []);
  const sentences = [`The Sun in ${inSign("Sun")}, the Moon in ${inSign("Moon")}.`];
  if (angles) {
    sentences.push(`${angles.ascendant.sign} rising, ${angles.midheaven.sign} at the midheaven.`);
  }
  const closest = aspects.slice(0, NAMED_ASPECTS).map(formatAspect);
  if (closest.length > 0) sentences.push(`Closest aspects: ${closest.join(", ")}.`);
  sentences.push("The tables give every position.");
  return sentences.join(" ");
}

/** Which instant the positions are for, and where it was taken from. */
export function describeBirthTime(
  { window: { birthDate, reference, certainty } }: WireChart,
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
