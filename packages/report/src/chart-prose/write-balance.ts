import type { ChartFacts, MbtiType } from "@cosmic/domain";
import { getPlacement } from "@cosmic/domain/chart";
import { computeCertainBalance } from "../plan/chart-balance.ts";
import { type WrittenSentence, withEvidence } from "../text/written-text.ts";
import { balance } from "./balance.ts";
import { typeInElement, typeInModality } from "./balance-meetings.ts";
import { retrograde } from "./retrograde.ts";

/** What leads, what lacks and what moved backward in a chart, the most significant first. */
export function writeBalance(chart: ChartFacts): WrittenSentence[] {
  const { element, modality, absent } = computeCertainBalance(chart);
  const { elements, modalities, total } = chart.balance;
  const backward = (["Mercury", "Venus", "Mars"] as const).filter((body) => {
    const { isRetrograde, isMotionSettled } = getPlacement(chart, body);
    return isRetrograde && isMotionSettled;
  });
  return [
    ...(element === null
      ? []
      : withEvidence({ kind: "element-balance", element, weight: elements[element], total }, [
          balance.strongest[element],
        ])),
    ...backward.flatMap((body) => withEvidence({ kind: "retrograde", body }, [retrograde[body]])),
    ...absent
      .slice(0, 1)
      .flatMap((lacking) =>
        withEvidence({ kind: "element-balance", element: lacking, weight: 0, total }, [
          balance.absent[lacking],
        ]),
      ),
    ...(modality === null
      ? []
      : withEvidence({ kind: "modality-balance", modality, weight: modalities[modality], total }, [
          balance.strongestModality[modality],
        ])),
  ];
}

/** Where the type meets the element and the modality that lead the chart. */
export function writeBalanceMeetings(chart: ChartFacts, mbtiType: MbtiType): WrittenSentence[] {
  const { element, modality } = computeCertainBalance(chart);
  const { joint: toElement, byType: ofType, byElement } = typeInElement;
  const { joint: toModality, byType: alsoOfType, byModality } = typeInModality;
  return [
    ...(element === null
      ? []
      : withEvidence({ kind: "type-element-balance", mbtiType, element }, [
          `${ofType[mbtiType]}${toElement}${byElement[element]}.`,
        ])),
    ...(modality === null
      ? []
      : withEvidence({ kind: "type-modality-balance", mbtiType, modality }, [
          `${alsoOfType[mbtiType]}${toModality}${byModality[modality]}.`,
        ])),
  ];
}
