import type { ForecastMonth, MonthTransit, TransitSpan } from "../../forecast/forecast-facts.ts";
import { aspectNoun } from "../chart-words.ts";
import { forecastCorpus } from "../corpus/forecast.ts";
import type { TransitTarget } from "../corpus/forecast-corpus.ts";
import { FLAVOUR_OF_ASPECT } from "../corpus/sky-corpus.ts";
import { monthText } from "../plain-dates.ts";
import type { WrittenSentence } from "../sentence-basis.ts";
import { fillFrame } from "./fill-frame.ts";
import { exactText, transitSpanText, untilText } from "./forecast-wording.ts";
import type { Teller } from "./teller.ts";
import { restingOn } from "./written-text.ts";

const DAY = 86_400_000;

/** How personal the body at birth is, which decides between transits of one month. */
const NEARNESS: Readonly<Record<TransitTarget, number>> = {
  Sun: 6,
  Moon: 6,
  Venus: 5,
  Mercury: 4,
  Mars: 4,
  Jupiter: 1,
  Saturn: 1,
};

/** Tells the transits of a year month by month, each in full once. */
export interface TransitTeller {
  /** The most telling transit of the month that was not told before; nothing when there is none. */
  tellNew(month: ForecastMonth): WrittenSentence[];
  /** One told in an earlier month that still goes on, once each; nothing when there is none. */
  tellOngoing(month: ForecastMonth): WrittenSentence[];
}

export function createTransitTeller(teller: Teller): TransitTeller {
  const told = new Set<TransitSpan>();
  const toldAgain = new Set<TransitSpan>();
  // Each reading with the month whose card has it.
  const readings = new Map<string, number>();
  return {
    tellNew({ year, month, transits }) {
      const [best] = transits
        .filter(({ span, isExact }) => isExact && !told.has(span))
        .filter(({ span }) => readings.get(readingOf(span)) !== month)
        .toSorted((a, b) => weightOf(b) - weightOf(a));
      if (!best) return [];
      const reading = readingOf(best.span);
      const toldIn = readings.get(reading);
      told.add(best.span);
      if (toldIn !== undefined) return writeTransitAgain(best.span, year, toldIn, teller);
      readings.set(reading, month);
      return writeTransit(best.span, year, reading, teller);
    },
    tellOngoing({ year, to, transits }) {
      const ongoing = transits
        .map(({ span }) => span)
        .find((span) => told.has(span) && !toldAgain.has(span) && span.end >= to);
      if (!ongoing) return [];
      toldAgain.add(ongoing);
      return restingOn(basisOf(ongoing), [
        fillFrame(teller.next(forecastCorpus.transitGoesOn), {
          planet: ongoing.planet,
          natal: natalName(ongoing),
          until: untilText(ongoing, year),
        }),
      ]);
    },
  };
}

/** Certain ones before others, short ones before those that fill a year, personal ones before the rest. */
function weightOf({ span }: MonthTransit): number {
  const days = (span.end.getTime() - span.start.getTime()) / DAY;
  const brevity = days < 60 ? 6 : days < 150 ? 4 : days < 300 ? 2 : 0;
  return (span.isCertain ? 5 : 0) + brevity + NEARNESS[targetOf(span)];
}

function writeTransit(
  span: TransitSpan,
  cardYear: number,
  reading: string,
  teller: Teller,
): WrittenSentence[] {
  const fact = fillFrame(teller.next(forecastCorpus.transit), factsOf(span, cardYear));
  return restingOn(basisOf(span), [fact, reading]);
}

/** One whose reading another card has, by the name of that card’s month. */
function writeTransitAgain(
  span: TransitSpan,
  cardYear: number,
  toldIn: number,
  teller: Teller,
): WrittenSentence[] {
  const facts = { ...factsOf(span, cardYear), month: monthText(toldIn) };
  return restingOn(basisOf(span), [fillFrame(teller.next(forecastCorpus.transitAgain), facts)]);
}

/** Transits of one planet to one body share a reading when their aspects are of one kind. */
function readingOf(span: TransitSpan): string {
  const flavour = FLAVOUR_OF_ASPECT[span.aspect];
  return forecastCorpus.transitMeaning[span.planet][flavour][targetOf(span)];
}

const factsOf = (span: TransitSpan, cardYear: number) => ({
  planet: span.planet,
  aspect: aspectNoun(span.aspect),
  natal: natalName(span),
  span: transitSpanText(span, cardYear),
  exact: exactText(span, cardYear),
});

function basisOf({ start, end, exact, ...span }: TransitSpan) {
  return {
    kind: "transit",
    ...span,
    start: start.toISOString(),
    end: end.toISOString(),
    exact: exact.map(({ from, to }) => ({ from: from.toISOString(), to: to.toISOString() })),
  } as const;
}

const natalName = ({ natal }: TransitSpan) => `your ${natal} at birth`;

/** The forecast looks at transits to these bodies alone. */
function targetOf({ natal }: TransitSpan): TransitTarget {
  if (natal === "Uranus" || natal === "Neptune" || natal === "Pluto") {
    throw new RangeError(`A transit to ${natal} has no reading`);
  }
  return natal;
}
