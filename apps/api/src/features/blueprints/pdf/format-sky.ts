import type { WireChart } from "@cosmic/contracts";
import { type AspectName, ZODIAC_SIGNS, type ZodiacSign } from "@cosmic/domain";
import { isSpreadOut } from "@cosmic/domain/wheel";

export type Placement = WireChart["placements"][number];

const DEGREES_IN_SIGN = 30;

export const ASPECT_LABELS: Readonly<Record<AspectName, string>> = {
  conjunction: "conjunct",
  sextile: "sextile",
  square: "square",
  trine: "trine",
  opposition: "opposite",
};

/** "Leo", "Leo or Virgo", "Cancer, Leo or Virgo". */
export const signsText = (signs: readonly string[]): string =>
  new Intl.ListFormat("en-US", { type: "disjunction" }).format(signs);

const within = (value: number, span: number) => ((value % span) + span) % span;

/** Degrees and minutes into a sign, cut off as tables do: "17° 04′". */
export function degreeText(longitude: number): string {
  const minutes = Math.floor(within(longitude, DEGREES_IN_SIGN) * 60);
  return `${Math.floor(minutes / 60)}° ${String(minutes % 60).padStart(2, "0")}′`;
}

/** The sign that holds a longitude, which may run on past 360. */
export const signAtLongitude = (longitude: number): ZodiacSign =>
  ZODIAC_SIGNS[Math.floor(within(longitude, 360) / DEGREES_IN_SIGN)] as ZodiacSign;

/** Where a body stood: a point, or the range it may have stood in. */
export function positionText(placement: Placement): string {
  if (!isSpreadOut(placement)) return degreeText(placement.longitude);
  const { from, to } = placement.arc;
  const [first, last] = [signAtLongitude(from), signAtLongitude(to)];
  return first === last
    ? `${degreeText(from)} to ${degreeText(to)}`
    : `${degreeText(from)} ${first} to ${degreeText(to)} ${last}`;
}

const utcMinute = new Intl.DateTimeFormat("en-US", {
  dateStyle: "long",
  timeStyle: "short",
  hourCycle: "h23",
  timeZone: "UTC",
});

/** "March 20, 2024 at 03:06 UTC", to the nearest minute. */
export const utcMinuteText = (instant: string): string =>
  `${utcMinute.format(Math.round(Date.parse(instant) / 60_000) * 60_000)} UTC`;
