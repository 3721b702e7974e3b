import { getElement } from "../../zodiac/signs.ts";
import { CHART_BODIES, type ChartBody } from "../bodies.ts";
import type { ChartFacts } from "../chart-facts.ts";
import { getPlacement } from "../placement-of.ts";
import type { SalientFact } from "./salient-fact.ts";
import { WHOLE_CHART, weighBodies } from "./weigh.ts";

/** Two bodies in opposition, and a third square to both, by the chart's own orbs. The apex comes first. */
export function findTSquares({ aspects }: ChartFacts): SalientFact[] {
  const isSquare = pairTest(aspects, "square");
  return aspects
    .filter(({ aspect }) => aspect === "opposition")
    .flatMap(({ bodies: [a, b] }) =>
      CHART_BODIES.filter((apex) => isSquare(apex, a) && isSquare(apex, b)).map(
        (apex): SalientFact => ({
          kind: "t-square",
          key: `t-square / ${apex}`,
          bodies: [apex, a, b],
          weight: 12 + 2.6 * weighBodies([apex, a, b]),
          why: `${a} opposite ${b}, both square ${apex}: ${weighBodies([apex, a, b])} of the chart’s ${WHOLE_CHART} points`,
        }),
      ),
    );
}

/** Three bodies trine to one another by the chart's own orbs, all in settled signs of one element. */
export function findGrandTrines(chart: ChartFacts): SalientFact[] {
  const isTrine = pairTest(chart.aspects, "trine");
  return chart.aspects
    .filter(({ aspect }) => aspect === "trine")
    .flatMap(({ bodies: [a, b] }) =>
      CHART_BODIES.slice(CHART_BODIES.indexOf(b) + 1)
        .filter((c) => isTrine(a, c) && isTrine(b, c))
        .flatMap((c) => grandTrineFact(chart, [a, b, c])),
    );
}

function grandTrineFact(chart: ChartFacts, bodies: readonly ChartBody[]): SalientFact[] {
  const elements = bodies.map((body) => {
    const { sign } = getPlacement(chart, body);
    return sign && getElement(sign);
  });
  const [element] = elements;
  if (!element || elements.some((other) => other !== element)) return [];
  return [
    {
      kind: "grand-trine",
      key: `grand-trine / ${element}`,
      bodies,
      element,
      weight: 10 + 2.5 * weighBodies(bodies),
      why: `${bodies.join(", ")} trine one another in ${element}: ${weighBodies(bodies)} of the chart’s ${WHOLE_CHART} points`,
    },
  ];
}

/** Whether two bodies have an aspect of this name. */
export function pairTest<Name extends string>(
  aspects: readonly { bodies: readonly [string, string]; aspect: Name }[],
  name: Name,
): (a: ChartBody, b: ChartBody) => boolean {
  const pairs = new Set(
    aspects
      .filter(({ aspect }) => aspect === name)
      .flatMap(({ bodies: [a, b] }) => [`${a} ${b}`, `${b} ${a}`]),
  );
  return (a, b) => pairs.has(`${a} ${b}`);
}
