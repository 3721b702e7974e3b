import type { ReportHours } from "@cosmic/contracts";
import { useDeferredValue, useId, useMemo, useState } from "react";
import { describeHouses } from "../../../shared/chart-wheel/chart-labels.ts";
import { toChartView } from "../../../shared/chart-wheel/chart-view.ts";
import { ChartWheel } from "../../../shared/chart-wheel/chart-wheel.tsx";
import { Fold } from "../book/fold.tsx";
import { formatHourFact } from "./format-hour-fact.ts";
import { HoursDial } from "./hours-dial.tsx";
import { HoursTables } from "./hours-table.tsx";
import { toMinuteChart } from "./minute-chart.ts";
import { type ReadReportHours, readReportHours } from "./read-report-hours.ts";

interface HoursExplorerProps {
  birthDate: string;
  hours: ReportHours;
}

/** The dial with its marker, the chart at the chosen minute, and all of it in tables. */
export function HoursExplorer({ birthDate, hours: sent }: HoursExplorerProps) {
  const hours = useMemo(() => readReportHours(sent), [sent]);
  const { clock, sky } = hours;
  const [index, setIndex] = useState((clock.count - 1) >> 1);
  const id = useId();
  const at = clock.getInstant(index);
  const drawnAt = useDeferredValue(at);
  const view = useMemo(
    () => toChartView(toMinuteChart(birthDate, sky, drawnAt)),
    [birthDate, sky, drawnAt],
  );
  const words = describeMinute(hours, at);
  return (
    <div className="flex flex-col gap-12 print:block print:*:mb-7">
      <div className="grid items-center gap-x-16 gap-y-10 lg:grid-cols-2 print:hidden">
        <div className="mx-auto flex w-full max-w-[34rem] flex-col gap-4">
          <HoursDial hours={hours} index={index} onChoose={setIndex} />
          <label htmlFor={id} className="font-sans text-sm text-ink-muted">
            Move through the hours: drag the marker, or use the arrow keys here.
          </label>
          <input
            id={id}
            type="range"
            className="h-11 w-full cursor-pointer touch-none accent-brass"
            min={0}
            max={clock.count - 1}
            step={1}
            value={index}
            aria-valuetext={words}
            onChange={(event) => {
              setIndex(Number(event.currentTarget.value));
            }}
          />
          <p className="min-h-18 text-ink" aria-hidden="true">
            {words}
          </p>
        </div>
        <div className="mx-auto w-full max-w-[34rem]">
          <ChartWheel view={view} />
          <p className="mt-4 text-center font-sans text-sm text-ink-muted">
            {describeHouses(view.houses)}
          </p>
        </div>
      </div>
      <Fold
        id="hours-tables"
        closed="Show how surely everything holds"
        opened="Hide how surely everything holds"
      >
        <div className="pt-10">
          <HoursTables hours={hours} />
        </div>
      </Fold>
    </div>
  );
}

/** "At 06:40: Cancer rising, Aries at the Midheaven, Moon in Aries." */
function describeMinute({ facts, clock }: ReadReportHours, at: number): string {
  const held = facts.filter(
    ({ fact, isCertain, spans }) =>
      (fact.kind === "rising" ||
        fact.kind === "midheaven" ||
        (fact.kind === "sign" && (fact.body === "Moon" || !isCertain))) &&
      spans.some(({ from, to }) => from <= at && at <= to),
  );
  return `At ${clock.format(at)}: ${held.map(({ fact }) => formatHourFact(fact)).join(", ")}.`;
}
