import type { GroundedSentence, Grounds } from "@cosmic/contracts";
import { SECTION_NAMES, type SectionName } from "@cosmic/domain";
import { explainEvidence, type StoredReport, type WrittenSentence } from "@cosmic/report";

const grounded = (sentences: readonly WrittenSentence[]): GroundedSentence[] =>
  sentences.map(({ text, basis }) => ({ text, kind: basis.kind, because: explainEvidence(basis) }));

/** Every text of a report, sentence by sentence, with what each rests on in a reader's words. */
export function groundsOf({
  overview,
  strengths,
  sections,
  monthlyForecasts,
}: StoredReport): Grounds {
  const texts = SECTION_NAMES.map((name) => [name, grounded(sections[name].sentences)]);
  return {
    ...(Object.fromEntries(texts) as Record<SectionName, GroundedSentence[]>),
    overview: grounded(overview.sentences),
    strengths: grounded(strengths),
    monthlyForecasts: monthlyForecasts.map(({ sentences }) => grounded(sentences)),
  };
}
