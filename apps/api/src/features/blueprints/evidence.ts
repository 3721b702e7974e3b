import type { Evidence, SentenceEvidence } from "@cosmic/contracts";
import { SECTION_NAMES, type SectionName } from "@cosmic/domain";
import { explainEvidence, type StoredReport, type WrittenSentence } from "@cosmic/report";

const toSentenceEvidence = (sentences: readonly WrittenSentence[]): SentenceEvidence[] =>
  sentences.map(({ text, basis }) => ({ text, kind: basis.kind, because: explainEvidence(basis) }));

/** Every text of a report, sentence by sentence, with what each rests on in a reader's words. */
export function toEvidence({
  overview,
  strengths,
  sections,
  monthlyForecasts,
}: StoredReport): Evidence {
  const texts = SECTION_NAMES.map((name) => [name, toSentenceEvidence(sections[name].sentences)]);
  return {
    ...(Object.fromEntries(texts) as Record<SectionName, SentenceEvidence[]>),
    overview: toSentenceEvidence(overview.sentences),
    strengths: toSentenceEvidence(strengths),
    monthlyForecasts: monthlyForecasts.map(({ sentences }) => toSentenceEvidence(sentences)),
  };
}
