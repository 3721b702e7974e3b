import {
  ELEMENTS,
  type Element,
  getElement,
  getModality,
  MODALITIES,
  type Modality,
} from "../zodiac/signs.ts";
import type { ChartBody } from "./bodies.ts";
import type { ChartBalance, Placement } from "./chart-facts.ts";

/**
 * What a body counts for. A convention: the lights most, then the planets that change sign within
 * weeks, then the two that mark years; the outer three, shared by a whole generation, least.
 */
export const BALANCE_WEIGHTS: Readonly<Record<ChartBody, number>> = {
  Sun: 4,
  Moon: 4,
  Mercury: 3,
  Venus: 3,
  Mars: 3,
  Jupiter: 2,
  Saturn: 2,
  Uranus: 1,
  Neptune: 1,
  Pluto: 1,
};

/** The weights of the settled bodies, by the element and by the modality of their signs. */
export function computeBalance(
  placements: readonly Pick<Placement, "body" | "sign">[],
): ChartBalance {
  const elements = Object.fromEntries(ELEMENTS.map((name) => [name, 0])) as Record<Element, number>;
  const modalities = Object.fromEntries(MODALITIES.map((name) => [name, 0])) as Record<
    Modality,
    number
  >;
  let total = 0;
  const uncounted: ChartBody[] = [];
  for (const { body, sign } of placements) {
    if (!sign) {
      uncounted.push(body);
      continue;
    }
    const weight = BALANCE_WEIGHTS[body];
    elements[getElement(sign)] += weight;
    modalities[getModality(sign)] += weight;
    total += weight;
  }
  return { elements, modalities, total, uncounted };
}
