import { createHash } from "node:crypto";
import { WRITER_VERSION } from "@cosmic/report";
import type { BlueprintInputs } from "./report-facts.ts";

/**
 * Names everything a report is written from, hex SHA-256; of its date of writing only the month by
 * UTC, so that asking again within a month finds the report that was written. The sky's facts follow
 * from these, so they are not in it.
 */
export function computeFingerprint({ birth, mbtiType, axes, writtenAt }: BlueprintInputs): string {
  const { birthDate, birthTime, place, utcOffset } = birth;
  const firstMonth = writtenAt.toISOString().slice(0, 7);
  const clarities = axes?.map(({ axis, clarity }) => [axis, clarity]) ?? "picked";
  const where = place && [place.id, place.latitude, place.longitude, place.timeZone];
  const parts = [mbtiType, clarities, birthDate, birthTime, where, utcOffset, firstMonth];
  return createHash("sha256")
    .update(JSON.stringify([WRITER_VERSION, ...parts]))
    .digest("hex");
}
