import type { PlacementCorpus } from "../corpus/placement-corpus.ts";
import type { ReportFacts, WrittenSentence } from "../report-facts.ts";
import { restingOn } from "./written-text.ts";

/** What a body's sign adds to a section, or one sentence saying that the birth date leaves it open. */
export function writePlacement(
  { planet: body, bySign, unsettled }: PlacementCorpus,
  { placements }: ReportFacts,
): WrittenSentence[] {
  const sign = placements[body];
  return restingOn({ kind: "placement", body, sign }, sign === null ? [unsettled] : bySign[sign]);
}
