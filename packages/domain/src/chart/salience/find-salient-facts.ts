import type { ChartFacts } from "../chart-facts.ts";
import { findAngleSign } from "../known-angles.ts";
import { getPlacement } from "../placement-of.ts";
import { getWholeSignHouse } from "../whole-sign-house.ts";
import { findAngularBodies, findChartRuler, findSect } from "./angular.ts";
import { findAspectsOfLights, findWiderAspectsOfLights } from "./aspected.ts";
import { findDignities, findPhase, findRetrogrades } from "./condition.ts";
import { findUntoldAspects, findUntoldPlacements } from "./filling.ts";
import { findDominances, findMissing, findStelliums } from "./gathered.ts";
import { findGrandTrines, findTSquares } from "./patterns.ts";
import { SALIENCE_KINDS, type SalientFact } from "./salient-fact.ts";

/** A chart that has fewer facts than this is filled: one date in twenty without time and place. */
const FEWEST = 3;
const FILLINGS = [findWiderAspectsOfLights, findUntoldAspects, findUntoldPlacements];

const RULES: readonly ((chart: ChartFacts) => SalientFact[])[] = [
  findStelliums,
  findDominances,
  findMissing,
  findAspectsOfLights,
  findTSquares,
  findGrandTrines,
  findAngularBodies,
  findChartRuler,
  findSect,
  findDignities,
  findRetrogrades,
  findPhase,
];

/**
 * What stands out in a chart, the weightiest first; at least three facts for any chart. Of a birth
 * whose hour is not known only what holds at every instant of its window. Weights are a convention
 * of this product: how much of the chart a fact takes up (see BALANCE_WEIGHTS) and how personal it
 * is come first, how close an orb is only moves a fact among its like.
 */
export function findSalientFacts(chart: ChartFacts): SalientFact[] {
  const found = rank(
    chart,
    RULES.flatMap((find) => find(chart)),
  );
  return FILLINGS.reduce(
    (facts, fill) =>
      facts.length < FEWEST ? rank(chart, [...facts, ...fill(chart, facts)]) : facts,
    found,
  );
}

/** Weights rounded to a tenth, the heaviest first, and of facts with one key the heaviest only. */
function rank(chart: ChartFacts, facts: readonly SalientFact[]): SalientFact[] {
  const ranked = facts
    .map((fact) => withPlace(chart, { ...fact, weight: Math.round(fact.weight * 10) / 10 }))
    .toSorted(compareFacts);
  return ranked.filter(({ key }, index) => ranked.findIndex((fact) => fact.key === key) === index);
}

/** By weight, then by kind in the order of SALIENCE_KINDS, then by key. */
function compareFacts(a: SalientFact, b: SalientFact): number {
  return (
    b.weight - a.weight ||
    SALIENCE_KINDS.indexOf(a.kind) - SALIENCE_KINDS.indexOf(b.kind) ||
    (a.key < b.key ? -1 : Number(a.key > b.key))
  );
}

/** The sign, and with a rising sign the house, of a fact about one body or one sign. */
function withPlace(chart: ChartFacts, fact: SalientFact): SalientFact {
  const [body, second] = fact.bodies;
  const sign = fact.sign ?? (body && !second ? getPlacement(chart, body).sign : null);
  if (!sign) return fact;
  const rising = findAngleSign(chart, "ascendant");
  return rising ? { ...fact, sign, house: getWholeSignHouse(sign, rising) } : { ...fact, sign };
}
