import {
  type ChartFacts,
  ELEMENTS,
  type Element,
  getElement,
  type ZodiacSign,
} from "@cosmic/domain";
import { BALANCE_WEIGHTS, getPlacement } from "@cosmic/domain/chart";
import type { ElementSection } from "./section.ts";

/** The element a section is written for, and what decided it. */
export interface SectionElement {
  element: Element;
  /** Null where the element that leads the chart decided. */
  body: Exclude<ElementSection["restsOn"], "balance"> | null;
  /** Null where the birth hour decides the sign, or where no one sign does. */
  sign: ZodiacSign | null;
  /** It leads beside the element of the Sun's sign. */
  isBesideSun?: true;
  /** Bodies whose sign the birth hour decides might change what leads. */
  isOpen?: true;
}

/**
 * The element of the body's sign. A body between two signs of one element has that element; between
 * others, the Sun's stands in. For "balance" the heaviest element of the chart, the Sun's among equals.
 */
export function findElement(restsOn: ElementSection["restsOn"], chart: ChartFacts): SectionElement {
  const own = getElement(chart.sunSign);
  if (restsOn === "balance") {
    const element = findLeading(chart, own);
    return { element, body: null, sign: null, ...markOpen(chart, element, ELEMENTS) };
  }
  if (restsOn === "Sun") return { element: own, body: "Sun", sign: chart.sunSign };
  const { sign, signs } = getPlacement(chart, restsOn);
  if (sign !== null) return { element: getElement(sign), body: restsOn, sign };
  const [element = own, ...others] = new Set(signs.map(getElement));
  return { element: others.length === 0 ? element : own, body: restsOn, sign: null };
}

/** The heaviest element of the chart but the Sun's. */
export function findSecondElement(chart: ChartFacts): SectionElement {
  const own = getElement(chart.sunSign);
  const others = ELEMENTS.filter((element) => element !== own);
  const weights = chart.balance.elements;
  const [element = own] = others.toSorted((a, b) => weights[b] - weights[a]);
  const second = { element, body: null, sign: null, isBesideSun: true } as const;
  // Beside another sign of the Sun another element may be second.
  if (getPlacement(chart, "Sun").sign === null) return { ...second, isOpen: true };
  return { ...second, ...markOpen(chart, element, others) };
}

/** Says so where an element leads some others only among the bodies whose sign is settled. */
function markOpen(
  { placements, balance }: ChartFacts,
  element: Element,
  others: readonly Element[],
): Pick<SectionElement, "isOpen"> {
  const open = placements.filter(({ sign }) => sign === null);
  /** What an element may weigh, or does at least. */
  const weigh = (each: Element, method: "some" | "every") =>
    open
      .filter(({ signs }) => signs[method]((sign) => getElement(sign) === each))
      .reduce((sum, { body }) => sum + BALANCE_WEIGHTS[body], balance.elements[each]);
  const least = weigh(element, "every");
  const isSettled = others.every((other) => other === element || weigh(other, "some") <= least);
  return isSettled ? {} : { isOpen: true };
}

function findLeading({ balance }: ChartFacts, own: Element): Element {
  const most = Math.max(...Object.values(balance.elements));
  const leading = ELEMENTS.filter((element) => balance.elements[element] === most);
  return leading.includes(own) ? own : (leading[0] ?? own);
}
