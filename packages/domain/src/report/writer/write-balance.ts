import type { ChartFacts } from "../../chart/chart-facts.ts";
import { placementOf } from "../../chart/placement-of.ts";
import type { MbtiType } from "../../mbti/types.ts";
import { balance } from "../corpus/sky/balance.ts";
import { typeInElement, typeInModality } from "../corpus/sky/balance-meetings.ts";
import { retrograde } from "../corpus/sky/retrograde.ts";
import type { WrittenSentence } from "../sentence-basis.ts";
import { certainBalanceOf } from "./chart-balance.ts";
import { restingOn } from "./written-text.ts";

/** What leads, what lacks and what moved backward in a chart, the most telling first. */
export function writeBalance(chart: ChartFacts): WrittenSentence[] {
  const { element, modality, absent } = certainBalanceOf(chart);
  const { elements, modalities, total } = chart.balance;
  const backward = (["Mercury", "Venus", "Mars"] as const).filter((body) => {
    const { isRetrograde, isMotionSettled } = placementOf(chart, body);
    return isRetrograde && isMotionSettled;
  });
  return [
    ...(element === null
      ? []
      : restingOn({ kind: "element-balance", element, weight: elements[element], total }, [
          balance.strongest[element],
        ])),
    ...backward.flatMap((body) => restingOn({ kind: "retrograde", body }, [retrograde[body]])),
    ...absent
      .slice(0, 1)
      .flatMap((lacking) =>
        restingOn({ kind: "element-balance", element: lacking, weight: 0, total }, [
          balance.absent[lacking],
        ]),
      ),
    ...(modality === null
      ? []
      : restingOn({ kind: "modality-balance", modality, weight: modalities[modality], total }, [
          balance.strongestModality[modality],
        ])),
  ];
}

/** Where the type meets the element and the modality that lead the chart. */
export function writeBalanceMeetings(chart: ChartFacts, mbtiType: MbtiType): WrittenSentence[] {
  const { element, modality } = certainBalanceOf(chart);
  const { joint: toElement, byType: ofType, byElement } = typeInElement;
  const { joint: toModality, byType: alsoOfType, byModality } = typeInModality;
  return [
    ...(element === null
      ? []
      : restingOn({ kind: "type-element-balance", mbtiType, element }, [
          `${ofType[mbtiType]}${toElement}${byElement[element]}.`,
        ])),
    ...(modality === null
      ? []
      : restingOn({ kind: "type-modality-balance", mbtiType, modality }, [
          `${alsoOfType[mbtiType]}${toModality}${byModality[modality]}.`,
        ])),
  ];
}
