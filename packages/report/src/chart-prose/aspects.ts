import type { AspectCorpus } from "./chart-corpus.ts";
import { innerAspects } from "./inner-aspects.ts";
import { slowAspects } from "./slow-aspects.ts";

/** What tradition reads in two bodies that stand to each other in some way, and how it may look. */
export const aspectProse: AspectCorpus = { ...innerAspects, ...slowAspects };
