import type { ChartBody } from "../../chart/bodies.ts";
import type { Aspect, ChartFacts } from "../../chart/chart-facts.ts";
import { aspectNoun, degreesText, nameOfBody } from "../chart-words.ts";
import { aspectFrames } from "../corpus/sky/aspect-frames.ts";
import { aspectProse } from "../corpus/sky/aspects.ts";
import { FLAVOUR_OF_ASPECT } from "../corpus/sky-corpus.ts";
import type { SectionName } from "../sections.ts";
import type { WrittenSentence } from "../sentence-basis.ts";
import { fillFrame } from "./fill-frame.ts";
import { restingOn } from "./written-text.ts";

/** The most aspects one report tells. */
const MOST = 6;

/** The most degrees from exact that still count as tight enough to be told. */
const TIGHT = 5;

/** Where an aspect is told, by the more personal of its bodies; a section tells one. */
const HOMES: Partial<Record<ChartBody, readonly SectionName[]>> = {
  Sun: ["detailedAstrologyChart", "lifePurpose"],
  Moon: ["innerChildHealing"],
  Mercury: ["decisionMakingStyle", "learningStyle"],
  Venus: ["soulMateGuidance", "moneyMindset"],
  Mars: ["conflictResolution", "healthWellness"],
  Jupiter: ["giftedTalents", "detailedCareerAnalysis"],
};

/**
 * The tightest aspects of a chart, each told in one section other than those without room: what was
 * computed, and its reading.
 */
export function writeAspects(
  { aspects, window }: ChartFacts,
  full: readonly SectionName[] = [],
): ReadonlyMap<SectionName, WrittenSentence[]> {
  const told = new Map<SectionName, WrittenSentence[]>();
  const isWidest = window.certainty === "date";
  for (const aspect of aspects) {
    const meaning = meaningOf(aspect);
    const home = HOMES[aspect.bodies[0]]?.find((name) => !told.has(name) && !full.includes(name));
    const isTight = orbOf(aspect, isWidest) <= TIGHT;
    if (!isTight || meaning === undefined || home === undefined || told.size === MOST) continue;
    const frame = aspectFrames[told.size % aspectFrames.length] ?? "";
    told.set(home, writeAspect(aspect, isWidest, frame, meaning));
  }
  return told;
}

function meaningOf({ bodies, aspect }: Aspect): string | undefined {
  return aspectProse[bodies.join("-")]?.[FLAVOUR_OF_ASPECT[aspect]];
}

/** With an open birth hour the orb that counts is the widest that the hour allows. */
function orbOf({ orb, widestOrb }: Aspect, isWidest: boolean): number {
  return isWidest ? widestOrb : orb;
}

function writeAspect(
  told: Aspect,
  isWidest: boolean,
  frame: string,
  meaning: string,
): WrittenSentence[] {
  const { bodies, aspect } = told;
  const orb = orbOf(told, isWidest);
  const degrees = `${degreesText(orb)} ${degreesText(orb) === "1" ? "degree" : "degrees"}`;
  const fact = fillFrame(frame, {
    one: nameOfBody(bodies[0]),
    other: nameOfBody(bodies[1]),
    aspect: aspectNoun(aspect),
    orb: isWidest ? `within ${degrees} of exact` : `${degrees} from exact`,
  });
  return restingOn({ kind: "aspect", bodies, aspect, orb, isWidest }, [fact, meaning]);
}
