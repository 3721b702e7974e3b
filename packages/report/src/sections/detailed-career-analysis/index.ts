import type { SectionCorpus } from "../section-corpus.ts";
import { lines } from "./lines.ts";
import { meetings } from "./meetings.ts";
import { midheaven } from "./midheaven.ts";
import { placement } from "./placement.ts";

export const detailedCareerAnalysis: SectionCorpus = {
  lines,
  meetings,
  placement,
  angle: midheaven,
};
