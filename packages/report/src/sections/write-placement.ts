import type { SignChange } from "@cosmic/domain";
import { getPlacement } from "@cosmic/domain/chart";
import type { ReportInputs } from "../report-inputs.ts";
import { fillFrame } from "../text/fill-frame.ts";
import { type WrittenSentence, withEvidence } from "../text/written-text.ts";
import type { MoonBetween, SectionCorpus } from "./section-corpus.ts";

/**
 * What the sign of a section’s planet adds. Where the birth hour decides the sign: the two that the
 * Moon may have been in, or one sentence leaving it open.
 */
export function writePlacement(
  { placement, moonBetween }: SectionCorpus,
  { chart }: ReportInputs,
): WrittenSentence[] {
  const { planet: body, bySign, unsettled } = placement;
  const { sign, signs, changes } = getPlacement(chart, body);
  if (sign !== null) return withEvidence({ kind: "placement", body, sign }, bySign[sign]);
  const [change, ...later] = changes;
  const isBetweenTwo = moonBetween && change && later.length === 0;
  const texts = isBetweenTwo ? writeBetweenTwo(moonBetween, change) : [unsettled];
  return withEvidence({ kind: "placement", body, sign, signs }, texts);
}

function writeBetweenTwo(
  { frame, bySign, closing }: MoonBetween,
  { from, to }: SignChange,
): string[] {
  const values = { from, to, fromClause: bySign[from], toClause: bySign[to] };
  return [fillFrame(frame, values), closing];
}
