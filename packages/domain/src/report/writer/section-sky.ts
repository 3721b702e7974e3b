import type { ChartFacts } from "../../chart/chart-facts.ts";
import type { MbtiType } from "../../mbti/types.ts";
import { angles } from "../corpus/sky/angles.ts";
import type { ReportFacts } from "../report-facts.ts";
import type { SectionName } from "../sections.ts";
import type { WrittenSentence } from "../sentence-basis.ts";
import { writeAspects } from "./write-aspects.ts";
import { writeBalance, writeBalanceMeetings } from "./write-balance.ts";
import { writeSkyFacts } from "./write-sky-facts.ts";
import { restingOn } from "./written-text.ts";

/** What the chart adds to a section beside the placement of its planet. */
export interface SectionSky {
  /** What opens the chart section. */
  opening: readonly WrittenSentence[];
  /** Told after the opening as far as there is room, in this order. */
  more: readonly WrittenSentence[];
  /** Where the type meets the chart; told after those. */
  meetings: readonly WrittenSentence[];
  /** What an angle or a house adds to the placement. */
  angle: readonly WrittenSentence[];
  /** An aspect and its reading, or nothing. */
  aspect: readonly WrittenSentence[];
}

/** What the chart adds to each section. */
export function skyBySection({ chart, mbtiType }: ReportFacts): (name: SectionName) => SectionSky {
  const ofChart = chartSection(chart, mbtiType);
  // With a changeover or angles to tell, the chart section has no room for an aspect.
  const isFull = ofChart.opening.length > 1;
  const aspects = writeAspects(chart, isFull ? ["detailedAstrologyChart"] : []);
  return (name) => ({
    ...(name === "detailedAstrologyChart" ? ofChart : anglesIn(name, chart)),
    aspect: aspects.get(name) ?? [],
  });
}

function chartSection(chart: ChartFacts, mbtiType: MbtiType): Omit<SectionSky, "aspect"> {
  return {
    opening: writeSkyFacts(chart),
    more: writeBalance(chart),
    meetings: writeBalanceMeetings(chart, mbtiType),
    angle: [],
  };
}

function anglesIn(name: SectionName, chart: ChartFacts): Omit<SectionSky, "aspect"> {
  return { opening: [], more: [], meetings: [], angle: writeAngle(name, chart) };
}

/** Rising sign, Midheaven and the houses of Sun and Moon, each in the section it speaks to. */
function writeAngle(name: SectionName, chart: ChartFacts): WrittenSentence[] {
  if (!chart.angles || !chart.houses) return [];
  const { ascendant, midheaven } = chart.angles;
  const { Sun: sunHouse, Moon: moonHouse } = chart.houses.wholeSign.houseOf;
  switch (name) {
    case "personalityArchetypes":
      return restingOn(
        { kind: "angle", angle: "ascendant", sign: ascendant.sign },
        angles.ascendant[ascendant.sign],
      );
    case "detailedCareerAnalysis":
      return restingOn(
        { kind: "angle", angle: "midheaven", sign: midheaven.sign },
        angles.midheaven[midheaven.sign],
      );
    case "lifePurpose":
      return inHouse("Sun", sunHouse, angles.sunHouse);
    case "innerChildHealing":
      return inHouse("Moon", moonHouse, angles.moonHouse);
    default:
      return [];
  }
}

function inHouse(body: "Sun" | "Moon", house: number, readings: readonly string[]) {
  const reading = readings[house - 1];
  if (reading === undefined) throw new RangeError(`There is no house ${house}`);
  return restingOn({ kind: "house", body, house }, [reading]);
}
