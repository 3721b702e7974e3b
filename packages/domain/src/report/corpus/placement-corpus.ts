import type { ZodiacSign } from "../../zodiac/signs.ts";
import type { PlacementBody } from "../placement-bodies.ts";
import type { Sentences } from "./section-corpus.ts";

/**
 * What the sign of one body in the computed chart adds to a section.
 * The composer uses `bySign` where the sign is known, and `unsettled` where it is not.
 */
export interface PlacementCorpus {
  planet: PlacementBody;
  /** Two whole sentences: the placement in plain words, then what it may look like in the subject. */
  bySign: Record<ZodiacSign, Sentences>;
  /** For a body that changed sign around the birth date, when no birth time decides between the signs. */
  unsettled: string;
}
