import type { Aspect, ChartBody, ChartFacts, SectionName } from "@cosmic/domain";
import { fillFrame } from "../text/fill-frame.ts";
import { aspectNoun, degreesText, formatBody } from "../text/format-chart.ts";
import { type WrittenSentence, withEvidence } from "../text/written-text.ts";
import { aspectFrames } from "./aspect-frames.ts";
import { aspectProse } from "./aspects.ts";
import { ASPECT_FLAVORS } from "./chart-corpus.ts";

/** The most aspects in one report. */
const MOST = 6;

/** The most degrees from exact that still count as tight enough to be written. */
const TIGHT = 5;

/** Where an aspect is written, by the more personal of its bodies; one for each section. */
const HOMES: Partial<Record<ChartBody, readonly SectionName[]>> = {
  Sun: ["detailedAstrologyChart", "lifePurpose"],
  Moon: ["innerChildHealing"],
  Mercury: ["decisionMakingStyle", "learningStyle"],
  Venus: ["soulMateGuidance", "moneyMindset"],
  Mars: ["conflictResolution", "healthWellness"],
  Jupiter: ["giftedTalents", "detailedCareerAnalysis"],
};

/**
 * The tightest aspects of a chart, each written in one section other than those without room: what was
 * computed, and its reading.
 */
export function writeAspects(
  { aspects, window }: ChartFacts,
  full: readonly SectionName[] = [],
): ReadonlyMap<SectionName, WrittenSentence[]> {
  const written = new Map<SectionName, WrittenSentence[]>();
  const isWidest = window.certainty === "date";
  for (const aspect of aspects) {
    const meaning = findMeaning(aspect);
    const home = HOMES[aspect.bodies[0]]?.find(
      (name) => !written.has(name) && !full.includes(name),
    );
    const isTight = getOrb(aspect, isWidest) <= TIGHT;
    if (!isTight || meaning === undefined || home === undefined || written.size === MOST) continue;
    const frame = aspectFrames[written.size % aspectFrames.length] ?? "";
    written.set(home, writeAspect(aspect, isWidest, frame, meaning));
  }
  return written;
}

function findMeaning({ bodies, aspect }: Aspect): string | undefined {
  return aspectProse[bodies.join("-")]?.[ASPECT_FLAVORS[aspect]];
}

/** With an open birth hour the orb that counts is the widest that the hour allows. */
function getOrb({ orb, widestOrb }: Aspect, isWidest: boolean): number {
  return isWidest ? widestOrb : orb;
}

function writeAspect(
  tight: Aspect,
  isWidest: boolean,
  frame: string,
  meaning: string,
): WrittenSentence[] {
  const { bodies, aspect } = tight;
  const orb = getOrb(tight, isWidest);
  const degrees = `${degreesText(orb)} ${degreesText(orb) === "1" ? "degree" : "degrees"}`;
  const fact = fillFrame(frame, {
    one: formatBody(bodies[0]),
    other: formatBody(bodies[1]),
    aspect: aspectNoun(aspect),
    orb: isWidest ? `within ${degrees} of exact` : `${degrees} from exact`,
  });
  return withEvidence({ kind: "aspect", bodies, aspect, orb, isWidest }, [fact, meaning]);
}
