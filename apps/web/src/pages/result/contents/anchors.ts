import type { GeneratedProfile } from "@cosmic/contracts";
import type { GeneratedReport } from "@cosmic/domain";
import { findMissingBirthDetails } from "../chart/missing-birth-details.ts";
import { type Chapter, listChapters } from "../load/report-view.ts";

/** A heading below the chapters. */
export interface LaterAnchor {
  id: string;
  title: string;
}

/** The targets of a full report's contents, in page order. */
export interface Anchors {
  chapters: readonly Chapter[];
  later: readonly LaterAnchor[];
}

/** The chapters that are written, and what of the birth and the quiz follows them. */
export function listAnchors(
  profile: GeneratedProfile,
  report: GeneratedReport,
  isOwner: boolean,
): Anchors {
  const unsettled = isOwner ? findMissingBirthDetails(profile) : null;
  const later: (LaterAnchor | null)[] = [
    profile.chart && { id: "birth-sky", title: "The sky at your birth" },
    unsettled && {
      id: "birth-offer",
      title: `What your birth ${unsettled.missing} would settle`,
    },
    profile.axes && { id: "clarity", title: "How clearly your answers fell" },
  ];
  return { chapters: listChapters(report), later: later.filter((place) => place !== null) };
}

/** The ids of all headings that can be the current one. */
export const listIds = ({ chapters, later }: Anchors): readonly string[] =>
  [...chapters, ...later].map(({ id }) => id);
