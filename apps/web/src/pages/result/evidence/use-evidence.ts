import type { Evidence, SentenceEvidence } from "@cosmic/contracts";
import type { SectionName } from "@cosmic/domain";
import { useQuery } from "@tanstack/react-query";
import { groundsQuery } from "../load/queries.ts";

/** Lists of texts, each text under its number from 0. */
type ListName = "tensions" | "standouts" | "openings";

/** Which text of the report: a section, one of its book, or a month (0 is January). */
export type TextName =
  | "overview"
  | "strengths"
  | "costs"
  | "practice"
  | "argument"
  | `${ListName}-${number}`
  | SectionName
  | number;

export interface EvidenceState {
  status: "off" | "loading" | "ready" | "failed";
  error: Error | null;
  retry: () => void;
  /** The sentences of one text; null until they are here. */
  getSentences: (text: TextName) => readonly SentenceEvidence[] | null;
}

/** The evidence of every sentence, fetched once, when it is first needed. */
export function useEvidence(slug: string, isWanted: boolean): EvidenceState {
  const { data, error, isFetching, refetch } = useQuery({
    ...groundsQuery(slug),
    enabled: isWanted,
  });
  const evidence = isWanted ? (data ?? null) : null;
  return {
    status: !isWanted ? "off" : evidence ? "ready" : isFetching ? "loading" : "failed",
    error,
    retry: () => void refetch(),
    getSentences: (text) => (evidence ? findSentences(evidence, text) : null),
  };
}

function findSentences(evidence: Evidence, name: TextName): readonly SentenceEvidence[] | null {
  const sentences = findText(evidence, name);
  return sentences && sentences.length > 0 ? sentences : null;
}

function findText(evidence: Evidence, name: TextName): readonly SentenceEvidence[] | undefined {
  if (typeof name === "number") return evidence.monthlyForecasts[name];
  const [list = "", index] = name.split("-");
  if (index !== undefined) return evidence[list as ListName]?.[Number(index)];
  return evidence[name as Exclude<TextName, number | `${string}-${number}`>];
}
