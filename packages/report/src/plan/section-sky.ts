import type { ChartFacts, MbtiType, SectionName } from "@cosmic/domain";
import { writeAspects } from "../chart-prose/write-aspects.ts";
import { writeBalance, writeBalanceMeetings } from "../chart-prose/write-balance.ts";
import { writeSkyFacts } from "../chart-prose/write-sky-facts.ts";
import type { ReportInputs } from "../report-inputs.ts";
import type { WrittenSentence } from "../text/written-text.ts";

/** What the chart adds to a section beside the section's own placement and angle. */
export interface SectionSky {
  /** What opens the chart section. */
  opening: readonly WrittenSentence[];
  /** Written after the opening as far as there is room, in this order. */
  more: readonly WrittenSentence[];
  /** Where the type meets the chart; written after those. */
  meetings: readonly WrittenSentence[];
  /** An aspect and its reading, or nothing. */
  aspect: readonly WrittenSentence[];
}

const NOTHING_COMPUTED: Omit<SectionSky, "aspect"> = { opening: [], more: [], meetings: [] };

/** What the chart adds to each section. */
export function skyBySection({ chart, mbtiType }: ReportInputs): (name: SectionName) => SectionSky {
  const computed = writeComputed(chart, mbtiType);
  // With a changeover or angles to tell, the chart section has no room for an aspect.
  const isFull = computed.opening.length > 1;
  const aspects = writeAspects(chart, isFull ? ["detailedAstrologyChart"] : []);
  return (name) => ({
    ...(name === "detailedAstrologyChart" ? computed : NOTHING_COMPUTED),
    aspect: aspects.get(name) ?? [],
  });
}

/** What only the chart section says. */
function writeComputed(chart: ChartFacts, mbtiType: MbtiType): Omit<SectionSky, "aspect"> {
  return {
    opening: writeSkyFacts(chart),
    more: writeBalance(chart),
    meetings: writeBalanceMeetings(chart, mbtiType),
  };
}
