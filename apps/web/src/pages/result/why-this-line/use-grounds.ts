import type { GroundedSentence, Grounds } from "@cosmic/contracts";
import type { SectionName } from "@cosmic/domain";
import { useQuery } from "@tanstack/react-query";
import { groundsQuery } from "../queries.ts";

/** Which text of the report: a section, the overview, the strengths, or a month (0 is January). */
export type TextName = "overview" | "strengths" | SectionName | number;

export interface GroundsState {
  status: "off" | "loading" | "ready" | "failed";
  error: Error | null;
  retry: () => void;
  /** The sentences of one text; null until they are here. */
  sentencesOf: (text: TextName) => readonly GroundedSentence[] | null;
}

/** What every sentence rests on, asked for once, when it is first wanted. */
export function useGrounds(slug: string, isWanted: boolean): GroundsState {
  const { data, error, isFetching, refetch } = useQuery({
    ...groundsQuery(slug),
    enabled: isWanted,
  });
  const grounds = isWanted ? (data ?? null) : null;
  return {
    status: !isWanted ? "off" : grounds ? "ready" : isFetching ? "loading" : "failed",
    error,
    retry: () => void refetch(),
    sentencesOf: (text) => (grounds ? findSentences(grounds, text) : null),
  };
}

function findSentences(grounds: Grounds, text: TextName): readonly GroundedSentence[] | null {
  const sentences = typeof text === "number" ? grounds.monthlyForecasts[text] : grounds[text];
  return sentences && sentences.length > 0 ? sentences : null;
}
