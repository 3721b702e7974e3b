import {
  ELEMENTS,
  type Element,
  getElement,
  getModality,
  MODALITIES,
  type Modality,
  ZODIAC_SIGNS,
  type ZodiacSign,
} from "../../zodiac/signs.ts";
import { type ChartBody, isLuminary } from "../bodies.ts";
import type { ChartFacts } from "../chart-facts.ts";
import type { SalientFact } from "./salient-fact.ts";
import { bodiesWhere, describePoints, WHOLE_CHART, weighBodies } from "./weigh.ts";

/** How few bodies in one sign make a stellium. */
const STELLIUM = 3;

/** Three or more bodies in one sign; those of unsettled sign do not count. */
export function findStelliums(chart: ChartFacts): SalientFact[] {
  return ZODIAC_SIGNS.flatMap((sign) => {
    const bodies = bodiesWhere(chart, (placement) => placement.sign === sign);
    return bodies.length < STELLIUM ? [] : [stelliumFact(sign, bodies)];
  });
}

function stelliumFact(sign: ZodiacSign, bodies: readonly ChartBody[]): SalientFact {
  const share = weighBodies(bodies);
  const beyond = bodies.length - STELLIUM;
  return {
    kind: "stellium",
    key: `stellium / ${sign}`,
    bodies,
    sign,
    element: getElement(sign),
    mode: getModality(sign),
    weight: 4 * share + 6 * beyond + (bodies.some(isLuminary) ? 10 : 0),
    why: `${bodies.join(", ")} in ${sign}: ${share} of the chart’s ${WHOLE_CHART} points`,
  };
}

/** Half or more of the chart's weight in one element or mode, wherever bodies of unsettled sign stand. */
export function findDominances(chart: ChartFacts): SalientFact[] {
  const { elements, modalities } = chart.balance;
  return [
    ...ELEMENTS.filter((name) => elements[name] * 2 >= WHOLE_CHART).map((element): SalientFact => {
      const bodies = bodiesWhere(
        chart,
        ({ sign }) => sign !== null && getElement(sign) === element,
      );
      const why = `${describePoints(elements[element], chart)} in ${element}`;
      const weight = (90 * elements[element]) / WHOLE_CHART;
      return {
        kind: "element-dominant",
        key: `element-dominant / ${element}`,
        bodies,
        element,
        weight,
        why,
      };
    }),
    ...MODALITIES.filter((name) => modalities[name] * 2 >= WHOLE_CHART).map((mode): SalientFact => {
      const bodies = bodiesWhere(chart, ({ sign }) => sign !== null && getModality(sign) === mode);
      const why = `${describePoints(modalities[mode], chart)} in ${mode} signs`;
      const weight = (68 * modalities[mode]) / WHOLE_CHART;
      return { kind: "mode-dominant", key: `mode-dominant / ${mode}`, bodies, mode, weight, why };
    }),
  ];
}

/** An element or mode in which none of the ten bodies stands, nor may have stood at some instant of the window. */
export function findMissing({ placements }: ChartFacts): SalientFact[] {
  const signs = placements.flatMap((placement) => placement.signs);
  const elements = new Set<Element>(signs.map(getElement));
  const modes = new Set<Modality>(signs.map(getModality));
  return [
    ...ELEMENTS.filter((name) => !elements.has(name)).map((element): SalientFact => {
      const why = `none of the ten bodies in ${element}`;
      return {
        kind: "element-missing",
        key: `element-missing / ${element}`,
        bodies: [],
        element,
        weight: 38,
        why,
      };
    }),
    ...MODALITIES.filter((name) => !modes.has(name)).map((mode): SalientFact => {
      const why = `none of the ten bodies in ${mode} signs`;
      return {
        kind: "mode-missing",
        key: `mode-missing / ${mode}`,
        bodies: [],
        mode,
        weight: 40,
        why,
      };
    }),
  ];
}
