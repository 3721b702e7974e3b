import { type ChartBody, isLuminary } from "./bodies.ts";
import type { AspectName } from "./chart-facts.ts";

/** The five aspects of Ptolemy: the angle of each, the widest orb with the Sun or Moon, and without. */
export const ASPECTS: readonly {
  name: AspectName;
  angle: number;
  withLuminary: number;
  otherwise: number;
}[] = [
  // Orbs are a convention. These are the middle of what handbooks use: wider for the two lights,
  // narrower for the sextile, the weakest of the five.
  { name: "conjunction", angle: 0, withLuminary: 8, otherwise: 6 },
  { name: "sextile", angle: 60, withLuminary: 4, otherwise: 3 },
  { name: "square", angle: 90, withLuminary: 7, otherwise: 5 },
  { name: "trine", angle: 120, withLuminary: 7, otherwise: 5 },
  { name: "opposition", angle: 180, withLuminary: 8, otherwise: 6 },
];

/** The most degrees away from exact at which an aspect between two bodies counts. */
export function allowedOrb(aspect: (typeof ASPECTS)[number], a: ChartBody, b: ChartBody): number {
  return isLuminary(a) || isLuminary(b) ? aspect.withLuminary : aspect.otherwise;
}
