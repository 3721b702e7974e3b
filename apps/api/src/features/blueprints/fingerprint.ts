import { createHash } from "node:crypto";
import type { BirthHours } from "@cosmic/domain/hours";
import type { BlueprintInputs } from "./report-facts.ts";

/**
 * Not the writer's version: while an update runs, and after it, two versions are asked for the same report,
 * and it must be one. With another form every report would be there twice.
 */
const FORM = "5";

/**
 * As JSON, with the keys in the order that the database gives them: by length, then by letter. Equal hours have one
 * name, whether they come from a request or from a row.
 */
function formatHours(hours: BirthHours): string {
  const keys = Object.keys(hours).toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1));
  return JSON.stringify(hours, keys);
}

/**
 * Names everything a report is written from, hex SHA-256; of its date of writing only the month by
 * UTC, so that asking again within a month finds the report that was written, whichever version wrote it.
 * The sky's facts follow from these, so they are not in it.
 */
export function computeFingerprint({ birth, mbtiType, axes, writtenAt }: BlueprintInputs): string {
  const { birthDate, birthTime, birthHours, place, utcOffset } = birth;
  const firstMonth = writtenAt.toISOString().slice(0, 7);
  const clarities = axes?.map(({ axis, clarity }) => [axis, clarity]) ?? "picked";
  const where = place && [place.id, place.latitude, place.longitude, place.timeZone];
  const parts = [mbtiType, clarities, birthDate, birthTime, where, utcOffset, firstMonth];
  // Added at the end where there are any, so that other reports keep their name.
  if (birthHours) parts.push(formatHours(birthHours));
  return createHash("sha256")
    .update(JSON.stringify([FORM, ...parts]))
    .digest("hex");
}
