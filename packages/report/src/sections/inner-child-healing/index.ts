import type { SectionCorpus } from "../section-corpus.ts";
import { lines } from "./lines.ts";
import { meetings } from "./meetings.ts";
import { moonBetween } from "./moon-between.ts";
import { moonHouse } from "./moon-house.ts";
import { placement } from "./placement.ts";

export const innerChildHealing: SectionCorpus = {
  lines,
  meetings,
  placement,
  moonBetween,
  angle: moonHouse,
};
