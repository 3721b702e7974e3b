import type { HeldFact } from "@cosmic/domain/hours";
import type { ChartView } from "../../../shared/chart-wheel/chart-view.ts";
import { formatHourFact } from "./format-hour-fact.ts";
import type { ReadReportHours } from "./read-report-hours.ts";

const listHeld = ({ facts }: ReadReportHours, at: number) =>
  facts.filter(({ spans }) => spans.some(({ from, to }) => from <= at && at <= to));

/** "Cancer rising, Aries at the Midheaven, Moon in Aries, house 10": what changes at boundaries only. */
function describeSigns(hours: ReadReportHours, at: number): string {
  const held = listHeld(hours, at);
  const house = held.find(({ fact }) => fact.kind === "house" && fact.body === "Moon")?.fact;
  return held
    .filter(
      ({ fact, isCertain }) =>
        fact.kind === "rising" ||
        fact.kind === "midheaven" ||
        (fact.kind === "sign" && (fact.body === "Moon" || !isCertain)),
    )
    .map(({ fact }) => {
      const isMoon = fact.kind === "sign" && fact.body === "Moon";
      return isMoon && house?.kind === "house"
        ? `${formatHourFact(fact)}, house ${house.house}`
        : formatHourFact(fact);
    })
    .join(", ");
}

/** "At 06:40: Cancer rising, Aries at the Midheaven, Moon in Aries, house 10." */
export const describeMinute = (hours: ReadReportHours, at: number): string =>
  `At ${hours.clock.format(at)}: ${describeSigns(hours, at)}.`;

const isOpen = ({ fact, isCertain }: HeldFact) => fact.kind === "aspect" && !isCertain;

/** Which of the aspects that the hour decides hold at a minute. */
function describeAspects(hours: ReadReportHours, at: number): string {
  if (!hours.facts.some(isOpen)) return "The hour decides no aspect of your chart.";
  const names = listHeld(hours, at)
    .filter(isOpen)
    .map(({ fact }) => formatHourFact(fact));
  return `Of the aspects that the hour decides, ${names.length === 0 ? "none holds" : `these hold: ${names.join(", ")}`}.`;
}

/** "Ascendant at 3° Leo, Midheaven at 21° Aries, Moon at 4° Aries." */
function describeDegrees({ angles, placements }: ChartView): string {
  const moon = placements.find(({ body }) => body === "Moon");
  const parts = [
    ...(angles
      ? [
          `Ascendant at ${angles.ascendant.degree}° ${angles.ascendant.sign}`,
          `Midheaven at ${angles.midheaven.degree}° ${angles.midheaven.sign}`,
        ]
      : []),
    ...(moon?.sign ? [`Moon at ${moon.degree}° ${moon.sign}`] : []),
  ];
  return `${parts.join(", ")}.`;
}

interface MinuteWordsProps {
  hours: ReadReportHours;
  at: number;
  /** The chart of that minute. */
  view: ChartView;
}

/**
 * The chosen minute's chart in words. The live region says only what boundaries change, so that a screen reader hears
 * it once on crossing one, and not at every step.
 */
export function MinuteWords({ hours, at, view }: MinuteWordsProps) {
  return (
    <div className="flex min-h-36 flex-col gap-2 text-ink">
      <p>
        At {hours.clock.format(at)}: {describeDegrees(view)}
      </p>
      <output>
        {describeSigns(hours, at)}. {describeAspects(hours, at)}
      </output>
    </div>
  );
}
