import type { SectionCorpus } from "../section-corpus.ts";
import { lines } from "./lines.ts";
import { meetings } from "./meetings.ts";
import { placement } from "./placement.ts";
import { sunHouse } from "./sun-house.ts";

export const lifePurpose: SectionCorpus = { lines, meetings, placement, angle: sunHouse };
