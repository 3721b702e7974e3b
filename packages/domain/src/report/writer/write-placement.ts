import type { SignChange } from "../../chart/chart-facts.ts";
import { placementOf } from "../../chart/placement-of.ts";
import { PLACEMENT_CORPORA } from "../corpus/placements/index.ts";
import { moonBetween } from "../corpus/sky/moon-between.ts";
import type { MoonBetweenCorpus } from "../corpus/sky-corpus.ts";
import type { ReportFacts } from "../report-facts.ts";
import type { SectionName } from "../sections.ts";
import type { WrittenSentence } from "../sentence-basis.ts";
import { fillFrame } from "./fill-frame.ts";
import { restingOn } from "./written-text.ts";

const BETWEEN: Partial<Record<SectionName, MoonBetweenCorpus>> = moonBetween;

/**
 * What the sign of a section’s planet adds. Where the birth hour decides the sign: the two that the
 * Moon may have been in, or one sentence leaving it open.
 */
export function writePlacement(name: SectionName, { chart }: ReportFacts): WrittenSentence[] {
  const { planet: body, bySign, unsettled } = PLACEMENT_CORPORA[name];
  const { sign, signs, changes } = placementOf(chart, body);
  if (sign !== null) return restingOn({ kind: "placement", body, sign }, bySign[sign]);
  const [change, ...later] = changes;
  const between = body === "Moon" ? BETWEEN[name] : undefined;
  const isBetweenTwo = between && change && later.length === 0;
  const texts = isBetweenTwo ? betweenTwo(between, change) : [unsettled];
  return restingOn({ kind: "placement", body, sign, signs }, texts);
}

function betweenTwo(
  { frame, bySign, closing }: MoonBetweenCorpus,
  { from, to }: SignChange,
): string[] {
  const values = { from, to, fromClause: bySign[from], toClause: bySign[to] };
  return [fillFrame(frame, values), closing];
}
