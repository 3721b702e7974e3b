import type { MeetingClauses, MeetingCorpus } from "../corpus/meeting-corpus.ts";
import type { ReportFacts } from "../report-facts.ts";
import type { WrittenSentence } from "../sentence-basis.ts";
import { restingOn } from "./written-text.ts";

/** The sentence in which a type and its Sun sign meet. */
export function writeMeeting(
  { joint, byType, bySign }: MeetingClauses,
  { mbtiType, sunSign: sign }: ReportFacts,
): WrittenSentence[] {
  const text = `${byType[mbtiType]}${joint}${bySign[sign]}.`;
  return restingOn({ kind: "type-sign", mbtiType, sign }, [text]);
}

/** The four meetings of a section. */
export function writeMeetings(
  corpus: MeetingCorpus,
  facts: ReportFacts,
): Record<keyof MeetingCorpus, WrittenSentence[]> {
  return {
    pull: writeMeeting(corpus.pull, facts),
    gift: writeMeeting(corpus.gift, facts),
    notice: writeMeeting(corpus.notice, facts),
    practice: writeMeeting(corpus.practice, facts),
  };
}
