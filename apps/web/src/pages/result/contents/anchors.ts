import type { GeneratedProfile } from "@cosmic/contracts";
import type { GeneratedReport } from "@cosmic/domain";
import { getArgumentTitle } from "../book/argument.tsx";
import { findMissingBirthDetails } from "../chart/missing-birth-details.ts";
import { type Chapter, listChapters } from "../load/report-view.ts";

/** A heading before or below the chapters. */
export interface OtherAnchor {
  id: string;
  title: string;
}

/** The targets of a full report's contents, in page order. */
export interface Anchors {
  before: readonly OtherAnchor[];
  chapters: readonly Chapter[];
  later: readonly OtherAnchor[];
}

/** Whose time is not known to the minute, so that a section of the page goes through its hours. */
export const hasHours = ({ birthTime, place }: GeneratedProfile): boolean =>
  birthTime === null && place !== null;

const SKY_TITLE = "The sky at your birth";

/** What stands before the chapters, the chapters that are written, and what of the birth and the quiz follows them. */
export function listAnchors(
  profile: GeneratedProfile,
  report: GeneratedReport,
  isOwner: boolean,
  isInAccount = isOwner,
): Anchors {
  const sky = profile.chart && { id: "birth-sky", title: SKY_TITLE };
  const unsettled = isOwner ? findMissingBirthDetails(profile) : null;
  const later: (OtherAnchor | null)[] = [
    profile.book ? null : sky,
    isInAccount && hasHours(profile)
      ? { id: "birth-hours", title: "What your birth hours decide" }
      : null,
    unsettled && {
      id: "birth-offer",
      title: `What your birth ${unsettled.missing} would settle`,
    },
    profile.axes && { id: "clarity", title: "How clearly your answers fell" },
  ];
  const before = profile.book
    ? [
        { id: "summary", title: "On one page" },
        sky,
        { id: "standouts", title: "What stands out" },
        { id: "argument", title: getArgumentTitle(profile) },
      ]
    : [];
  return {
    before: before.filter((place) => place !== null),
    chapters: listChapters(report),
    later: later.filter((place) => place !== null),
  };
}

/** The ids of all headings that can be the current one. */
export const listIds = ({ before, chapters, later }: Anchors): readonly string[] =>
  [...before, ...chapters, ...later].map(({ id }) => id);
