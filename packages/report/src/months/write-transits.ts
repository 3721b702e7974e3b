import type { ForecastMonth, MonthTransit, TransitSpan } from "@cosmic/domain";
import { ASPECT_FLAVORS } from "../chart-prose/chart-corpus.ts";
import { fillFrame } from "../text/fill-frame.ts";
import { aspectNoun } from "../text/format-chart.ts";
import { monthText } from "../text/format-dates.ts";
import { type WrittenSentence, withEvidence } from "../text/written-text.ts";
import { exactText, transitSpanText, untilText } from "./format-forecast.ts";
import { forecastCorpus } from "./prose/forecast.ts";
import type { TransitTarget } from "./prose/forecast-corpus.ts";
import type { ProsePicker } from "./prose-picker.ts";

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

/** Writes the transits of a year month by month, each in full once. */
export interface TransitWriter {
  /** The most significant transit of the month that was not written before; nothing when there is none. */
  writeNew(month: ForecastMonth): WrittenSentence[];
  /** One written in an earlier month that still goes on, once each; nothing when there is none. */
  writeOngoing(month: ForecastMonth): WrittenSentence[];
}

export function createTransitWriter(picker: ProsePicker): TransitWriter {
  const written = new Set<TransitSpan>();
  const continued = new Set<TransitSpan>();
  // Each reading with the month whose card has it.
  const readings = new Map<string, number>();
  return {
    writeNew({ year, month, transits }) {
      const [best] = transits
        .filter(({ span, isExact }) => isExact && !written.has(span))
        .filter(({ span }) => readings.get(getReading(span)) !== month)
        .toSorted((a, b) => computeWeight(b) - computeWeight(a));
      if (!best) return [];
      const reading = getReading(best.span);
      const firstMonth = readings.get(reading);
      written.add(best.span);
      if (firstMonth !== undefined) return writeTransitAgain(best.span, year, firstMonth, picker);
      readings.set(reading, month);
      return writeTransit(best.span, year, reading, picker);
    },
    writeOngoing({ year, to, transits }) {
      const ongoing = transits
        .map(({ span }) => span)
        .find((span) => written.has(span) && !continued.has(span) && span.end >= to);
      if (!ongoing) return [];
      continued.add(ongoing);
      return withEvidence(toEvidence(ongoing), [
        fillFrame(picker.next(forecastCorpus.transitGoesOn), {
          planet: ongoing.planet,
          natal: natalName(ongoing),
          until: untilText(ongoing, year),
        }),
      ]);
    },
  };
}

/** Certain ones before others, short ones before those that fill a year, personal ones before the rest. */
function computeWeight({ span }: MonthTransit): number {
  const days = (span.end.getTime() - span.start.getTime()) / DAY;
  const brevity = days < 60 ? 6 : days < 150 ? 4 : days < 300 ? 2 : 0;
  return (span.isCertain ? 5 : 0) + brevity + NEARNESS[getTarget(span)];
}

function writeTransit(
  span: TransitSpan,
  cardYear: number,
  reading: string,
  picker: ProsePicker,
): WrittenSentence[] {
  const fact = fillFrame(picker.next(forecastCorpus.transit), frameValues(span, cardYear));
  return withEvidence(toEvidence(span), [fact, reading]);
}

/** One whose reading another card has, by the name of that card’s month. */
function writeTransitAgain(
  span: TransitSpan,
  cardYear: number,
  firstMonth: number,
  picker: ProsePicker,
): WrittenSentence[] {
  const values = { ...frameValues(span, cardYear), month: monthText(firstMonth) };
  return withEvidence(toEvidence(span), [
    fillFrame(picker.next(forecastCorpus.transitAgain), values),
  ]);
}

/** Transits of one planet to one body share a reading when their aspects are of one kind. */
function getReading(span: TransitSpan): string {
  const flavour = ASPECT_FLAVORS[span.aspect];
  return forecastCorpus.transitMeaning[span.planet][flavour][getTarget(span)];
}

const frameValues = (span: TransitSpan, cardYear: number) => ({
  planet: span.planet,
  aspect: aspectNoun(span.aspect),
  natal: natalName(span),
  span: transitSpanText(span, cardYear),
  exact: exactText(span, cardYear),
});

function toEvidence({ start, end, exact, ...span }: TransitSpan) {
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
function getTarget({ natal }: TransitSpan): TransitTarget {
  if (natal === "Uranus" || natal === "Neptune" || natal === "Pluto") {
    throw new RangeError(`A transit to ${natal} has no reading`);
  }
  return natal;
}
