import type { WireChart } from "@cosmic/contracts";
import {
  type AspectName,
  CHART_BODIES,
  type ChartBody,
  ELEMENTS,
  getElement,
  getModality,
  MODALITIES,
  ZODIAC_SIGNS,
  type ZodiacSign,
} from "@cosmic/domain";

/** What of a chart a small drawing brings out. */
export interface Emphasis {
  bodies: readonly ChartBody[];
  signs: readonly ZodiacSign[];
}

const names = (title: string, name: string) => new RegExp(`\\b${name}\\b`, "i").test(title);

const areJoined = (
  { aspects }: WireChart,
  one: ChartBody,
  other: ChartBody,
  aspect: AspectName,
): boolean =>
  aspects.some(
    (each) => each.aspect === aspect && each.bodies.includes(one) && each.bodies.includes(other),
  );

const joinedTo = (chart: WireChart, body: ChartBody, aspect: AspectName): ChartBody[] =>
  CHART_BODIES.filter((other) => other !== body && areJoined(chart, body, other, aspect));

/** The two that oppose one another and both square the apex. */
function findBase(chart: WireChart, apex: ChartBody): ChartBody[] {
  const squared = joinedTo(chart, apex, "square");
  return squared.filter((one) =>
    squared.some((other) => areJoined(chart, one, other, "opposition")),
  );
}

/** Of the bodies in some signs, those that two others among them trine. */
function findTrine(chart: WireChart, bodies: readonly ChartBody[]): ChartBody[] {
  const trined = (one: ChartBody) =>
    bodies.filter((other) => other !== one && areJoined(chart, one, other, "trine"));
  return bodies.filter((body) =>
    trined(body).some((one) => trined(one).some((other) => trined(other).includes(body))),
  );
}

/** The signs a title names, one by one or as an element or mode. */
const namedSigns = (title: string): ZodiacSign[] =>
  ZODIAC_SIGNS.filter(
    (sign) =>
      names(title, sign) ||
      ELEMENTS.some((element) => names(title, element) && getElement(sign) === element) ||
      MODALITIES.some((mode) => names(title, mode) && getModality(sign) === mode),
  );

/**
 * What the standard name of a standout is about: "Mars retrograde" about Mars, "The stellium in
 * Scorpio" about the sign and all that stands in it, "The T-square on Mars" about three bodies.
 */
export function findEmphasis(title: string, chart: WireChart): Emphasis {
  const bodies = CHART_BODIES.filter((body) => names(title, body));
  const signs = namedSigns(title);
  const [body] = bodies;
  if (names(title, "T-square") && body) return { bodies: [body, ...findBase(chart, body)], signs };
  if (names(title, "birth") && bodies.length === 0) {
    // A phase is of both lights; a day or night birth of the Sun alone.
    return { bodies: names(title, "moon") ? ["Sun", "Moon"] : ["Sun"], signs };
  }
  if (names(title, "moon of your birth")) return { bodies: ["Sun", "Moon"], signs };
  if (bodies.length > 0) return { bodies, signs };
  const within = chart.placements
    .filter(({ sign }) => sign !== null && signs.includes(sign))
    .map((placement) => placement.body);
  return { bodies: names(title, "trine") ? findTrine(chart, within) : within, signs };
}
