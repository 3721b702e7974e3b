import { MBTI_TITLES, type MbtiType } from "@cosmic/domain";
import type { SentenceEvidence } from "../evidence/sentence-evidence.ts";
import { asKind, asSentences, type WrittenSentence } from "../text/written-text.ts";
import type { FoundUnit } from "./find-unit.ts";
import type { UnitLine } from "./section-unit.ts";

/** A section's own text, paragraph by paragraph; in a dialogue each line begins with its speaker's name. */
export function writeUnit(
  { unit, evidence, otherVoice }: FoundUnit,
  mbtiType: MbtiType,
): WrittenSentence[][] {
  const speakers = { voice: MBTI_TITLES[mbtiType], other: otherVoice };
  return unit.lines.map((line) => writeLine(line, speakers, evidence));
}

function writeLine(
  line: UnitLine,
  { voice, other }: { voice: string; other: string },
  evidence: SentenceEvidence,
): WrittenSentence[] {
  const [kind, text] = line;
  if (kind === "paragraph") return asSentences(evidence, text);
  if (kind === "row") return asKind("row", [{ text: `${text}: ${line[2]}`, basis: evidence }]);
  const prefix = kind === "voice" ? `${voice}: ` : kind === "other-voice" ? `${other}: ` : "";
  return asKind(kind, asSentences(evidence, `${prefix}${text}`));
}
