import type { GeneratedProfile } from "@cosmic/contracts";
import { formatCalendarDate, toCalendarDate } from "@cosmic/domain";
import { formatBirthHours } from "@cosmic/domain/hours";
import { type Coverage, printableText } from "./printable-text.ts";

type City = NonNullable<GeneratedProfile["place"]>;
type Birth = Pick<GeneratedProfile, "birthDate" | "birthTime" | "birthHours">;

const hemisphere = (value: number, positive: string, negative: string) =>
  `${Math.abs(value).toFixed(2)}° ${value < 0 ? negative : positive}`;

/** "38.72° N, 9.13° W". */
export const coordinatesText = ({ latitude, longitude }: City): string =>
  `${hemisphere(latitude, "N", "S")}, ${hemisphere(longitude, "E", "W")}`;

/** Town, region and country; where the faces cannot show the town's name, its coordinates first. */
export function formatCity(place: City, canPrint: Coverage): string {
  const town = printableText(place.name, canPrint) || coordinatesText(place);
  const around = [place.region, place.country].map((name) => printableText(name, canPrint));
  return [...new Set([town, ...around])].filter((part) => part !== "").join(", ");
}

/** "July 14, 1990 at 13:45", or the hours given: "July 14, 1990, in the morning". */
export function birthText({ birthDate, birthTime, birthHours }: Birth): string {
  const date = formatCalendarDate(birthDate);
  if (birthHours) return `${date}, ${formatBirthHours(birthHours)}`;
  return birthTime ? `${date} at ${birthTime}` : date;
}

/** The day a report was written, by UTC: "November 21, 2026". */
export const writtenText = ({ generatedAt }: Pick<GeneratedProfile, "generatedAt">): string =>
  formatCalendarDate(toCalendarDate(Date.parse(generatedAt)));
