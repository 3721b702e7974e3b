import type { Evidence, SentenceEvidence } from "@cosmic/contracts";
import { SECTION_NAMES, type SectionName } from "@cosmic/domain";
import {
  explainEvidence,
  type StoredReport,
  type WrittenSentence,
  type WrittenText,
} from "@cosmic/report";

const explain =
  (timeZone: string) =>
  (sentences: readonly WrittenSentence[]): SentenceEvidence[] =>
    sentences.map(({ text, basis }) => ({
      text,
      kind: basis.kind,
      because: explainEvidence(basis, timeZone),
    }));

/** Every text of a report, sentence by sentence, with what each rests on in a reader's words. */
export function toEvidence({
  overview,
  strengths,
  sections,
  monthlyForecasts,
  book,
}: StoredReport): Evidence {
  const toSentenceEvidence = explain(book?.timeZone ?? "UTC");
  const toTextEvidence = ({ sentences }: WrittenText) => toSentenceEvidence(sentences);
  const texts = SECTION_NAMES.map((name) => [name, toSentenceEvidence(sections[name].sentences)]);
  return {
    ...(Object.fromEntries(texts) as Record<SectionName, SentenceEvidence[]>),
    overview: toSentenceEvidence(overview.sentences),
    strengths: toSentenceEvidence(strengths),
    monthlyForecasts: monthlyForecasts.map(toTextEvidence),
    costs: toSentenceEvidence(book?.summary.costs ?? []),
    tensions: (book?.summary.tensions ?? []).map(({ text }) => toTextEvidence(text)),
    practice: toSentenceEvidence(book?.summary.practice.sentences ?? []),
    standouts: (book?.standouts ?? []).map(({ text }) => toTextEvidence(text)),
    argument: toSentenceEvidence(book?.argument.sentences ?? []),
    openings: (book?.openings ?? []).map(toTextEvidence),
  };
}
