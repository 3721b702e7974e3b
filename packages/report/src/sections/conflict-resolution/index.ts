import type { SectionCorpus } from "../section-corpus.ts";
import { lines } from "./lines.ts";
import { meetings } from "./meetings.ts";
import { placement } from "./placement.ts";

export const conflictResolution: SectionCorpus = { lines, meetings, placement };
