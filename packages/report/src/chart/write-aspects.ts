import type { Aspect, ChartBody, ChartFacts, SalientFact } from "@cosmic/domain";
import { ASPECT_FAMILIES } from "@cosmic/domain/chart";
import { capitalize } from "../text/format-chart.ts";
import { asSentences, type WrittenSentence } from "../text/written-text.ts";
import { aspectTexts } from "./aspect-prose.ts";

/** The most aspects that are told beside what stands out. */
const MOST = 2;

/** How personal a body is: what is told of two slow planets is told of a whole generation. */
const PERSONAL: Readonly<Record<ChartBody, number>> = {
  Sun: 6,
  Moon: 6,
  Venus: 4,
  Mars: 4,
  Mercury: 4,
  Saturn: 2,
  Jupiter: 2,
  Uranus: 1,
  Neptune: 1,
  Pluto: 1,
};

/**
 * The weightiest aspects of a chart that the standouts do not tell already: personal bodies and close
 * orbs first, no body in more than two of them. Each is a paragraph.
 */
export function writeAspects(
  { aspects, window }: ChartFacts,
  standouts: readonly SalientFact[],
): WrittenSentence[][] {
  const isWidest = window.certainty === "date";
  const told = new Set(standouts.map(({ bodies }) => bodies.slice(0, 2).toSorted().join()));
  const uses = new Map<ChartBody, number>();
  const ranked = aspects
    .filter(({ bodies }) => !told.has(bodies.toSorted().join()))
    .toSorted((a, b) => weigh(b) - weigh(a));
  const chosen: Aspect[] = [];
  for (const aspect of ranked) {
    if (chosen.length === MOST) break;
    if (aspect.bodies.some((body) => (uses.get(body) ?? 0) >= 2)) continue;
    for (const body of aspect.bodies) uses.set(body, (uses.get(body) ?? 0) + 1);
    chosen.push(aspect);
  }
  return chosen.map((aspect) => writeAspect(aspect, isWidest));
}

const weigh = ({ bodies: [one, other], orb, allowedOrb }: Aspect): number =>
  PERSONAL[one] + PERSONAL[other] + 2 * (1 - orb / allowedOrb);

function writeAspect(
  { bodies, aspect, orb, widestOrb }: Aspect,
  isWidest: boolean,
): WrittenSentence[] {
  const text = aspectTexts[`${bodies.join("-")} / ${ASPECT_FAMILIES[aspect]}`];
  if (text === undefined) throw new RangeError(`Nothing is written of ${bodies.join(" and ")}`);
  const basis = {
    kind: "aspect",
    bodies,
    aspect,
    orb: isWidest ? widestOrb : orb,
    isWidest,
  } as const;
  return asSentences(basis, capitalize(text.replace("{aspect}", aspect)));
}
