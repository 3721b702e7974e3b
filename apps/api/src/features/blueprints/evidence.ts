import type { Evidence, SentenceEvidence } from "@cosmic/contracts";
import { SECTION_NAMES, type SectionName } from "@cosmic/domain";
import { listDayMinutes } from "@cosmic/domain/chart";
import {
  explainEvidence,
  type HoursFacts,
  type WrittenSentence,
  type WrittenText,
} from "@cosmic/report";
import type { WholeBlueprint } from "./blueprints.store.ts";

type Explained = Pick<WholeBlueprint, "report" | "chart" | "birthDate" | "birthHours" | "place">;

const explain =
  (timeZone: string, hours: HoursFacts | undefined) =>
  (sentences: readonly WrittenSentence[]): SentenceEvidence[] =>
    sentences.map(({ text, basis }) => ({
      text,
      kind: basis.kind,
      because: explainEvidence(basis, timeZone, hours),
    }));

/** Where the bodies stood at the hours of a birth; nothing of one without them. */
function findHours({ chart, birthDate, birthHours, place }: Explained): HoursFacts | undefined {
  if (!chart || !birthHours || !place) return undefined;
  const { ranges } = listDayMinutes(birthDate, birthHours, place.timeZone);
  return { ranges, placements: chart.placements };
}

/** Every text of a report, sentence by sentence, with what each rests on in a reader's words, and how surely. */
export function toEvidence(blueprint: Explained): Evidence {
  const { overview, strengths, sections, monthlyForecasts, book } = blueprint.report;
  const toSentenceEvidence = explain(book?.timeZone ?? "UTC", findHours(blueprint));
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
