import { MBTI_TITLES, type MbtiType } from "@cosmic/domain";
import type { SentenceEvidence } from "../evidence/sentence-evidence.ts";
import { asKind, asSentences, type WrittenSentence } from "../text/written-text.ts";
import type { SectionElement } from "./find-element.ts";
import type { SectionUnit, UnitLine } from "./section-unit.ts";

/** A section's own text, paragraph by paragraph; in a dialogue each line begins with its speaker's name. */
export function writeUnit(
  { lines }: SectionUnit,
  mbtiType: MbtiType,
  resting: SectionElement,
): WrittenSentence[][] {
  const evidence = toUnitEvidence(mbtiType, resting);
  const speakers = { voice: MBTI_TITLES[mbtiType], other: nameOtherVoice(resting) };
  return lines.map((line) => writeLine(line, speakers, evidence));
}

/** What a section's own text rests on. */
export function toUnitEvidence(mbtiType: MbtiType, resting: SectionElement): SentenceEvidence {
  return { kind: "type-element", mbtiType, ...resting };
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

/** The other side of a dialogue: the Sun's sign, or the body it rests on. */
function nameOtherVoice({ body, sign, element }: SectionElement): string {
  return (body === "Sun" ? sign : body) ?? element;
}
