import {
  type ChartFacts,
  ELEMENTS,
  type Element,
  getElement,
  type ZodiacSign,
} from "@cosmic/domain";
import { getPlacement } from "@cosmic/domain/chart";
import type { ElementSection } from "./section.ts";

/** The element a section is written for, and what decided it. */
export interface SectionElement {
  element: Element;
  /** Null where the element that leads the chart decided. */
  body: Exclude<ElementSection["restsOn"], "balance"> | null;
  /** Null where the birth hour decides the sign, or where no one sign does. */
  sign: ZodiacSign | null;
}

/**
 * The element of the body's sign. A body between two signs of one element has that element; between
 * others, the Sun's stands in. For "balance" the heaviest element of the chart, the Sun's among equals.
 */
export function findElement(restsOn: ElementSection["restsOn"], chart: ChartFacts): SectionElement {
  const own = getElement(chart.sunSign);
  if (restsOn === "balance") return { element: findLeading(chart, own), body: null, sign: null };
  if (restsOn === "Sun") return { element: own, body: "Sun", sign: chart.sunSign };
  const { sign, signs } = getPlacement(chart, restsOn);
  if (sign !== null) return { element: getElement(sign), body: restsOn, sign };
  const [element = own, ...others] = new Set(signs.map(getElement));
  return { element: others.length === 0 ? element : own, body: restsOn, sign: null };
}

function findLeading({ balance }: ChartFacts, own: Element): Element {
  const most = Math.max(...Object.values(balance.elements));
  const leading = ELEMENTS.filter((element) => balance.elements[element] === most);
  return leading.includes(own) ? own : (leading[0] ?? own);
}
