import {
  type ChartFacts,
  ELEMENTS,
  type Element,
  getElement,
  getModality,
  MODALITIES,
  type Modality,
  type ZodiacSign,
} from "@cosmic/domain";
import { BALANCE_WEIGHTS, getPlacement } from "@cosmic/domain/chart";

/** What may be said of a chart’s balance whichever sign the unsettled bodies were in. */
export interface CertainBalance {
  /** The one that outweighs each of the others; null where the birth hour decides, or two are level. */
  element: Element | null;
  modality: Modality | null;
  /** Elements that no body can have been in. */
  absent: readonly Element[];
}

/** The balance of a chart as far as it is certain. */
export function computeCertainBalance(chart: ChartFacts): CertainBalance {
  const { elements, modalities } = chart.balance;
  const openElement = openWeights(chart, getElement);
  return {
    element: leaderAmong(ELEMENTS, elements, openElement),
    modality: leaderAmong(MODALITIES, modalities, openWeights(chart, getModality)),
    absent: ELEMENTS.filter((element) => elements[element] === 0 && openElement(element) === 0),
  };
}

function leaderAmong<Kind extends string>(
  kinds: readonly Kind[],
  settled: Readonly<Record<Kind, number>>,
  open: (kind: Kind) => number,
): Kind | null {
  const leads = (kind: Kind) =>
    kinds.every((other) => other === kind || settled[kind] > settled[other] + open(other));
  return kinds.find(leads) ?? null;
}

/** The weight that the unsettled bodies may yet bring to a kind. */
function openWeights<Kind>(
  chart: ChartFacts,
  toKind: (sign: ZodiacSign) => Kind,
): (kind: Kind) => number {
  const open = chart.balance.uncounted.map((body) => ({
    weight: BALANCE_WEIGHTS[body],
    kinds: getPlacement(chart, body).signs.map(toKind),
  }));
  return (kind) =>
    open.reduce((sum, { weight, kinds }) => sum + (kinds.includes(kind) ? weight : 0), 0);
}
