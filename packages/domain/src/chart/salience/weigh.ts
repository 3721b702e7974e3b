import { BALANCE_WEIGHTS } from "../balance.ts";
import type { ChartBody } from "../bodies.ts";
import type { Aspect, ChartFacts } from "../chart-facts.ts";

/** What a whole chart weighs: 24. */
export const WHOLE_CHART = Object.values(BALANCE_WEIGHTS).reduce((sum, weight) => sum + weight, 0);

/** How much of a chart some bodies are, out of WHOLE_CHART. */
export function weighBodies(bodies: readonly ChartBody[]): number {
  return bodies.reduce((sum, body) => sum + BALANCE_WEIGHTS[body], 0);
}

/** "orb 2.3 degrees", or of a birth without an exact time the most it may be: "orb at most 2.5 degrees". */
export function describeOrb({ orb, widestOrb, phase }: Aspect): string {
  if (phase !== null) return `orb ${orb.toFixed(1)} degrees`;
  return `orb at most ${(Math.ceil(widestOrb * 10) / 10).toFixed(1)} degrees`;
}

/** "14 of the chart’s 24 points"; where bodies of open sign may add to them, "at least 14". */
export function describePoints(points: number, { balance }: ChartFacts): string {
  const least = balance.uncounted.length > 0 ? "at least " : "";
  return `${least}${points} of the chart’s ${WHOLE_CHART} points`;
}

/** A share of a weight that falls from 1 at an orb of 0 to `last` at the widest. */
export function closeness(orb: number, widest: number, last: number): number {
  return 1 - (1 - last) * Math.min(1, orb / widest);
}

/** The bodies whose sign is settled and passes a test, in the chart's order. */
export function bodiesWhere(
  { placements }: ChartFacts,
  test: (placement: ChartFacts["placements"][number]) => boolean,
): ChartBody[] {
  return placements
    .filter((placement) => placement.sign && test(placement))
    .map(({ body }) => body);
}
