import type { SectionCorpus } from "../section-corpus.ts";
import { ascendant } from "./ascendant.ts";
import { lines } from "./lines.ts";
import { meetings } from "./meetings.ts";
import { moonBetween } from "./moon-between.ts";
import { placement } from "./placement.ts";

export const personalityArchetypes: SectionCorpus = {
  lines,
  meetings,
  placement,
  moonBetween,
  angle: ascendant,
};
