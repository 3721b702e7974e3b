import {
  type ChartBody,
  type ChartFacts,
  ELEMENTS,
  type Element,
  getElement,
  type ZodiacSign,
} from "@cosmic/domain";
import { findSalientFacts, getPlacement } from "@cosmic/domain/chart";
import type { SentenceEvidence, WrittenSentence } from "@cosmic/report";

/** Why a sentence does not hold in an exact chart; null where it does. */
export type Objection = string | null;

/** What a check of a sentence's evidence may need: the exact chart of one minute, and what holds in it. */
export interface ExactMinute {
  chart: ChartFacts;
  /** Keys of what stands out in it. */
  keys: ReadonlySet<string>;
}

export const toExactMinute = (chart: ChartFacts): ExactMinute => ({
  chart,
  keys: new Set(findSalientFacts(chart).map(({ key }) => key)),
});

/** Sentences tell an orb to a tenth of a degree. */
const ROUNDED = 0.051;

const getSign = (chart: ChartFacts, body: ChartBody) => getPlacement(chart, body).sign;

/**
 * Whether what a sentence's evidence states of the birth holds at one of its minutes. Evidence of the type, of the
 * answers and of the sky that everyone shares holds at all of them.
 * @param isSunOpen the report says that the Sun changed sign within the hours
 */
export function checkEvidence(
  { text, basis }: Pick<WrittenSentence, "text" | "basis">,
  { chart, keys }: ExactMinute,
  isSunOpen: boolean,
): Objection {
  switch (basis.kind) {
    case "sign":
    case "type-sign":
      return checkSunSign(basis.sign, chart, isSunOpen);
    case "type-element":
      return checkElement(basis, chart, isSunOpen);
    case "placement":
      if (basis.body === "Sun") return checkSunSign(basis.sign ?? chart.sunSign, chart, isSunOpen);
      return basis.sign === null || basis.sign === getSign(chart, basis.body)
        ? null
        : `${basis.body} in ${basis.sign}`;
    case "aspect":
      return checkAspect(basis, chart);
    case "angle":
      return chart.angles?.[basis.angle].sign === basis.sign
        ? null
        : `${basis.angle} ${basis.sign}`;
    case "house":
      return chart.houses?.wholeSign.houseOf[basis.body] === basis.house
        ? null
        : `${basis.body} in house ${basis.house}`;
    case "retrograde":
      return getPlacement(chart, basis.body).isRetrograde ? null : `${basis.body} retrograde`;
    case "standout":
      return checkStandout(text, basis, chart, keys);
    case "changeover":
      return basis.settledAs === undefined || basis.settledAs === chart.sunSign
        ? null
        : `the Sun settled in ${basis.settledAs}`;
    case "solar-return":
      return checkSunSign(basis.sign, chart, isSunOpen);
    default:
      return null;
  }
}

function checkSunSign(sign: ZodiacSign, chart: ChartFacts, isSunOpen: boolean): Objection {
  return isSunOpen || chart.sunSign === sign ? null : `the Sun in ${sign}`;
}

type EvidenceOf<Kind extends SentenceEvidence["kind"]> = Extract<SentenceEvidence, { kind: Kind }>;

function checkElement(
  { body, sign, element, isOpen, isBesideSun }: EvidenceOf<"type-element">,
  chart: ChartFacts,
  isSunOpen: boolean,
): Objection {
  if (body === "Sun") return sign === null ? null : checkSunSign(sign, chart, isSunOpen);
  if (body !== null)
    return sign === null || sign === getSign(chart, body) ? null : `${body} in ${sign}`;
  if (isOpen) return null;
  const { elements } = chart.balance;
  const own = isBesideSun ? getElement(chart.sunSign) : null;
  const isHeavier = (other: Element) => other !== own && elements[other] > elements[element];
  return ELEMENTS.some(isHeavier) ? `${element} leads the chart` : null;
}

function checkAspect(
  { bodies, aspect, orb, isWidest }: EvidenceOf<"aspect">,
  { aspects }: ChartFacts,
): Objection {
  const held = aspects.find(
    (each) => each.aspect === aspect && each.bodies.join() === bodies.join(),
  );
  const name = `${bodies[0]} ${aspect} ${bodies[1]}`;
  if (!held) return name;
  const isTrue = isWidest ? held.orb <= orb + ROUNDED : Math.abs(held.orb - orb) <= ROUNDED;
  return isTrue ? null : `${name} at ${orb}`;
}

function checkStandout(
  text: string,
  { key, name, why }: EvidenceOf<"standout">,
  chart: ChartFacts,
  keys: ReadonlySet<string>,
): Objection {
  const orb = /^(\w+) (\w+) (\w+), orb (at most )?([\d.]+) degrees/.exec(why);
  if (orb) {
    const [, one, aspect, other, isWidest, degrees] = orb;
    const held = chart.aspects.find(
      (each) => each.aspect === aspect && each.bodies.join() === `${one},${other}`,
    );
    if (!held) return name;
    const stated = Number(degrees);
    const isTrue = isWidest ? held.orb <= stated : Math.abs(held.orb - stated) <= ROUNDED;
    return isTrue ? null : `${name}, ${why}`;
  }
  const placed = /^placement \/ (\w+) (\w+)$/.exec(key);
  if (placed) {
    const [, body, sign] = placed;
    if (getSign(chart, body as ChartBody) !== sign) return name;
    return checkFaint(text, chart, keys);
  }
  if (!keys.has(key)) return name;
  return checkWeight(why, chart) ? null : `${name}, ${why}`;
}

/** "14 of the chart’s 24 points in Fire", or at least so many. */
function checkWeight(why: string, { balance: { elements, modalities } }: ChartFacts): boolean {
  const [, isLeast, points, name = ""] = /^(at least )?(\d+) of the .* in (\w+)/.exec(why) ?? [];
  if (points === undefined) return true;
  const weight = Object.entries({ ...elements, ...modalities }).find(
    ([each]) => each === name,
  )?.[1];
  return isLeast ? Number(points) <= (weight ?? 0) : Number(points) === weight;
}

/** What the text of a thin chart says of all of it. */
function checkFaint(text: string, { angles }: ChartFacts, keys: ReadonlySet<string>): Objection {
  const has = (pattern: RegExp) => [...keys].some((key) => pattern.test(key));
  if (/no angle is occupied/.test(text) && angles && has(/^(rising|culminating|setting|lower) /)) {
    return "no angle is occupied";
  }
  if (/[Nn]o sign is crowded/.test(text) && has(/^stellium /)) return "no sign is crowded";
  return null;
}
