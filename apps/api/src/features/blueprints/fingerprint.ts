import { createHash } from "node:crypto";
import { WRITER_VERSION } from "@cosmic/report";
import type { BlueprintInputs } from "./report-facts.ts";

/**
 * Names everything a report is written from, hex SHA-256: equal fingerprints mean the same report.
 * The sky's facts follow from the birth and the first month, so they are not in it.
 */
export function computeFingerprint({ birth, mbtiType, axes, firstMonth }: BlueprintInputs): string {
  const { birthDate, birthTime, place, utcOffset } = birth;
  const clarities = axes?.map(({ axis, clarity }) => [axis, clarity]) ?? "picked";
  const where = place && [place.id, place.latitude, place.longitude, place.timeZone];
  const parts = [mbtiType, clarities, birthDate, birthTime, where, utcOffset, firstMonth];
  return createHash("sha256")
    .update(JSON.stringify([WRITER_VERSION, ...parts]))
    .digest("hex");
}
