import type { ChartBody } from "./bodies.ts";
import type { ChartFacts, Placement } from "./chart-facts.ts";

/** Where a body stands in a chart. Throws RangeError for a chart that lacks it. */
export function getPlacement({ placements }: ChartFacts, body: ChartBody): Placement {
  return placementAmong(placements, body);
}

/** Where a body stands among placements. Throws RangeError when they lack it. */
export function placementAmong(placements: readonly Placement[], body: ChartBody): Placement {
  const placement = placements.find((candidate) => candidate.body === body);
  if (!placement) throw new RangeError(`The chart holds no ${body}`);
  return placement;
}
