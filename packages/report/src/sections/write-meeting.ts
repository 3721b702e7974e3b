import type { ReportInputs } from "../report-inputs.ts";
import { type WrittenSentence, withEvidence } from "../text/written-text.ts";
import type { MeetingClauses, SectionMeetings } from "./section-corpus.ts";

/** The sentence in which a type and its Sun sign meet. */
function writeMeeting(
  { joint, byType, bySign }: MeetingClauses,
  { mbtiType, sunSign: sign }: ReportInputs,
): WrittenSentence[] {
  const text = `${byType[mbtiType]}${joint}${bySign[sign]}.`;
  return withEvidence({ kind: "type-sign", mbtiType, sign }, [text]);
}

/** The four meetings of a section. */
export function writeMeetings(
  meetings: SectionMeetings,
  inputs: ReportInputs,
): Record<keyof SectionMeetings, WrittenSentence[]> {
  return {
    pull: writeMeeting(meetings.pull, inputs),
    gift: writeMeeting(meetings.gift, inputs),
    notice: writeMeeting(meetings.notice, inputs),
    practice: writeMeeting(meetings.practice, inputs),
  };
}
