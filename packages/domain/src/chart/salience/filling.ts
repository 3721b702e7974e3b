import { ASPECT_FAMILIES } from "../aspect-families.ts";
import type { AspectName, ChartFacts } from "../chart-facts.ts";
import type { SalientFact } from "./salient-fact.ts";
import { closeness, describeOrb, weighBodies } from "./weigh.ts";

/** For each unit of weight of the two bodies. */
const OTHER_WEIGHTS: Readonly<Record<AspectName, number>> = {
  conjunction: 2.4,
  opposition: 2.2,
  square: 2.2,
  trine: 1.9,
  sextile: 1.5,
};

/** The aspects of a chart that none of the facts is about, as such. */
export function findUntoldAspects(
  { aspects }: ChartFacts,
  facts: readonly SalientFact[],
): SalientFact[] {
  const told = new Set(facts.filter(({ aspect }) => aspect).map(({ bodies }) => bodies.join()));
  return aspects
    .filter(({ bodies }) => !told.has(bodies.join()))
    .map((each) => {
      const { bodies, aspect, orb, allowedOrb } = each;
      return {
        kind: "aspect" as const,
        key: `${bodies.join("-")} / ${ASPECT_FAMILIES[aspect]}`,
        bodies,
        aspect,
        weight: OTHER_WEIGHTS[aspect] * weighBodies(bodies) * closeness(orb, allowedOrb, 0.6),
        why: `${bodies[0]} ${aspect} ${bodies[1]}, ${describeOrb(each)}`,
      };
    });
}

/** The bodies of settled sign that none of the facts is about, where they stand. */
export function findUntoldPlacements(
  { placements }: ChartFacts,
  facts: readonly SalientFact[],
): SalientFact[] {
  const told = new Set(facts.flatMap(({ bodies }) => bodies));
  return placements.flatMap(({ body, sign }) => {
    if (!sign || told.has(body)) return [];
    return {
      kind: "placement",
      key: `placement / ${body} ${sign}`,
      bodies: [body],
      sign,
      weight: weighBodies([body]),
      why: `${body} in ${sign}`,
    };
  });
}
