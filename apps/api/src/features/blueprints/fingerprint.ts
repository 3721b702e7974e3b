import { createHash } from "node:crypto";
import { AXES } from "@cosmic/domain";
import { WRITER_VERSION } from "@cosmic/domain/writer";
import type { ReportGrounds } from "./report-facts.ts";

/**
 * Names everything a report is written from, hex SHA-256: equal fingerprints mean the same report.
 * The sky's facts follow from the date, so they are not in it.
 */
export function fingerprintOf({ birthDate, mbtiType, clarity }: ReportGrounds): string {
  const clarities = clarity ? AXES.map((axis) => clarity[axis]).join(",") : "picked";
  return createHash("sha256")
    .update([birthDate, mbtiType, clarities, WRITER_VERSION].join("|"))
    .digest("hex");
}
